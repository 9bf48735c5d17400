import { familyAnswers } from "../../../apps/server/src/demo/answers.ts";

/** What a married applicant with a child answers, who first says that she never applied and gave no biometrics. */
export const applicantAnswers = (today: string) => ({
  ...familyAnswers(today),
  hasPreviousVisaApplication: false,
  hasBiometrics: false,
  spouseBiometrics: false,
});

/** What she answers once she is asked again whether she never applied. */
export const historyAfterAll = {
  hasPreviousVisaApplication: true,
  previousVisas: [{ country: "CA", visaType: "visitor", result: "approved", dateOfIssue: "2019-03" }],
  usPr: false,
  pastCanadianRefusal: false,
};

const pageByPage = [
  "country",
  "passportCountries",
  "schoolAcceptanceStatus",
  "accompanyingChildren",
  "hasBiometrics",
  "spouseBiometrics",
  ...Object.keys(historyAfterAll),
];

/** What she may give at once in another window: all but what she tells page by page in this one. */
export const answersAtOnce = (script: ReturnType<typeof applicantAnswers>) =>
  Object.fromEntries(Object.entries(script).filter(([key]) => !pageByPage.includes(key)));
