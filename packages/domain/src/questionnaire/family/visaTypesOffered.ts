import type { DependentType, DependentVisaType } from "../../caseFile/dependents.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";
import type { Text } from "../../kernel/text.ts";
import { isTooOldToDepend } from "../../conditions/family/dependentAge.ts";
import { accompanyingChildren } from "./children.ts";
import { spouseVisaType } from "./spouseVisa.ts";

/** What a spouse or child may apply for by the questions; the family page offers the same, and that somebody stays at home. */

const choicesFor = (type: DependentType) =>
  (type === "Spouse"
    ? spouseVisaType.choices
    : accompanyingChildren.fields.find(({ id }) => id === "visaType")?.choices) ?? [];

export const visaTypesOffered = (the: CaseReader, type: DependentType): readonly DependentVisaType[] => [
  ...choicesFor(type)
    .filter(({ offered }) => offered === undefined || offered.evaluate(the.fresh()).holds)
    .map(({ value }) => value as DependentVisaType),
  "None",
];

/**
 * Whether no answer can make it fit: no question offers it to this person, or what is answered rules it out. A permit that rests
 * on answers which are not given yet may still be open, but for a study permit, which needs a letter of acceptance first.
 */
export function isVisaTypeRuledOut(the: CaseReader, type: DependentType, visaType: DependentVisaType): boolean {
  if (visaType === "None" || visaType === "VisaFree") return false;
  const choice = choicesFor(type).find(({ value }) => value === visaType);
  if (!choice) return true;
  if (choice.offered === undefined) return false;
  const reader = the.fresh();
  return !choice.offered.evaluate(reader).holds && (visaType !== "OpenWorkPermit" || reader.trace.missing.length === 0);
}

/** What is told of a child of this birthday the moment it is known; nothing for a dependent child. */
export const whyNotDependent = (the: CaseReader, birthday: IsoDate | null | undefined): Text | undefined =>
  birthday && isTooOldToDepend(the.fresh(), birthday) ? notDependent : undefined;

export const notDependent: Text = {
  en: "A child of 22 or older, or who is married or lives with a partner, is not a dependent child of this application. This child has to apply on their own, so no documents of theirs are asked for here.",
  fr: "Un enfant de 22 ans ou plus, ou qui vit en couple marié ou non, n’est pas un enfant à charge de cette demande. Il doit présenter sa propre demande; aucun de ses documents n’est donc demandé ici.",
};
