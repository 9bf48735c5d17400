import type { CaseReader } from "../caseFile/reader.ts";
import { appliesOnArrival } from "../conditions/status/border.ts";
import { needsRestoration } from "../conditions/status/restoration.ts";
import type { Member } from "../conditions/application/household.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import type { DatedTable } from "../kernel/datedTable.ts";
import { type Cad, cents } from "../kernel/money.ts";
import type { Text } from "../kernel/text.ts";
import {
  openWorkPermitHolderFee,
  studentRestorationFee,
  studyPermitFee,
  workPermitFee,
} from "../tables/money/governmentFees.ts";
import { authorizationWithPermit } from "./authorizationWithPermit.ts";
import { feeOf, forWhom, type Fee } from "./fee.ts";

/** Study and work permits, each person for themselves. */

const text = {
  border: {
    en: "you pay the study permit fee at the border when you arrive; nothing is paid online",
    fr: "vous payez les frais du permis d’études à la frontière, à votre arrivée; rien n’est payé en ligne",
  },
  restoration: {
    en: "your permit or status has ended and can still be restored; this amount includes the new study permit",
    fr: "votre permis ou votre statut a pris fin et peut encore être rétabli; ce montant comprend le nouveau permis d’études",
  },
  restorationNotKnown: {
    en: "your permit or status has ended, and no time to restore it is known for this date, so the fee is not known either",
    fr: "votre permis ou votre statut a pris fin, et aucun délai de rétablissement n’est connu à cette date; les frais ne sont donc pas connus non plus",
  },
  studies: { en: "a study permit is applied for", fr: "un permis d’études est demandé" },
  works: { en: "an open work permit is applied for", fr: "un permis de travail ouvert est demandé" },
  notChosen: {
    en: "the fee depends on the type of visa or permit, and none is chosen yet",
    fr: "les frais dépendent du type de visa ou de permis, et aucun n’est encore choisi",
  },
} satisfies Record<string, Text>;

const visaOrPermit: Text = { en: "Visa or permit", fr: "Visa ou permis" };

/** The applicant’s own study permit, or its restoration in its place. */
export function applicantFee(the: CaseReader, person: Member): Fee {
  const reader = the.fresh();
  const border = appliesOnArrival.evaluate(reader);
  if (border.holds)
    return feeOf(reader, { id: "studyPermit", title: studyPermitFee.title }, person, {
      amount: cents(0),
      because: [...border.because, text.border],
      decidedBy: "atBorder",
    });
  const restoration = needsRestoration(reader);
  if (restoration === false)
    return tableFee(reader, { id: "studyPermit", table: studyPermitFee }, person, [
      text.studies,
      ...authorizationWithPermit(reader),
    ]);
  if (restoration === true)
    return tableFee(reader, { id: "restoration", table: studentRestorationFee }, person, [text.restoration]);
  return feeOf(reader, { id: "restoration", title: studentRestorationFee.title }, person, {
    amount: undefined,
    because: [text.restorationNotKnown],
    decidedBy: "windowNotKnown",
  });
}

/** What a family member pays for the permit chosen; visitors are in visitFees. */
export function familyPermitFees(the: CaseReader, person: Member): readonly Fee[] {
  const reader = () => the.fresh();
  if (person.visaType === "Student" || person.visaType === "StudentExtension")
    return [
      tableFee(reader(), { id: "studyPermit", table: studyPermitFee }, person, [forWhom[person.role], text.studies]),
    ];
  if (person.visaType === "OpenWorkPermit") {
    const because = [forWhom[person.role], text.works];
    return [
      tableFee(reader(), { id: "workPermit", table: workPermitFee }, person, because),
      tableFee(reader(), { id: "openWorkPermitHolder", table: openWorkPermitHolderFee }, person, because),
    ];
  }
  if (person.visaType !== undefined) return [];
  return [
    feeOf(reader(), { id: "visaOrPermit", title: visaOrPermit }, person, {
      amount: undefined,
      because: [forWhom[person.role], text.notChosen],
      decidedBy: "notChosen",
    }),
  ];
}

function tableFee(
  reader: CaseReader,
  { id, table }: { id: string; table: DatedTable<Cad> },
  person: Member,
  reasons: readonly Text[],
): Fee {
  const { value, because } = valueOnDate(reader, table);
  return feeOf(reader, { id, title: table.title }, person, {
    amount: value,
    because: [...reasons, ...because],
    decidedBy: value === undefined ? "noRow" : person.role,
  });
}
