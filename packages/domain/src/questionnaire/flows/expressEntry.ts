import { dependentsDisclaimer, reviewAnswers } from "../application/finishing.ts";
import { previousVisaApplications, neverAppliedConfirmation } from "../background/visaHistory.ts";
import { visaViolations } from "../background/visaViolations.ts";
import {
  childrenInProfile,
  historyInProfile,
  profileComplete,
  uploadForProfile,
} from "../expressEntry/pagesInItsWords.ts";
import type { Section } from "./section.ts";
import { expressEntryBeginning } from "./ownBeginnings.ts";
import {
  familyWith,
  namesOfImmigrant,
  pointsSections,
  provincesOfInterest,
  settlement,
} from "./sections/expressEntry.ts";
import { law } from "./sections/history.ts";
import { you } from "./sections/identity.ts";

/** A profile for the pool of Express Entry: travel, biometrics and health come after an invitation. */
export const expressEntryFlow: readonly Section[] = [
  ...expressEntryBeginning,
  you,
  ...pointsSections,
  familyWith(childrenInProfile),
  provincesOfInterest,
  settlement,
  namesOfImmigrant,
  {
    id: "history",
    title: { en: "Your history", fr: "Vos antécédents" },
    steps: [historyInProfile, previousVisaApplications, neverAppliedConfirmation, visaViolations],
  },
  law,
  { id: "documents", title: { en: "Your documents", fr: "Vos documents" }, steps: [uploadForProfile] },
  {
    id: "finish",
    title: { en: "Check and finish", fr: "Vérifier et terminer" },
    steps: [dependentsDisclaimer, reviewAnswers, profileComplete],
  },
];
