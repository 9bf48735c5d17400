import type { AnswerKey } from "./answers/answers.ts";
import { criminalAnswers } from "./answers/background/criminal.ts";
import { healthAnswers } from "./answers/health/health.ts";
import { moneyAnswers } from "./answers/money/money.ts";

/**
 * What some who work with a case may not know (docs/facts/roles.md sections 1 and 2: health, crime, prison, money).
 * This is the one list; which role may not know which subject is in the server's `policies/knownCase.ts`.
 */
export const sensitiveSubjects = ["health", "crime", "money"] as const;
export type SensitiveSubject = (typeof sensitiveSubjects)[number];

const keysOf = <K extends AnswerKey>(theme: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(theme) as K[];

/** Answers about each subject: its theme, and what other themes ask about the same. */
export const answersAbout: Readonly<Record<SensitiveSubject, readonly AnswerKey[]>> = {
  health: [...keysOf(healthAnswers), "spouseHealth", "spouseMedical", "spouseHasMedicalExam"],
  crime: [
    ...keysOf(criminalAnswers),
    "iecIncarcerationDetails",
    "spouseHasOrganizedCrimeHistory",
    "spouseOrganizedCrimeHistoryDetails",
    "spouseCriminalHistory",
    "spouseCriminalHistoryDetails",
    "spouseCriminalHistoryStatus",
    "spouseCriminalHistoryStatusDetails",
    "spouseHasBeenIncarcerated",
    "spouseIncarcerationDetails",
  ],
  money: [...keysOf(moneyAnswers), "spouseTuition", "vvHasFamilyFundsRequired"],
};

/** Pages of the vault whose files tell of a subject by being there, whatever their level rests on. */
export const pagesAbout: Readonly<Record<SensitiveSubject, readonly string[]>> = {
  health: [
    "medical-exam",
    "spouse-medical-exam",
    "child-medical-exam",
    "visitor-visa-visitor-medical-exam",
    "medical-request-letter",
    "spouse-medical-request-letter",
    "child-medical-request-letter",
  ],
  crime: [
    "police-certificate",
    "spouse-police-certificate",
    "child-police-certificate",
    "criminal-record-documents",
    "military-service-record",
    "schedule-1-background",
  ],
  money: [],
};
