import type { QuestionChoice } from "../step.ts";

/** Whose values they are: docs/facts/choices.md section 1; labels are ours. A file by itself: the first page needs these and no other choices. */

export const genders: readonly QuestionChoice[] = [
  { value: "male", label: { en: "Male", fr: "Homme" } },
  { value: "female", label: { en: "Female", fr: "Femme" } },
  { value: "anotherGender", label: { en: "Another gender", fr: "Autre genre" } },
  { value: "unknown", label: { en: "Unknown", fr: "Inconnu" } },
];
