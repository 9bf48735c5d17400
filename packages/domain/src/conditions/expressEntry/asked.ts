import { says } from "../../caseFile/rule.ts";
import { any } from "../../kernel/condition.ts";
import { tradeOccupations } from "../../tables/expressEntry/programRequirements.ts";
import { levelsWithoutCredential, occupationOf, spouseCounts } from "./candidate.ts";
import { isOneOf } from "../oneOf.ts";

/** Whom the questions of an Express Entry profile concern. */

export const eoWorks = says("eoWorks", { en: "you work now", fr: "vous travaillez en ce moment" }, (the) =>
  isOneOf(the.answer("eoJobStatus"), ["employed", "selfEmployed"]),
);

export const workedInCanada = says(
  "workedInCanada",
  { en: "you have skilled work in Canada", fr: "vous avez du travail qualifié au Canada" },
  (the) => (the.answer("eoCanadianWorkYears") ?? 0) > 0,
);

const workedAbroad = says(
  "workedAbroad",
  { en: "you have skilled work outside Canada", fr: "vous avez du travail qualifié hors du Canada" },
  (the) => (the.answer("eoForeignWorkYears") ?? 0) > 0,
);

export const hasForeignOrCanadianYears = any(workedInCanada, workedAbroad);

export const mayWorkInTrade = says(
  "mayWorkInTrade",
  { en: "your main occupation is a skilled trade", fr: "votre profession principale est un métier spécialisé" },
  (the) => {
    const [code, row] = [occupationOf(the), the.row(tradeOccupations)];
    if (code === undefined || !row.found) return false;
    const { begins, leavesOut } = row.row.value;
    return begins.some((one) => code.startsWith(one)) && !leavesOut.some((one) => code.startsWith(one));
  },
);

export const finishedSecondary = says(
  "finishedSecondary",
  { en: "you finished high school or more", fr: "vous avez terminé le secondaire ou plus" },
  (the) => {
    const level = the.answer("highestEducation");
    return level !== undefined && level !== "none";
  },
);

export const hasAssessment = says(
  "hasAssessment",
  { en: "an assessment shows your studies", fr: "une évaluation prouve vos études" },
  (the) => the.answer("eoEducationProof") === "assessed",
);

export const eoStudied = says(
  "eoStudied",
  { en: "you studied in Canada", fr: "vous avez étudié au Canada" },
  (the) => the.answer("eoStudiedInCanada") === true,
);

/** A master’s, professional or doctoral degree counts without its length; school and language courses lead to nothing that counts. */
export const lengthOfCredentialCounts = says(
  "lengthOfCredentialCounts",
  {
    en: "the points for your Canadian diploma depend on the length of its program",
    fr: "les points pour votre diplôme canadien dépendent de la durée du programme",
  },
  (the) => {
    const level = the.answer("canadianLevelOfStudy");
    if (the.answer("eoStudiedInCanada") !== true || level === undefined) return false;
    return !isOneOf(level, ["master", "doctorate", "professional"]) && !levelsWithoutCredential.includes(level);
  },
);

const englishTests: readonly string[] = ["IELTS", "CELPIP", "PTE"];
const frenchTests: readonly string[] = ["TEF", "TCF"];
const countingTests: readonly string[] = [...englishTests, ...frenchTests];

export const firstTestIsEnglish = says(
  "firstTestIsEnglish",
  { en: "your first test is in English", fr: "votre premier test est en anglais" },
  (the) => englishTests.includes(the.answer("languageTest") ?? ""),
);

export const firstTestIsFrench = says(
  "firstTestIsFrench",
  { en: "your first test is in French", fr: "votre premier test est en français" },
  (the) => frenchTests.includes(the.answer("languageTest") ?? ""),
);

export const tookCountingTest = says(
  "tookCountingTest",
  { en: "you took a language test that counts", fr: "vous avez passé un test de langue qui compte" },
  (the) => countingTests.includes(the.answer("languageTest") ?? ""),
);

export const tookSecondTest = says(
  "tookSecondTest",
  { en: "you took a second language test", fr: "vous avez passé un deuxième test de langue" },
  (the) => countingTests.includes(the.answer("secondLanguageTest") ?? ""),
);

export const spouseGivesPoints = says(
  "spouseGivesPoints",
  {
    en: "your spouse or partner comes with you and is not a citizen or permanent resident",
    fr: "votre conjoint ou partenaire vous accompagne et n’a ni la citoyenneté ni la résidence permanente",
  },
  (the) => spouseCounts(the) === true,
);

export const spouseFinishedSecondary = says(
  "spouseFinishedSecondary",
  {
    en: "your spouse or partner finished high school or more",
    fr: "votre conjoint ou partenaire a terminé le secondaire ou plus",
  },
  (the) => {
    const level = the.answer("spouseHighestEducation");
    return level !== undefined && level !== "none";
  },
);

export const spouseHasAssessment = says(
  "spouseHasAssessment",
  {
    en: "an assessment shows the studies of your spouse or partner",
    fr: "une évaluation prouve les études de votre conjoint ou partenaire",
  },
  (the) => the.answer("spouseEducationProof") === "assessed",
);

export const spouseTookTest = says(
  "spouseTookTest",
  {
    en: "your spouse or partner took a language test",
    fr: "votre conjoint ou partenaire a passé un test de langue",
  },
  (the) => countingTests.includes(the.answer("spouseLanguageTest") ?? ""),
);

export const saidNoSibling = says(
  "saidNoSibling",
  {
    en: "you named no brother or sister in Canada",
    fr: "vous n’avez nommé ni frère ni sœur au Canada",
  },
  (the) => the.answer("hasCanadianSibling") === false,
);

export const holdsTrade = says(
  "holdsTrade",
  { en: "you have a trade certificate", fr: "vous avez un certificat de métier" },
  (the) => the.answer("eoTradeCertificate") === true,
);

export const isCertified = says(
  "isCertified",
  { en: "a province certified your trade", fr: "une province a certifié votre métier" },
  (the) => the.answer("hasCertificateOfQualification") === true,
);
