import { date, freeText, listOf, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about, staysOpen } from "../../sensitivity.ts";
import { address, province } from "../places.ts";

/** Answer keys of the theme expressEntry, spelt as in the specification (document 3 section 3). */
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
  }),
);
