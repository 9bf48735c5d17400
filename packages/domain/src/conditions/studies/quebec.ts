import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { all, any } from "../../kernel/condition.ts";
import { attestationLetter, quebecAcceptanceMonths } from "../../tables/studies/attestationLetter.ts";
import { isChangeOfSchool, isStudent, isStudentExtension, renewsStudy } from "../application/application.ts";
import { spouseStudies } from "../family/dependentVisas.ts";
import { readValue } from "../documentsRead.ts";
import { isOneOf } from "../oneOf.ts";
import { provinceOfStudies } from "./quebecStudies.ts";
import { goesToNewSchool, startsNewProgram } from "./studyExtension.ts";

/** Who needs Quebec’s certificate of acceptance, and who needs an attestation letter of another province. */

/** A length that is not answered makes the studies neither long nor short. */
export const studiesLongInQuebec = says(
  "studiesLongInQuebec",
  { en: "you study in Quebec for more than six months", fr: "vous étudiez au Québec plus de six mois" },
  (the) => {
    const [months, limit] = [the.answer("lengthOfStudies"), the.row(quebecAcceptanceMonths)];
    return provinceOfStudies(the) === "QC" && months !== undefined && limit.found && months > limit.row.value;
  },
  {
    en: "your answers do not show studies in Quebec of more than six months",
    fr: "vos réponses n’indiquent pas d’études au Québec de plus de six mois",
  },
);

/** Known to be short enough to need no certificate; a length that is not answered is not. */
export const studiesShortInQuebec = says(
  "studiesShortInQuebec",
  { en: "you study in Quebec for six months or less", fr: "vous étudiez au Québec six mois ou moins" },
  (the) => {
    const [months, limit] = [the.answer("lengthOfStudies"), the.row(quebecAcceptanceMonths)];
    return provinceOfStudies(the) === "QC" && months !== undefined && limit.found && months <= limit.row.value;
  },
);

const spouseSchoolIsInQuebec = says(
  "spouseSchoolIsInQuebec",
  {
    en: "the school of your spouse or partner is in Quebec",
    fr: "l’établissement de votre conjoint ou partenaire est au Québec",
  },
  (the) => readValue(the, "spouse-letter-of-acceptance", "schoolProvince", { role: "spouse" }) === "QC",
  {
    en: "nothing places the studies of your spouse or partner in Quebec",
    fr: "rien ne situe les études de votre conjoint ou partenaire au Québec",
  },
);

export const spouseStudiesInQuebec = all(spouseStudies, spouseSchoolIsInQuebec);

const certificateLevels = [
  "cegepPreUniversity",
  "cegepTechnical",
  "collegeCertificate",
  "collegeDiploma",
  "collegeAppliedDegree",
  "bachelor",
  "graduateCertificate",
  "professional",
  "languageSchool",
  "languageAndCollege",
  "languageAndUniversity",
  "other",
] as const;

/**
 * Level of the studies that are applied for: of the new program for who renews into one, and until that is answered the level
 * told so far, so that a letter that takes weeks to get is not announced late.
 */
const levelOfStudies = (the: CaseReader) =>
  (renewsStudy.evaluate(the).holds && startsNewProgram.evaluate(the).holds
    ? the.answer("canadianLevelOfStudy2")
    : undefined) ?? the.answer("formCanadianLevelOfStudy");

/** The rule of the level on the day of receipt, outside Quebec; nothing while level or province is not answered. */
function attestationRule(the: CaseReader): "needed" | "notNeeded" | "dependsOnSchool" | "notRead" | undefined {
  const [level, province, rules] = [levelOfStudies(the), provinceOfStudies(the), the.row(attestationLetter)];
  if (level === undefined || province === undefined || province === "QC") return undefined;
  if (!rules.found) return "notRead";
  const { value } = rules.row;
  if (isOneOf(level, ["primary", "secondary"])) return value.preschoolToGrade12 === "needed" ? "needed" : "notNeeded";
  if (isOneOf(level, ["master", "doctorate"])) {
    if (value.mastersOrDoctoratePublic === value.mastersOrDoctoratePrivate)
      return value.mastersOrDoctoratePublic === "needed" ? "needed" : "notNeeded";
    return "dependsOnSchool";
  }
  return isOneOf(level, certificateLevels) && value.collegeUndergraduateOrGraduateCertificate === "needed"
    ? "needed"
    : "notNeeded";
}

const levelNeedsAttestation = says(
  "levelNeedsAttestation",
  {
    en: "the attestation letter rule covers your level of study",
    fr: "la règle de la lettre d’attestation vise votre niveau d’études",
  },
  (the) => attestationRule(the) === "needed",
);

const extendsElsewhere = all(isStudentExtension, any(goesToNewSchool, startsNewProgram));

const schoolDecidesOnAttestation = says(
  "schoolDecidesOnAttestation",
  {
    en: "at this level public schools are exempt and private ones are not, so ask your school which one it is",
    fr: "à ce niveau, les établissements publics sont exemptés et les privés ne le sont pas, alors demandez au vôtre ce qu’il en est",
  },
  (the) => attestationRule(the) === "dependsOnSchool",
);

/** Public schools are exempt at this level and private ones are not; no answer tells which it is. */
export const attestationDependsOnSchool = all(
  any(isStudent, isChangeOfSchool, extendsElsewhere),
  schoolDecidesOnAttestation,
);

const attestationRuleNotRead = says(
  "attestationRuleNotRead",
  {
    en: "we have not read the attestation letter rules of that time, so ask your school whether you need one",
    fr: "nous n’avons pas lu les règles sur la lettre d’attestation de cette période, alors demandez à votre établissement s’il vous en faut une",
  },
  (the) => attestationRule(the) === "notRead",
);

/** The rules are set for a year at a time. */
export const attestationRuleIsNotRead = all(any(isStudent, isChangeOfSchool, extendsElsewhere), attestationRuleNotRead);

export const needsAttestation = all(any(isStudent, isChangeOfSchool), levelNeedsAttestation);

export const extensionNeedsAttestation = all(extendsElsewhere, levelNeedsAttestation);
