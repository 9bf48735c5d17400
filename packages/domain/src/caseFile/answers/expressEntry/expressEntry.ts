import { date, freeText, listOf, number, objectOf, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about, staysOpen } from "../../sensitivity.ts";
import { address, province } from "../places.ts";

const scores = () =>
  objectOf({ Speaking: freeText(), Listening: freeText(), Reading: freeText(), Writing: freeText() });

/** How studies are shown: a Canadian diploma, an assessment of a foreign one, or nothing yet. */
const proof = () => oneOf(["canadian", "assessed", "none"]);

/**
 * Answer keys of the theme expressEntry, spelt as in the specification (document 3 section 3). The second half is ours: the
 * ranking score and the programs rest on facts that the specification names no question for (ADR 0189).
 */
export const expressEntryAnswers = staysOpen(
  "ExpressEntry",
  about("nothingSensitive", {
    provinceOfInterest: listOf(province()),
    provinceOfInterestFirstChoice: province(),
    hasProvincialNomination: yesNo(),
    nominationCertificateProvince: province(),
    eoTradeCertificate: yesNo(),
    hasCertificateOfQualification: yesNo(),
    certificateProvince: province(),
    certificateOccupation: freeText(),
    certificateDate: date(),
    hasCanadianSibling: yesNo(),
    eoJobStatus: oneOf(["employed", "selfEmployed", "student", "unemployed", "retired", "homemaker"]),
    eoJobTitle: freeText(),
    eoJobDescription: freeText(),
    eoStudiedInCanada: yesNo(),
    eoAppliedForPr: yesNo(),
    eoHomeAddress: address(),

    eoOccupationCode: freeText(),
    eoCanadianWorkYears: number(),
    eoRecentCanadianYear: yesNo(),
    eoForeignWorkYears: number(),
    eoContinuousSkilledYear: yesNo(),
    eoTradeWorkTwoYears: yesNo(),
    eoEducationProof: proof(),
    eoAssessmentDate: date(),
    eoCanadianCredential: oneOf(["none", "oneOrTwoYears", "threeYears"]),
    eoTwoAcademicYears: yesNo(),
    eoOfferQualifies: yesNo(),
    eoRelativeInCanada: yesNo(),
    languageTestDate: date(),
    secondLanguageTest: oneOf(["IELTS", "CELPIP", "PTE", "TEF", "TCF", "None"]),
    secondLanguageTestScore: scores(),
    secondLanguageTestDate: date(),
    spouseHighestEducation: oneOf([
      "none",
      "secondary",
      "oneYear",
      "twoYear",
      "trade",
      "bachelor",
      "twoOrMore",
      "professional",
      "master",
      "doctorate",
    ]),
    spouseEducationProof: proof(),
    spouseAssessmentDate: date(),
    spouseLanguageTest: oneOf(["IELTS", "CELPIP", "PTE", "TEF", "TCF", "None"]),
    spouseLanguageTestScore: scores(),
    spouseLanguageTestDate: date(),
    spouseCanadianWorkYears: number(),
    spouseStudiedInCanada: yesNo(),
  }),
);
