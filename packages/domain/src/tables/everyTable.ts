import type { DatedTable } from "../kernel/datedTable.ts";
import * as ages from "./family/ages.ts";
import * as answerLimits from "./answerLimits.ts";
import * as passportLimits from "./identity/passportLimits.ts";
import * as programLimits from "./studies/programLimits.ts";
import * as usualAmounts from "./money/usualAmounts.ts";
import * as listLengths from "./background/listLengths.ts";
import * as familyLimits from "./family/familyLimits.ts";
import * as workLimits from "./work/workLimits.ts";
import * as attestationLetter from "./studies/attestationLetter.ts";
import * as authorityLetters from "./authority/authorityLetters.ts";
import * as biometrics from "./biometrics/biometrics.ts";
import * as courtPages from "./court/courtPages.ts";
import * as courtTimeLimits from "./court/courtTimeLimits.ts";
import * as residenceForms from "./officialForms/residenceForms.ts";
import * as consentForm from "./officialForms/consentForm.ts";
import * as custodianForm from "./family/custodianForm.ts";
import * as expiryWarnings from "./status/expiryWarnings.ts";
import * as expressEntryFunds from "./expressEntry/expressEntryFunds.ts";
import * as expressEntryDocuments from "./expressEntry/expressEntryDocuments.ts";
import * as drawCategories from "./expressEntry/drawCategories.ts";
import * as programRequirements from "./expressEntry/programRequirements.ts";
import * as rankingAdditional from "./expressEntry/rankingAdditional.ts";
import * as rankingCore from "./expressEntry/rankingCore.ts";
import * as rankingTransferable from "./expressEntry/rankingTransferable.ts";
import * as selectionGrid from "./expressEntry/selectionGrid.ts";
import * as family from "./family/family.ts";
import * as familyForms from "./officialForms/familyForms.ts";
import * as formEditions from "./officialForms/formEditions.ts";
import * as formLimits from "./officialForms/formLimits.ts";
import * as governmentFees from "./money/governmentFees.ts";
import * as iecCountries from "./youthMobility/iecCountries.ts";
import * as iecSeason from "./youthMobility/iecSeason.ts";
import * as languageBands from "./language/languageBands.ts";
import * as languageRequirements from "./language/languageRequirements.ts";
import * as languageScores from "./language/languageScores.ts";
import * as legalAgeDay from "./studies/legalAgeDay.ts";
import * as livingFundsQuebec from "./money/livingFundsQuebec.ts";
import * as medicalExam from "./health/medicalExam.ts";
import * as officialFormFiles from "./officialForms/officialFormFiles.ts";
import * as photo from "./identity/photo.ts";
import * as policeCertificate from "./background/policeCertificate.ts";
import * as portalFields from "./authority/portalFields.ts";
import * as portalFile from "./authority/portalFile.ts";
import * as portalLimits from "./authority/portalLimits.ts";
import * as postGraduation from "./studies/postGraduation.ts";
import * as postGraduationProgramList from "./studies/postGraduationProgramList.ts";
import * as programmeChanges from "./authority/programmeChanges.ts";
import * as proofOfFunds from "./money/proofOfFunds.ts";
import * as provincialNomination from "./expressEntry/provincialNomination.ts";
import * as readingThresholds from "./readingThresholds.ts";
import * as recommendedFunds from "./money/recommendedFunds.ts";
import * as occupationCategories from "./work/occupationCategories.ts";
import * as spouseOfWorker from "./work/spouseOfWorker.ts";
import * as spouseOpenWorkPermit from "./work/spouseOpenWorkPermit.ts";
import * as studentWork from "./work/studentWork.ts";
import * as requestFees from "./money/requestFees.ts";
import * as reminderDays from "./reminderDays.ts";
import * as serviceStandard from "./studies/serviceStandard.ts";
import * as studyWithoutPermit from "./studies/studyWithoutPermit.ts";
import * as superVisa from "./visit/superVisa.ts";
import * as temporaryResidentPermit from "./status/temporaryResidentPermit.ts";
import * as stays from "./status/stays.ts";
import * as misrepresentation from "./background/misrepresentation.ts";
import * as medicalExamTimes from "./health/medicalExamTimes.ts";
import * as moneyDocuments from "./money/moneyDocuments.ts";
import * as studyTimes from "./studies/studyTimes.ts";
import * as languageTests from "./language/languageTests.ts";
import * as invitation from "./youthMobility/invitation.ts";
import * as visitLimits from "./visit/visitLimits.ts";
import * as visitTimes from "./visit/visitTimes.ts";
import * as commonLaw from "./family/commonLaw.ts";
import * as vaultTrash from "./vaultTrash.ts";
import * as visaExemption from "./status/visaExemption.ts";
import * as workPapers from "./work/workPapers.ts";

/** Every dated table of the domain, by id. Each file named above exports tables and nothing else. */
export const everyTable: readonly DatedTable<unknown>[] = [
  ages,
  answerLimits,
  passportLimits,
  programLimits,
  usualAmounts,
  listLengths,
  familyLimits,
  workLimits,
  attestationLetter,
  authorityLetters,
  biometrics,
  courtPages,
  courtTimeLimits,
  consentForm,
  residenceForms,
  custodianForm,
  expiryWarnings,
  expressEntryFunds,
  expressEntryDocuments,
  drawCategories,
  programRequirements,
  rankingAdditional,
  rankingCore,
  rankingTransferable,
  selectionGrid,
  family,
  familyForms,
  formEditions,
  formLimits,
  governmentFees,
  requestFees,
  iecCountries,
  iecSeason,
  languageBands,
  languageRequirements,
  languageScores,
  legalAgeDay,
  livingFundsQuebec,
  medicalExam,
  officialFormFiles,
  photo,
  policeCertificate,
  portalFields,
  portalFile,
  portalLimits,
  postGraduation,
  postGraduationProgramList,
  programmeChanges,
  proofOfFunds,
  provincialNomination,
  readingThresholds,
  recommendedFunds,
  reminderDays,
  serviceStandard,
  occupationCategories,
  spouseOfWorker,
  spouseOpenWorkPermit,
  studentWork,
  studyWithoutPermit,
  superVisa,
  temporaryResidentPermit,
  stays,
  misrepresentation,
  medicalExamTimes,
  moneyDocuments,
  studyTimes,
  languageTests,
  invitation,
  visitLimits,
  visitTimes,
  commonLaw,
  vaultTrash,
  visaExemption,
  workPapers,
]
  .flatMap((file) => Object.values<DatedTable<unknown>>(file))
  .toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Amounts of a table in Canadian dollars are whole cents (`kernel/money.ts`); every number of its values is an amount. */
export const isInDollars = (table: DatedTable<unknown>): boolean => table.unit.startsWith("CAD");
