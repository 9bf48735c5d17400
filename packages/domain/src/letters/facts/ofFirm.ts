import type { Answers } from "../../caseFile/answers/answers.ts";
import type { Text } from "../../kernel/text.ts";
import { answered, type Fact } from "../prose/fact.ts";
import { inOneLine } from "./entered.ts";
import { documentsOn, type PageHeld } from "./visit.ts";

/** Facts of an applicant as the firm tells them, where the applicant would say “I” and “my”. */

type Education = NonNullable<Answers["highestEducation"]>;

const educations: Readonly<Record<Education, Text | undefined>> = {
  none: undefined,
  secondary: { en: "secondary school", fr: "études secondaires" },
  oneYear: { en: "a one-year program after secondary school", fr: "programme d’un an après le secondaire" },
  twoYear: { en: "a two-year program after secondary school", fr: "programme de deux ans après le secondaire" },
  trade: { en: "training in a trade", fr: "formation dans un métier" },
  bachelor: { en: "bachelor’s degree", fr: "baccalauréat universitaire" },
  twoOrMore: { en: "two or more certificates, diplomas or degrees", fr: "au moins deux certificats ou diplômes" },
  professional: { en: "professional degree", fr: "diplôme professionnel" },
  master: { en: "master’s degree", fr: "maîtrise" },
  doctorate: { en: "doctorate", fr: "doctorat" },
};

export const education: Fact = answered("highestEducation", (level) => educations[level]);

/** “Ana Ruiz (mother)”; of anybody else the name alone. */
export const payerOfStudies: Fact = (the) => {
  const name = the.case.answer("financialSupporterFullName");
  const relation = the.case.answer("financialSupporterRelation");
  if (name === undefined || the.case.answer("financialSupport") === "notSupported") return undefined;
  if (relation === "mother") return { en: `${name} (mother)`, fr: `${name} (mère)` };
  return relation === "father" ? { en: `${name} (father)`, fr: `${name} (père)` } : name;
};

/** What somebody typed in an answer, in quotation marks: the firm does not speak for them. */
export const quoted = (key: "wasNotEnrolledAsStudentDetails" | "vvReasonForVisitDetails"): Fact =>
  answered(key, (told) => {
    const words = inOneLine(told);
    return words === "" ? undefined : { en: `“${words}.”`, fr: `«\u00A0${words}\u00A0».` };
  });

const home: readonly PageHeld[] = [
  ["employment-letter", { en: "the letter of the employer", fr: "la lettre de l’employeur" }],
  ["returning-job-offer", { en: "a job offer at home", fr: "une offre d’emploi au pays" }],
  ["business-documents", { en: "documents of a business", fr: "des documents d’entreprise" }],
  [
    "family-information-form",
    { en: "the family information form", fr: "le formulaire de renseignements sur la famille" },
  ],
  ["marriage-certificate", { en: "a marriage certificate", fr: "un acte de mariage" }],
  ["travel-history", { en: "proof of earlier travel", fr: "des preuves de voyages antérieurs" }],
  ["previous-visas", { en: "earlier visas", fr: "des visas antérieurs" }],
];

/** What shows that an applicant goes home, as far as it is on file (docs/facts/letters.md section 4). */
export const tiesOnFile: Fact = documentsOn(home);

/** The same of a visitor, whose pages are others. */
export const tiesOfVisitorOnFile: Fact = documentsOn([
  ["visitor-visa-visitor-employment-letter", { en: "the letter of the employer", fr: "la lettre de l’employeur" }],
  ["visitor-visa-visitor-property", { en: "proof of property", fr: "une preuve de biens" }],
  [
    "visitor-visa-visitor-family-information-form",
    { en: "the family information form", fr: "le formulaire de renseignements sur la famille" },
  ],
  ["visitor-visa-visitor-marriage-certificate", { en: "a marriage certificate", fr: "un acte de mariage" }],
  ["visitor-visa-visitor-travel-history", { en: "proof of earlier travel", fr: "des preuves de voyages antérieurs" }],
]);
