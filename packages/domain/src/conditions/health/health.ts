import { says } from "../../caseFile/rule.ts";

/** Conditions about the applicant’s health. */

export const worksInMedicalField = says(
  "worksInMedicalField",
  {
    en: "you study or work in one of the medical fields",
    fr: "vous étudiez ou travaillez dans un des domaines médicaux",
  },
  (the) => the.answer("isMedicalWork") === true,
  {
    en: "your answers do not name one of the medical fields",
    fr: "vos réponses ne nomment pas un des domaines médicaux",
  },
);

export const toldOfSyphilis = says(
  "toldOfSyphilis",
  { en: "you answered yes about syphilis", fr: "vous avez répondu oui pour la syphilis" },
  (the) => the.value("medicalHistory.hasSyphilis") === true,
  { en: "you did not answer yes about syphilis", fr: "vous n’avez pas répondu oui pour la syphilis" },
);

export const hadTuberculosis = says(
  "hadTuberculosis",
  { en: "you answered yes about tuberculosis", fr: "vous avez répondu oui pour la tuberculose" },
  (the) => the.value("medicalTb.hasTb") === true,
  { en: "you did not answer yes about tuberculosis", fr: "vous n’avez pas répondu oui pour la tuberculose" },
);

export const metTuberculosis = says(
  "metTuberculosis",
  { en: "you were near someone with tuberculosis", fr: "vous avez côtoyé une personne atteinte de tuberculose" },
  (the) => the.value("medicalTb.tbContact") === true,
  {
    en: "you did not say that you were near someone with tuberculosis",
    fr: "vous n’avez pas dit avoir côtoyé une personne atteinte de tuberculose",
  },
);

export const wasScreened = says(
  "wasScreened",
  { en: "you were tested after the contact", fr: "vous avez passé un test après le contact" },
  (the) => the.value("medicalTb.tbContactScreened") === true,
  {
    en: "you did not say that you were tested after the contact",
    fr: "vous n’avez pas dit avoir passé un test après le contact",
  },
);

export const testedPositive = says(
  "testedPositive",
  { en: "the test was positive", fr: "le test était positif" },
  (the) => the.value("medicalTb.tbPositive") === true,
  { en: "you did not say that the test was positive", fr: "vous n’avez pas dit que le test était positif" },
);

export const answeredYesOnHealth = says(
  "answeredYesOnHealth",
  { en: "you answered yes to a health question", fr: "vous avez répondu oui à une question de santé" },
  (the) =>
    (
      [
        "medicalHistory.hasSyphilis",
        "medicalHistory.dialysis",
        "medicalHistory.addiction",
        "medicalHistory.mentalHealth",
        "medicalTb.hasTb",
        "medicalTb.tbContact",
      ] as const
    ).some((path) => the.value(path) === true),
  { en: "you did not answer yes to any health question", fr: "vous n’avez répondu oui à aucune question de santé" },
);
