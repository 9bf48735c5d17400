import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { workInCanadaPages } from "./workInCanada.ts";

const student = aCase();
const profile = aCase().type("ExpressEntry");

const levels: readonly LevelRow[] = [
  [
    "a certificate for a trade",
    profile.answers({ hasCertificateOfQualification: true }),
    "certificateOfQualification",
    "Required",
    "holdsTradeCertificate",
  ],
  [
    "no certificate",
    profile.answers({ hasCertificateOfQualification: false }),
    "certificateOfQualification",
    "NotApplicable",
    "otherwise",
  ],
  ["who prepares a profile", profile, "canadianWorkExperience", "Recommended", "isExpressEntry"],
  ["a student", student, "canadianWorkExperience", "NotApplicable", "otherwise"],
];

describeLevels(workInCanadaPages, levels);
