import type { CaseReader } from "../caseFile/reader.ts";
import {
  employerFilesOffer,
  isBridgingPermit,
  isTiedToEmployer,
  restsOnLabourMarketAssessment,
  typeIsOneOf,
} from "../conditions/application/application.ts";
import type { Member } from "../conditions/application/household.ts";
import { needsRestoration } from "../conditions/status/restoration.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import type { DatedTable } from "../kernel/datedTable.ts";
import { cents, type Cad, writtenInFull } from "../kernel/money.ts";
import { fill, type Text } from "../kernel/text.ts";
import {
  employerComplianceFee,
  labourMarketAssessmentFee,
  openWorkPermitHolderFee,
  workerRestorationFee,
  workPermitFee,
} from "../tables/money/governmentFees.ts";
import { authorizationWithPermit } from "./authorizationWithPermit.ts";
import { feeOf, type Fee } from "./fee.ts";

/** Work permits of the applicant, with or without restoration, and what the employer pays before them. */

export const paysForOwnWorkPermit = typeIsOneOf(
  "paysForOwnWorkPermit",
  { en: "you are applying for a work permit", fr: "vous demandez un permis de travail" },
  ["WorkPermitExtension", "Lmia", "C10", "ClosedWorkPermit", "Bowp"],
);

const text = {
  works: { en: "a work permit is applied for", fr: "un permis de travail est demandé" },
  open: {
    en: "a bridging permit is an open work permit, for any employer",
    fr: "le permis transitoire est un permis de travail ouvert, pour tout employeur",
  },
  restoration: {
    en: "your permit or status has ended and can still be restored; this amount includes the new work permit",
    fr: "votre permis ou votre statut a pris fin et peut encore être rétabli; ce montant comprend le nouveau permis de travail",
  },
  windowNotKnown: {
    en: "your permit or status has ended, and no time to restore it is known for this date, so the fee is not known either",
    fr: "votre permis ou votre statut a pris fin, et aucun délai de rétablissement n’est connu à cette date; les frais ne sont donc pas connus non plus",
  },
  employerPays: {
    en: "your employer pays {amount} and may not ask you to pay it back; nothing is due from you",
    fr: "votre employeur paie {amount} et ne peut pas vous en demander le remboursement; vous n’avez rien à payer",
  },
  employerPaysUnknown: {
    en: "your employer pays it and may not ask you to pay it back; nothing is due from you",
    fr: "votre employeur paie ces frais et ne peut pas vous en demander le remboursement; vous n’avez rien à payer",
  },
} satisfies Record<string, Text>;

const theApplicant: Member = { role: "main" };

type Line = { readonly id: string; readonly table: DatedTable<Cad>; readonly reasons: readonly Text[] };

/** `reader` read already on what the line rests. */
function ofTable(reader: CaseReader, { id, table, reasons }: Line): Fee {
  const { value, because } = valueOnDate(reader, table);
  return feeOf(reader, { id, title: table.title }, theApplicant, {
    amount: value,
    because: [...reasons, ...because],
    decidedBy: value === undefined ? "noRow" : "main",
  });
}

/** The permit, or in its place restoration with the permit in it. */
function permitFee(the: CaseReader): Fee {
  const reader = the.fresh();
  const restoration = needsRestoration(reader);
  if (restoration === "notKnown")
    return feeOf(reader, { id: "restoration", title: workerRestorationFee.title }, theApplicant, {
      amount: undefined,
      because: [text.windowNotKnown],
      decidedBy: "windowNotKnown",
    });
  return restoration
    ? ofTable(reader, { id: "restoration", table: workerRestorationFee, reasons: [text.restoration] })
    : ofTable(reader, {
        id: "workPermit",
        table: workPermitFee,
        reasons: [text.works, ...authorizationWithPermit(reader)],
      });
}

/** Regulations sections 303.1 and 315.2: the employer pays, so the person pays nothing. */
function paidByEmployer(the: CaseReader, id: string, table: DatedTable<Cad>): Fee {
  const reader = the.fresh();
  reader.application("type");
  const { value, because } = valueOnDate(reader, table);
  return feeOf(reader, { id, title: table.title }, theApplicant, {
    amount: value && cents(0),
    because: [
      value === undefined ? text.employerPaysUnknown : fill(text.employerPays, { amount: writtenInFull(value) }),
      ...because,
    ],
    decidedBy: value === undefined ? "noRow" : "employer",
  });
}

export function workFees(the: CaseReader): readonly Fee[] {
  const reader = the.fresh();
  const bridging = isBridgingPermit.evaluate(reader);
  const employer: readonly Fee[] = !isTiedToEmployer.evaluate(reader).holds
    ? []
    : restsOnLabourMarketAssessment.evaluate(reader).holds
      ? [paidByEmployer(the, "labourMarketAssessment", labourMarketAssessmentFee)]
      : employerFilesOffer.evaluate(reader).holds
        ? [paidByEmployer(the, "employerCompliance", employerComplianceFee)]
        : [];
  return [
    permitFee(the),
    ...(bridging.holds
      ? [ofTable(reader, { id: "openWorkPermitHolder", table: openWorkPermitHolderFee, reasons: [text.open] })]
      : []),
    ...employer,
  ];
}
