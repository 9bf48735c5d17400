import { says } from "../../caseFile/rule.ts";

/** The job in Canada that a work permit, or an Express Entry profile, rests on. */

export const hasJobInCanada = says(
  "hasJobInCanada",
  { en: "you have a job offer in Canada", fr: "vous avez une offre d’emploi au Canada" },
  (the) => the.answer("jobInCanada") === true,
);

/** Document 3 section 4.2: whether work lasts all year is asked only of full-time work. Read while the job is filled in. */
export const jobIsFullTime = says(
  "jobIsFullTime",
  { en: "the job is full-time", fr: "l’emploi est à temps plein" },
  (the) => the.field("fullTime") === true,
);
