import { immigrationTypes } from "../../caseFile/application.ts";
import { answerNeedsExplaining } from "../../conditions/background/needsExplaining.ts";
import { addItIfItFits, letter } from "../letter.ts";
import { suppliedByApplicant } from "../permissions.ts";

/** The specification names it in document 3 section 9.4 without an address; the address is ours. */
export const explanationLetters = [
  letter({
    id: "letterOfExplanation",
    name: { en: "Letter of Explanation", fr: "Lettre d’explication" },
    slug: "letter-of-explanation",
    appliesTo: immigrationTypes,
    requirement: {
      id: "letters.letterOfExplanation",
      cases: [[answerNeedsExplaining, "Recommended"]],
      otherwise: addItIfItFits,
    },
    studentPermissions: suppliedByApplicant,
    sendToDocVault: "letter-of-explanation",
  }),
];
