import type { ReasonDefinition } from "../reasonDefinition.ts";
import { criminal, medical } from "./admissibility.ts";
import { countryChecklist, insufficientDocuments } from "./checklist.ts";
import { nonCompliance, residenceStatus } from "./conduct.ts";
import { inflatedFinances, lumpSumDeposits } from "./deposits.ts";
import { insufficientFunds } from "./funds.ts";
import { lengthOfStay, purposeOfVisit } from "./purpose.ts";
import { unreasonableStudyPlan } from "./studyPlan.ts";
import {
  priorSupportNotJustified,
  unsubstantiatedFinancialSupporter,
  unsubstantiatedThirdPartySupport,
} from "./support.ts";
import { currentEmployment, employmentProspects, familyTiesInCanada, lackOfTies, travelHistoryReason } from "./ties.ts";
import { credibilityConcerns, misrepresentation, undisclosedPreviousRefusals } from "./truth.ts";

/** Every reason in the order of the memo: the list of the specification, then what letters say besides. */
export const memoReasons: readonly ReasonDefinition[] = [
  lackOfTies,
  insufficientFunds,
  unsubstantiatedFinancialSupporter,
  priorSupportNotJustified,
  unreasonableStudyPlan,
  credibilityConcerns,
  lumpSumDeposits,
  undisclosedPreviousRefusals,
  unsubstantiatedThirdPartySupport,
  inflatedFinances,
  countryChecklist,
  purposeOfVisit,
  familyTiesInCanada,
  travelHistoryReason,
  residenceStatus,
  employmentProspects,
  currentEmployment,
  lengthOfStay,
  insufficientDocuments,
  misrepresentation,
  medical,
  criminal,
  nonCompliance,
];
