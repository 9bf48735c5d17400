import { says } from "../../caseFile/rule.ts";

/** Conditions about the applicant’s work. */

export const isRetired = says(
  "isRetired",
  { en: "you are retired", fr: "vous êtes à la retraite" },
  (the) => the.answer("employmentStatus") === "retired",
);

export const works = says(
  "works",
  { en: "you work now", fr: "vous travaillez" },
  (the) =>
    [the.answer("employmentStatus"), the.answer("jobStatus")].some(
      (status) => status === "employed" || status === "selfEmployed",
    ),
  { en: "your answers do not say that you work now", fr: "vos réponses n’indiquent pas que vous travaillez" },
);
