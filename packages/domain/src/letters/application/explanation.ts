import { immigrationTypes } from "../../caseFile/application.ts";
import {
  criminalStatusPicked,
  toldOfCrime,
  toldOfOrganizedCrime,
  wasIncarcerated,
} from "../../conditions/background/criminal.ts";
import { answeredYesOnHealth } from "../../conditions/health/health.ts";
import { listsRefusal, wasRefusedByCanada } from "../../conditions/background/visaViolations.ts";
import { stayedTooLong } from "../../conditions/background/travelled.ts";
import { any } from "../../kernel/condition.ts";
import { addItIfItFits, letter } from "../letter.ts";
import { suppliedByApplicant } from "../permissions.ts";

const answerNeedsExplaining = any(
  listsRefusal,
  wasRefusedByCanada,
  toldOfCrime,
  criminalStatusPicked,
  wasIncarcerated,
  toldOfOrganizedCrime,
  stayedTooLong,
  answeredYesOnHealth,
);

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
