import type { DatedTable } from "../kernel/datedTable.ts";
import * as ages from "./ages.ts";
import * as answerLimits from "./answerLimits.ts";
import * as attestationLetter from "./attestationLetter.ts";
import * as authorityLetters from "./authorityLetters.ts";
import * as biometrics from "./biometrics.ts";
import * as courtTimeLimits from "./courtTimeLimits.ts";
import * as custodianForm from "./custodianForm.ts";
import * as expiryWarnings from "./expiryWarnings.ts";
import * as expressEntryFunds from "./expressEntryFunds.ts";
import * as expressEntryPapers from "./expressEntryPapers.ts";
import * as family from "./family.ts";
import * as familyForms from "./familyForms.ts";
import * as formEditions from "./formEditions.ts";
import * as formLimits from "./formLimits.ts";
import * as governmentFees from "./governmentFees.ts";
import * as iecCountries from "./iecCountries.ts";
import * as languageBands from "./languageBands.ts";
import * as languageRequirements from "./languageRequirements.ts";
import * as languageScores from "./languageScores.ts";
import * as legalAgeDay from "./legalAgeDay.ts";
import * as livingFundsQuebec from "./livingFundsQuebec.ts";
import * as medicalExam from "./medicalExam.ts";
import * as officialFormFiles from "./officialFormFiles.ts";
import * as photo from "./photo.ts";
import * as policeCertificate from "./policeCertificate.ts";
import * as portalFile from "./portalFile.ts";
import * as portalLimits from "./portalLimits.ts";
import * as postGraduation from "./postGraduation.ts";
import * as postGraduationProgramList from "./postGraduationProgramList.ts";
import * as programmeChanges from "./programmeChanges.ts";
import * as proofOfFunds from "./proofOfFunds.ts";
import * as provincialNomination from "./provincialNomination.ts";
import * as readingThresholds from "./readingThresholds.ts";
import * as recommendedFunds from "./recommendedFunds.ts";
import * as spouseOpenWorkPermit from "./spouseOpenWorkPermit.ts";
import * as studentWork from "./studentWork.ts";
import * as studyWithoutPermit from "./studyWithoutPermit.ts";
import * as superVisa from "./superVisa.ts";
import * as temporaryResidentPermit from "./temporaryResidentPermit.ts";
import * as timeLimits from "./timeLimits.ts";
import * as vaultTrash from "./vaultTrash.ts";
import * as visaExemption from "./visaExemption.ts";
import * as workPapers from "./workPapers.ts";

/** Every dated table of the domain, by id. Each file named above exports tables and nothing else. */
export const everyTable: readonly DatedTable<unknown>[] = [
  ages,
  answerLimits,
  attestationLetter,
  authorityLetters,
  biometrics,
  courtTimeLimits,
  custodianForm,
  expiryWarnings,
  expressEntryFunds,
  expressEntryPapers,
  family,
  familyForms,
  formEditions,
  formLimits,
  governmentFees,
  iecCountries,
  languageBands,
  languageRequirements,
  languageScores,
  legalAgeDay,
  livingFundsQuebec,
  medicalExam,
  officialFormFiles,
  photo,
  policeCertificate,
  portalFile,
  portalLimits,
  postGraduation,
  postGraduationProgramList,
  programmeChanges,
  proofOfFunds,
  provincialNomination,
  readingThresholds,
  recommendedFunds,
  spouseOpenWorkPermit,
  studentWork,
  studyWithoutPermit,
  superVisa,
  temporaryResidentPermit,
  timeLimits,
  vaultTrash,
  visaExemption,
  workPapers,
]
  .flatMap((file) => Object.values<DatedTable<unknown>>(file))
  .toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Amounts of a table in Canadian dollars are whole cents (`kernel/money.ts`); every number of its values is an amount. */
export const isInDollars = (table: DatedTable<unknown>): boolean => table.unit.startsWith("CAD");
