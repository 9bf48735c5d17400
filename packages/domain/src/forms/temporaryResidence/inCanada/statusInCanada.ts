import type { Answers } from "../../../caseFile/answers/answers.ts";
import type { Text } from "../../../kernel/text.ts";
import type { FormField, FormPrefill } from "../../fields/field.ts";
import { status } from "../../fields/fieldsOf.ts";
import { answered, byRule, ofApplicant } from "../../prefills/origins.ts";

/** Whoever files from inside Canada lives there: the forms have the country from the start. */

const says: Text = {
  en: "this form is for people who are in Canada",
  fr: "ce formulaire est pour les personnes qui sont au Canada",
};

/** A field of a country that the file fills in by itself. */
export const isCanada = (field: FormField): FormField => ({
  ...field,
  isDerived: true,
  prefill: byRule(says, () => "CA"),
});

/** What the questions about Canada say, by the code of the forms; what is left of a status, the person tells. */
const codes: Partial<Record<NonNullable<Answers["currentImmigrationStatus"]>, string>> = {
  studyPermit: status.student,
  workPermit: status.worker,
  visitor: status.visitor,
  refugeeClaimant: status.refugeeClaimant,
};

export const statusPrefill: FormPrefill = ofApplicant(answered("currentImmigrationStatus", (held) => codes[held]));

/** The last day of the permit that is held, as it was answered. */
export const statusToPrefill: FormPrefill = ofApplicant((the) => {
  const held = the.case.answer("currentImmigrationStatus");
  if (held === "studyPermit") return answered("studyPermitExpiryDate", (day) => day)(the);
  return held === "workPermit" ? answered("pgwpExpiryDate", (day) => day)(the) : undefined;
});
