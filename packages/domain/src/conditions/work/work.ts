import { says } from "../../caseFile/rule.ts";

/** Conditions about the applicant’s work. */

export const works = says(
  "works",
  { en: "you work now", fr: "vous travaillez" },
  (the) =>
    [the.answer("employmentStatus"), the.answer("jobStatus")].some(
      (status) => status === "employed" || status === "selfEmployed",
    ),
  { en: "your answers do not say that you work now", fr: "vos réponses n’indiquent pas que vous travaillez" },
);
