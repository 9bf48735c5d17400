import { says, type CaseRule } from "../caseFile/rule.ts";
import { isUnder17, partOfBirthdayLeaves17Open } from "../conditions/identity/ages.ts";
import { isMinorAtStudyStart, partOfBirthdayLeavesAgeOpen } from "../conditions/family/legalAge.ts";
import { comesWithBothParents } from "../conditions/family/minors.ts";
import { all, any } from "../kernel/condition.ts";
import type { Text } from "../kernel/text.ts";
import { custodianAge } from "../tables/family/ages.ts";

/** Whether the declaration of a custodian (IMM 5646) is asked for: document 2 section 4, docs/facts/vault.md section 3, number 19. */

export type CustodianResult = "Required" | "Recommended" | "NotNeeded";

const ageNotAnswered = says(
  "ageNotAnswered",
  { en: "your date of birth is not answered yet", fr: "votre date de naissance n’est pas encore indiquée" },
  (the) => the.answer("birthday") === undefined,
);
const ruleNotKnown = says(
  "ruleNotKnown",
  { en: "no age for a custodian is known for this date", fr: "aucun âge n’est connu à cette date pour le gardien" },
  (the) => !the.row(custodianAge).found,
);
const companionNotAnswered = says(
  "companionNotAnswered",
  {
    en: "you have not told us yet who travels with you",
    fr: "vous n’avez pas encore indiqué qui voyage avec vous",
  },
  (the) => the.answer("childTravellingWithParent") === undefined,
);
const oneParentSharesCare = says(
  "oneParentSharesCare",
  {
    en: "one parent comes with you, and a declaration, even if not mandatory then, tells the officer who looks after you when that parent is away",
    fr: "un parent vous accompagne, et une déclaration, même facultative dans ce cas, dit à l’agent qui prend soin de vous quand ce parent est absent",
  },
  (the) => the.answer("childTravellingWithParent") === "oneParent",
);
const careIsSettled = says(
  "careIsSettled",
  {
    en: "documents that decide who looks after you are already in the vault",
    fr: "des documents qui décident de votre garde sont déjà dans le coffre",
  },
  (the) => the.documents("minor-applicant-documents").length > 0,
);
const comesWithoutParent = says(
  "comesWithoutParent",
  { en: "you travel without a parent, or with a guardian", fr: "vous voyagez sans parent, ou avec un tuteur" },
  (the) => {
    const companion = the.answer("childTravellingWithParent");
    return companion === "alone" || companion === "oneGuardian";
  },
);
const officerDecides = says(
  "officerDecides",
  {
    en: "from 17 until legal age an officer may ask for a custodian, and usually does for high school students",
    fr: "de 17 ans à la majorité, un agent peut exiger un gardien, et le fait en général pour les élèves du secondaire",
  },
  () => true,
);
const needsCare = any(isUnder17, isMinorAtStudyStart);

export const custodianRule: CaseRule<CustodianResult | null> = {
  id: "eligibility.custodian",
  cases: [
    [ageNotAnswered, null],
    [ruleNotKnown, null],
    [any(partOfBirthdayLeaves17Open, partOfBirthdayLeavesAgeOpen), null],
    [all(needsCare, companionNotAnswered), null],
    [all(needsCare, comesWithBothParents), "NotNeeded"],
    [all(isUnder17, careIsSettled), "NotNeeded"],
    [all(needsCare, oneParentSharesCare), "Recommended"],
    [all(isUnder17, comesWithoutParent), "Required"],
    [all(isMinorAtStudyStart, officerDecides), "Recommended"],
  ],
  otherwise: [
    {
      en: "you will be of legal age in the province of your school",
      fr: "vous aurez l’âge de la majorité dans la province de votre établissement",
    },
    "NotNeeded",
  ],
};

export const custodianMessages: Readonly<Record<CustodianResult, Text>> = {
  Required: {
    en: "You need a custodian in Canada. Your parents and the custodian sign the declaration (IMM 5646) before a notary.",
    fr: "Il vous faut un gardien au Canada. Vos parents et le gardien signent la déclaration (IMM 5646) devant notaire.",
  },
  Recommended: {
    en: "A custodian in Canada is not mandatory for you, but a declaration (IMM 5646) helps your application.",
    fr: "Un gardien au Canada n’est pas obligatoire dans votre cas, mais une déclaration (IMM 5646) aide votre demande.",
  },
  NotNeeded: { en: "You do not need a custodian in Canada.", fr: "Vous n’avez pas besoin d’un gardien au Canada." },
};
