import { visitorChildrenCome } from "../../../conditions/visit/visitParty.ts";
import { visitorIsMinor } from "../../../conditions/visit/visitorVisa.ts";
import type { FormCondition } from "../../../forms/fields/field.ts";
import { isAt } from "../../../forms/fields/fieldConditions.ts";
import type { FormReader } from "../../../forms/formReader.ts";
import { all, any, not } from "../../../kernel/condition.ts";
import { childrenOfVisit, ofName } from "../../facts/visit.ts";
import type { LetterField } from "../../letterContent.ts";
import { holds, type Fact } from "../../prose/fact.ts";
import { gapsOf } from "../../prose/gap.ts";
import { visitorName } from "../visitFields.ts";

/** Which child travels, with whom, and how many have to consent to it. */

export const missingInTravelLetter = gapsOf("visitorVisaTravel:visitor");

export const isVisitor = holds(visitorIsMinor);
/** A minor travels: the visitor, or children who come along. */
export const aChildTravels: FormCondition = any(isVisitor, holds(visitorChildrenCome));

export const child: Fact = (the) => (isVisitor.evaluate(the).holds ? visitorName(the) : childrenOfVisit(the));
export const ofChild = ofName(child);

const companyPath = "childTravelsWith";
export const company = (the: FormReader): string | undefined => the.text(companyPath);
export const comesWith = (...values: readonly string[]): FormCondition => isAt(companyPath, ...values);
export const hasCompanion = comesWith("oneParent", "otherAdult");
export const needsConsent = all(aChildTravels, not(comesWith("bothParents")));

/** How many sign: of a child who comes with one parent the other, of any other child both; one alone where one decides. */
export const signersNeeded = (the: FormReader): number => {
  const isAlone = the.isYes("soleCustody");
  return comesWith("oneParent").evaluate(the).holds ? (isAlone ? 0 : 1) : isAlone ? 1 : 2;
};

export const companyFields: readonly LetterField[] = [
  {
    path: companyPath,
    kind: "choice",
    look: "radios",
    label: { en: "With whom does the child travel?", fr: "Avec qui l’enfant voyage-t-il?" },
    shown: aChildTravels,
    needed: "always",
    choices: [
      { value: "bothParents", label: { en: "Both parents", fr: "Ses deux parents" } },
      { value: "oneParent", label: { en: "One parent", fr: "Un parent" } },
      { value: "otherAdult", label: { en: "Another adult", fr: "Une autre personne adulte" } },
      { value: "alone", label: { en: "Nobody", fr: "Personne" } },
    ],
  },
];
