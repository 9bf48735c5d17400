import type { Answers } from "../../caseFile/answers/answers.ts";

/** Marital statuses and relationships in words of ours, with the codes that each form has for them. */

export type MaritalWord =
  | "annulled"
  | "commonLaw"
  | "conjugal"
  | "divorced"
  | "married"
  | "separated"
  | "single"
  | "unknown"
  | "widowed";

/** IMM 5645, applicant and spouse (lists/officialForms/formChoices5645.ts); an applicant who was not there when they married is 6. */
export const imm5645Codes: Readonly<Record<string, string>> = {
  annulled: "1",
  commonLaw: "2",
  divorced: "3",
  separated: "4",
  married: "5",
  single: "7",
  widowed: "8",
};

/** Not the codes of the applicant: 7 is single there and widowed here. */
export const imm5645OtherCodes: Readonly<Record<string, string>> = {
  annulled: "1",
  commonLaw: "2",
  divorced: "3",
  separated: "4",
  married: "5",
  single: "6",
  widowed: "7",
};

/** IMM 5707 has one list; only applicant and spouse can be conjugal partners. */
export const imm5707Codes: Readonly<Record<string, string>> = {
  commonLaw: "1",
  single: "2",
  divorced: "3",
  annulled: "4",
  married: "5",
  separated: "6",
  widowed: "7",
  unknown: "8",
  conjugal: "9",
};

/** IMM 1294. */
export const imm1294Codes: Readonly<Record<string, string>> = {
  unknown: "00",
  married: "01",
  single: "02",
  commonLaw: "03",
  divorced: "04",
  separated: "05",
  widowed: "06",
  annulled: "09",
};

/** Children on IMM 5707, by the ids that IMM 5645 has for them. */
export const imm5707ChildCodes: Readonly<Record<string, string>> = {
  son: "1",
  daughter: "2",
  stepDaughter: "3",
  stepSon: "4",
  adoptedDaughter: "5",
  adoptedSon: "6",
};

/** What a code stands for. */
export const wordOf = (codes: Readonly<Record<string, string>>, code: string | undefined): string | undefined =>
  code === undefined ? undefined : Object.entries(codes).find(([, one]) => one === code)?.[0];

export const answeredStatus: Readonly<Record<NonNullable<Answers["maritalStatus"]>, MaritalWord>> = {
  single: "single",
  married: "married",
  legallySeparated: "separated",
  divorced: "divorced",
  annulledMarriage: "annulled",
  widowed: "widowed",
  commonLaw: "commonLaw",
};
