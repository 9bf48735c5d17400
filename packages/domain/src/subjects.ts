/** The closed list of subject words. A subject has the same word in questionnaire, vault, warnings, tables and readers. */
export const subjects = ["residence", "identity", "family", "children", "visaHistory", "biometrics"] as const;

export type Subject = (typeof subjects)[number];
