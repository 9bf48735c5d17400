import { date, freeText, number, objectOf, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";
import { address } from "../places.ts";

/** Answer keys of the theme work, spelt as in the specification (document 3 section 3). */
export const workAnswers = about("nothingSensitive", {
  employmentStatus: oneOf(["employed", "selfEmployed", "student", "unemployed", "retired", "homemaker"]),
  jobStatus: oneOf(["employed", "selfEmployed", "student", "unemployed", "retired", "homemaker"]),
  jobTitle: freeText(),
  jobDescription: freeText(),
  /** Five digits of the National Occupational Classification 2021. Ours (ADR 0216). */
  occupationCode: freeText(),
  returningJobOffer: yesNo(),
  tradeCertificate: yesNo(),
  jobInCanada: yesNo(),
  jobInCanadaDetails: objectOf({
    employer: freeText(),
    jobTitle: freeText(),
    startDate: date(),
    length: number(),
    numberOfOffers: number(),
    fullTime: yesNo(),
    isNonSeasonal: yesNo(),
    embassyConsulateHighCommission: yesNo(),
    ineligibleEmployer: yesNo(),
  }),
  employerAddress: address(),
  workAddress: address(),
});
