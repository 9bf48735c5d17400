import { refusalGrounds, settlementReasons } from "../lists/authority/refusalReasons.ts";
import type { RefusalReasonId } from "../letters/court/refusalEvidence.ts";
import type { Text } from "../kernel/text.ts";

/**
 * Reasons that refusal letters give besides the eleven of the specification. Their words for ties, money and the plan of studies
 * say the same as three of the eleven, which answer them.
 */
export const reasonsOfLetters = [
  "purposeOfVisit",
  "familyTiesInCanada",
  "travelHistory",
  "residenceStatus",
  "employmentProspects",
  "currentEmployment",
  "lengthOfStay",
  "insufficientDocuments",
  "misrepresentation",
  "medical",
  "criminal",
  "nonCompliance",
] as const;

export type LetterReasonId = (typeof reasonsOfLetters)[number];
export type MemoReasonId = RefusalReasonId | LetterReasonId;

const names = new Map<string, Text | undefined>(
  [...settlementReasons.entries, ...refusalGrounds.entries].map(({ id, name }): [string, Text | undefined] => [
    id,
    name,
  ]),
);

export const nameOfReason = (id: MemoReasonId): Text => names.get(id) ?? { en: id, fr: id };
