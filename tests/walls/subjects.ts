/**
 * What Boreal is about: one closed list, the same words as folders (or as the one file) inside every kind, so that whoever
 * looks for money looks in one place per kind.
 */
export const subjects = [
  "application",
  "authority",
  "background",
  "biometrics",
  "court",
  "expressEntry",
  "family",
  "health",
  "identity",
  "language",
  "money",
  "officialForms",
  "socialInsurance",
  "status",
  "studies",
  "visit",
  "work",
  "youthMobility",
] as const;

/** Kinds whose folders are subjects, each with the folders that hold what the kind itself needs. */
export const kinds: Readonly<Record<string, readonly string[]>> = {
  "packages/domain/src/caseFile/answers": [],
  "packages/domain/src/conditions": [],
  "packages/domain/src/letters": ["checks", "clauses", "facts", "prose", "described", "versions"],
  "packages/domain/src/lists": [],
  "packages/domain/src/questionnaire": ["checks", "flows"],
  "packages/domain/src/tables": [],
  "packages/domain/src/vault": ["files"],
  "packages/domain/src/warnings": ["files"],
};
