import { imm1294Payers } from "../../../lists/officialForms/formChoices1294.ts";
import { fundsDigits } from "../../../fields/checks/documentNumbers.ts";
import { choicesOf } from "../../fields/choices.ts";
import type { FormField, FormPart, FormPrefill } from "../../fields/field.ts";
import { isAt } from "../../fields/fieldConditions.ts";
import type { FormReader } from "../../formReader.ts";
import { answered, ofApplicant, wholeDollars } from "../../prefills/origins.ts";
import { tuitionPrefill } from "./school.ts";

/** What the studies cost, and who pays for them. */

/**
 * Whoever is helped in part has two payers, and so has whoever pays with a scholarship; the form has room for one, so that is
 * left to the person. Mother and father are “Parents” there, and anybody else is “Other”, with a name.
 */
const payerPrefill: FormPrefill = ofApplicant((the) => {
  const support = the.case.answer("financialSupport");
  if (support === undefined || support === "partially") return undefined;
  const says = { en: "from your answers about support", fr: "d’après vos réponses sur le soutien" };
  if (support === "notSupported")
    return hasScholarship(the) ? undefined : { value: "Myself", from: { fact: "answers.financialSupport", says } };
  const relation = the.case.answer("financialSupporterRelation");
  if (relation === undefined) return undefined;
  return {
    value: relation === "other" ? "Other" : "Parents",
    from: { fact: "answers.financialSupporterRelation", says },
  };
});

const hasScholarship = (the: FormReader): boolean =>
  (["scholarship", "hasOtherScholarship", "gacFunding", "globalAffairs"] as const).some(
    (key) => the.case.answer(key) === true,
  );

export const fundsField = (at: string): FormField => ({
  path: `${at}.fundsAvailable`,
  kind: "amount",
  label: {
    en: "Funds available for the stay, in Canadian dollars",
    fr: "Fonds disponibles pour le séjour, en dollars canadiens",
  },
  needed: "always",
  checks: [fundsDigits],
  prefill: ofApplicant(answered("userInputAvailableFunds", wholeDollars)),
});

/** The money for the stay, and who pays. */
export const moneyFields = (at: string): readonly FormField[] => [
  fundsField(at),
  {
    path: `${at}.expensesPaidBy`,
    kind: "choice",
    label: { en: "Who pays your expenses in Canada?", fr: "Qui paie vos dépenses au Canada?" },
    choices: choicesOf(imm1294Payers),
    needed: "always",
    prefill: payerPrefill,
  },
  {
    path: `${at}.expensesPaidByOther`,
    kind: "text",
    label: { en: "Who else?", fr: "Qui d’autre?" },
    shown: isAt(`${at}.expensesPaidBy`, "Other"),
    needed: "always",
    prefill: ofApplicant(answered("financialSupporterFullName", (name) => name)),
  },
];

export const costParts: readonly FormPart[] = [
  {
    path: "studyDetails.studyCosts.tuition",
    kind: "amount",
    label: { en: "Tuition, in Canadian dollars", fr: "Droits de scolarité, en dollars canadiens" },
    needed: "always",
    prefill: tuitionPrefill,
  },
  {
    path: "studyDetails.studyCosts.roomAndBoard",
    kind: "amount",
    label: { en: "Room and board, in Canadian dollars", fr: "Hébergement et repas, en dollars canadiens" },
  },
  {
    path: "studyDetails.studyCosts.other",
    kind: "amount",
    label: { en: "Other costs, in Canadian dollars", fr: "Autres frais, en dollars canadiens" },
  },
  ...moneyFields("studyDetails"),
];
