import { says, type CaseCondition } from "../../caseFile/rule.ts";
import { all, any, not } from "../../kernel/condition.ts";
import { isUnder17 } from "../identity/ages.ts";
import { isMinorAtStudyStart } from "./legalAge.ts";
import { isOneOf } from "../oneOf.ts";

/** Conditions about minors: who comes with them and who is responsible for them. */

export const comesWithBothParents = says(
  "comesWithBothParents",
  { en: "both parents come with you", fr: "vos deux parents vous accompagnent" },
  (the) => the.answer("childTravellingWithParent") === "bothParents",
  {
    en: "your answers do not say that both parents come with you",
    fr: "vos réponses n’indiquent pas que vos deux parents vous accompagnent",
  },
);

export const hasOneGuardian = says(
  "hasOneGuardian",
  { en: "you have one parent or legal guardian", fr: "vous avez un seul parent ou tuteur légal" },
  (the) => the.answer("childNumberOfGuardians") === "one",
  {
    en: "your answers do not say that you have only one parent or legal guardian",
    fr: "vos réponses n’indiquent pas que vous avez un seul parent ou tuteur légal",
  },
);

export const comesWithParent = says(
  "comesWithParent",
  { en: "a parent comes with you", fr: "un parent vous accompagne" },
  (the) => isOneOf(the.answer("childTravellingWithParent"), ["oneParent", "bothParents"]),
);

const comesWithOneParent = says(
  "comesWithOneParent",
  { en: "one parent comes with you", fr: "un parent vous accompagne" },
  (the) => the.answer("childTravellingWithParent") === "oneParent",
);

const comesAlone = says(
  "comesAlone",
  { en: "you come without a parent or guardian", fr: "vous venez sans parent ni tuteur" },
  (the) => the.answer("childTravellingWithParent") === "alone",
);

const comesWithOneGuardian = says(
  "comesWithOneGuardian",
  { en: "one guardian comes with you", fr: "un tuteur vous accompagne" },
  (the) => the.answer("childTravellingWithParent") === "oneGuardian",
);

/** Document 2 section 4: alone, with one parent or with one guardian. */
export const comesWithoutBothParents: CaseCondition = {
  ...any(comesWithOneParent, comesAlone, comesWithOneGuardian),
  id: "withoutBothParents",
};

export const minorPapersAreInVault = says(
  "minorPapersAreInVault",
  {
    en: "the documents of a minor applicant are in the vault",
    fr: "les documents d’une personne mineure sont dans le coffre",
  },
  (the) => the.documents("minor-applicant-documents").length > 0,
);

/** Under 17 with one parent: advice, where the others need it (docs/facts/vault.md section 3, number 19). */
export const isUnder17WithOneParent = all(isUnder17, comesWithOneParent, not(minorPapersAreInVault));

/** Document 2 section 4. */
export const isUnder17WithoutBothParents = all(isUnder17, comesWithoutBothParents, not(minorPapersAreInVault));

/** The same, and the papers that settle who looks after the applicant are there. */
export const isUnder17WithSettledCare = all(isUnder17, comesWithoutBothParents, minorPapersAreInVault);

export const isMinorFrom17 = all(isMinorAtStudyStart, not(isUnder17));
