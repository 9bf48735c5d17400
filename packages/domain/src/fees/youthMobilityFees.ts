import type { CaseReader } from "../caseFile/reader.ts";
import type { Member } from "../conditions/application/household.ts";
import { valueOnDate } from "../conditions/valueOnDate.ts";
import type { DatedTable } from "../kernel/datedTable.ts";
import type { Cad } from "../kernel/money.ts";
import type { Text } from "../kernel/text.ts";
import { employerComplianceFee, iecParticipationFee, openWorkPermitHolderFee } from "../tables/money/governmentFees.ts";
import { biometricsFees } from "./biometricsFees.ts";
import { authorizationWithPermit } from "./authorizationWithPermit.ts";
import { feeOf, type Fee } from "./fee.ts";

/** International Experience Canada: the participation, what the category adds, and biometrics. No work permit fee comes on top. */

const text = {
  participates: {
    en: "everybody who takes part in IEC pays it; it includes the work permit",
    fr: "toute personne qui participe à EIC paie ces frais, permis de travail compris",
  },
  workingHoliday: {
    en: "you chose Working Holiday, whose permit is open",
    fr: "vous avez choisi Vacances-travail, dont le permis est ouvert",
  },
  tied: {
    en: "you chose a category whose permit names one employer, and that employer pays this fee",
    fr: "vous avez choisi une catégorie dont le permis nomme un employeur, et c’est lui qui paie ces frais",
  },
  notChosen: {
    en: "the rest depends on the category, and none is chosen yet",
    fr: "le reste dépend de la catégorie, et aucune n’est encore choisie",
  },
} satisfies Record<string, Text>;

const ofCategory: Text = { en: "Fee of the category", fr: "Frais de la catégorie" };

const theApplicant: Member = { role: "main" };

export const youthMobilityFees = (the: CaseReader): readonly Fee[] => [
  participationFee(the.fresh()),
  categoryFee(the.fresh()),
  ...biometricsFees(the, [theApplicant]),
];

const participationFee = (reader: CaseReader): Fee =>
  tableFee(reader, "iecParticipation", iecParticipationFee, [text.participates, ...authorizationWithPermit(reader)]);

function categoryFee(reader: CaseReader): Fee {
  const category = reader.answer("iecProgram");
  if (category === undefined)
    return feeOf(reader, { id: "iecCategory", title: ofCategory }, theApplicant, {
      amount: undefined,
      because: [text.notChosen],
      decidedBy: "notChosen",
    });
  if (category === "workingHoliday")
    return tableFee(reader, "openWorkPermitHolder", openWorkPermitHolderFee, [text.workingHoliday]);
  return { ...tableFee(reader, "employerCompliance", employerComplianceFee, [text.tied]), paidBy: "employer" };
}

function tableFee(reader: CaseReader, id: string, table: DatedTable<Cad>, reasons: readonly Text[]): Fee {
  const { value, because } = valueOnDate(reader, table);
  return feeOf(reader, { id, title: table.title }, theApplicant, {
    amount: value,
    because: [...reasons, ...because],
    decidedBy: value === undefined ? "noRow" : "main",
  });
}
