import { says } from "../../caseFile/rule.ts";

/** Work of the applicant: documents are asked for it. */

export const isEmployed = says("isEmployed", { en: "you have a job", fr: "vous avez un emploi" }, (the) =>
  [the.answer("employmentStatus"), the.answer("jobStatus"), the.answer("eoJobStatus")].includes("employed"),
);

export const isSelfEmployed = says(
  "isSelfEmployed",
  { en: "you are self-employed", fr: "vous travaillez à votre compte" },
  (the) =>
    [the.answer("employmentStatus"), the.answer("jobStatus"), the.answer("eoJobStatus")].includes("selfEmployed"),
);

export const returnsToJob = says(
  "returnsToJob",
  { en: "a job is waiting for you at home", fr: "un emploi vous attend au pays" },
  (the) => the.answer("returningJobOffer") === true,
);

/** Kinds of account that rest on a job offer in Canada (docs/facts/roles.md section 1). */
export const worksFromJobOffer = says(
  "worksFromJobOffer",
  {
    en: "your account is for work in Canada and is based on a job offer",
    fr: "votre compte vise le travail au Canada et se fonde sur une offre d’emploi",
  },
  (the) => {
    const kind = the.user("applicantKind");
    return kind === "worker" || kind === "expressEntry";
  },
);
