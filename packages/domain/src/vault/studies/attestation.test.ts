import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { readerFor } from "../../questionnaire/inUse.ts";
import { attestationPages } from "./attestation.ts";
import { decideSlots } from "../decideSlots.ts";

const ontario = aCase().answers({ province: "ON", formCanadianLevelOfStudy: "bachelor" });
const quebec = aCase().answers({ province: "QC", formCanadianLevelOfStudy: "bachelor", lengthOfStudies: 24 });
const graduate = aCase().answers({ province: "ON", formCanadianLevelOfStudy: "master" });
const moves = {
  speApplicationReason: "startNewProgram",
  attendingNewDLI: true,
  province: "ON",
  formCanadianLevelOfStudy: "secondary",
} as const;
const extension = aCase()
  .type("StudentExtension")
  .answers({ ...moves, canadianLevelOfStudy2: "bachelor", schoolAddress2Object: { province: "BC" } });
const spouseAt = (province: string) =>
  aCase()
    .spouse("Student")
    .document("spouse-letter-of-acceptance", { parsedValues: { schoolProvince: province } });

const dependsOnSchool =
  "isStudent or isChangeOfSchool or isStudentExtension and goesToNewSchool or startsNewProgram and schoolDecidesOnAttestation";
const notRead =
  "isStudent or isChangeOfSchool or isStudentExtension and goesToNewSchool or startsNewProgram and attestationRuleNotRead";
const spouseInQuebec = "spouseAsksToStudy or spouseRenewsStudies and spouseSchoolIsInQuebec";

const levels: readonly LevelRow[] = [
  ["two years in Quebec", quebec, "provincialAttestationLetter", "NotApplicable", "studiesLongInQuebec"],
  [
    "a bachelor’s degree in Ontario",
    ontario,
    "provincialAttestationLetter",
    "Required",
    "isStudent or isChangeOfSchool and levelNeedsAttestation",
  ],
  [
    "a change of school to Ontario",
    ontario.type("Dli"),
    "provincialAttestationLetter",
    "Required",
    "isStudent or isChangeOfSchool and levelNeedsAttestation",
  ],
  [
    "an extension from school to a bachelor’s degree",
    extension,
    "provincialAttestationLetter",
    "Required",
    "isStudentExtension and goesToNewSchool or startsNewProgram and levelNeedsAttestation",
  ],
  [
    "the same into Quebec: the length of the new program is not asked for",
    extension.answers({ schoolAddress2Object: { province: "QC" } }),
    "provincialAttestationLetter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "an extension in the same program",
    aCase().type("StudentExtension").answers({
      speApplicationReason: "finishProgram",
      attendingNewDLI: false,
      province: "ON",
      formCanadianLevelOfStudy: "bachelor",
    }),
    "provincialAttestationLetter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a new program whose level is not answered",
    aCase()
      .type("StudentExtension")
      .answers({ ...moves, schoolAddress2Object: { province: "BC" } }),
    "provincialAttestationLetter",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a master’s degree received in 2025",
    graduate.application({ receivedDate: "2025-12-31" }),
    "provincialAttestationLetter",
    "Required",
    "isStudent or isChangeOfSchool and levelNeedsAttestation",
  ],
  [
    "a master’s degree in 2026: public schools are exempt",
    graduate,
    "provincialAttestationLetter",
    "IfApplicable",
    dependsOnSchool,
  ],
  [
    "an extension into a master’s degree",
    extension.answers({ canadianLevelOfStudy2: "master" }),
    "provincialAttestationLetter",
    "IfApplicable",
    dependsOnSchool,
  ],
  [
    "a bachelor’s degree received in 2027, whose rules were not read",
    ontario.on("2027-01-05"),
    "provincialAttestationLetter",
    "IfApplicable",
    notRead,
  ],
  [
    "a secondary school in Ontario",
    aCase().answers({ province: "ON", formCanadianLevelOfStudy: "secondary" }),
    "provincialAttestationLetter",
    "NotApplicable",
    "otherwise",
  ],
  ["nothing answered", aCase(), "provincialAttestationLetter", "NotApplicable", "otherwise"],

  [
    "a spouse at a school in Quebec",
    spouseAt("QC"),
    "spouseProvincialAttestationLetter",
    "NotApplicable",
    spouseInQuebec,
  ],
  [
    "a spouse at a school in Ontario",
    spouseAt("ON"),
    "spouseProvincialAttestationLetter",
    "Required",
    "spouseAsksToStudy",
  ],
  [
    "a spouse who extends a study permit",
    aCase().spouse("StudentExtension"),
    "spouseProvincialAttestationLetter",
    "IfApplicable",
    "spouseRenewsStudies",
  ],
  ["a spouse who visits", aCase().spouse("Visitor"), "spouseProvincialAttestationLetter", "NotApplicable", "otherwise"],

  [
    "two years in Quebec",
    quebec,
    "certificateAcceptationDuQuebec",
    "Required",
    "isStudyApplication and studiesLongInQuebec",
  ],
  [
    "six months in Quebec",
    quebec.answers({ lengthOfStudies: 6 }),
    "certificateAcceptationDuQuebec",
    "NotApplicable",
    "otherwise",
  ],
  ["Ontario", ontario, "certificateAcceptationDuQuebec", "NotApplicable", "otherwise"],
  [
    "a spouse at a school in Quebec",
    spouseAt("QC"),
    "spouseCertificateAcceptationDuQuebec",
    "Required",
    spouseInQuebec,
  ],
  [
    "a spouse at a school in Ontario",
    spouseAt("ON"),
    "spouseCertificateAcceptationDuQuebec",
    "NotApplicable",
    "otherwise",
  ],
];

const permissions: readonly PermissionRow[] = [
  ["a student", ontario, "provincial-attestation-letter", ["View", "Upload"]],
  ["a court case", aCase().type("JudicialReview"), "provincial-attestation-letter", []],
  ["a student in Quebec", quebec, "certificate-acceptation-du-quebec", ["View", "Upload"]],
  [
    "a student in Quebec, length not answered",
    aCase().answers({ province: "QC" }),
    "certificate-acceptation-du-quebec",
    ["View", "Upload"],
  ],
  [
    "a student in Quebec for four months",
    aCase().answers({ province: "QC", lengthOfStudies: 4 }),
    "certificate-acceptation-du-quebec",
    [],
  ],
  [
    "a student in Quebec for six months",
    aCase().answers({ province: "QC", lengthOfStudies: 6 }),
    "certificate-acceptation-du-quebec",
    [],
  ],
  [
    "a student in Quebec for seven months",
    aCase().answers({ province: "QC", lengthOfStudies: 7 }),
    "certificate-acceptation-du-quebec",
    ["View", "Upload"],
  ],
  ["a student in Ontario", ontario, "certificate-acceptation-du-quebec", []],
  [
    "an extension at a new school in Quebec",
    extension.answers({ schoolAddress2Object: { province: "QC" } }),
    "certificate-acceptation-du-quebec",
    ["View", "Upload"],
  ],
  ["a spouse at a school in Quebec", spouseAt("QC"), "spouse-certificate-acceptation-du-quebec", ["View", "Upload"]],
  ["a spouse at a school in Ontario", spouseAt("ON"), "spouse-certificate-acceptation-du-quebec", []],
];

describeLevels(attestationPages, levels);
describePermissions(attestationPages, permissions);

describe("a school that gets the certificate itself", () => {
  const permissions = (the: CaseBuilder, suppliesCertificate = true) => {
    const page = attestationPages.find(({ slug }) => slug === "certificate-acceptation-du-quebec")!;
    const caseFile = {
      ...the.build(),
      knownSchools: [{ schoolId: "nord", names: ["Collège du Nord"], suppliesCertificate }],
    };
    return decideSlots(page, readerFor(caseFile))[0]?.permissions.value;
  };
  const named = quebec.answers({ schoolAcceptanceStatus: "yes", schoolName: "college du nord" });

  test.each([
    ["its student by the user record", quebec.user({ role: "student", schoolId: "nord" }), ["View"]],
    ["its student by the name that was answered", named, ["View"]],
    ["a student of another school", quebec.user({ role: "student", schoolId: "sud" }), ["View", "Upload"]],
    [
      "its student who extends a permit",
      extension.user({ role: "student", schoolId: "nord" }).answers({ schoolAddress2Object: { province: "QC" } }),
      ["View", "Upload"],
    ],
  ])("%s", (_words, the, expected) => {
    expect(permissions(the)).toEqual(expected);
  });

  test("and no other known school", () => {
    expect(permissions(named, false)).toEqual(["View", "Upload"]);
  });
});
