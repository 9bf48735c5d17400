import { aCase, type CaseBuilder } from "@boreal/domain/test/caseBuilder";
import { applicationTypes } from "@boreal/domain/caseFile/application";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { assessmentWarnings } from "@boreal/domain/warnings/raiseForAnswers";
import type { AssessmentWarningId } from "@boreal/domain/warnings/raiseForAnswers";
import { describe, expect, it } from "vitest";
import { askingSteps } from "../../../case/answers/askedFields.ts";
import { allQuestionsOf } from "../../../case/flow/allQuestions.ts";
import { pageWarnings, toConfirm } from "./pageWarnings.ts";
import { thePage } from "./thePage.ts";

/** The warnings that a page of a case shows, in its order. */
function shownOn(stepId: string, the: CaseBuilder) {
  const caseFile = the.build();
  const { type } = caseFile.application;
  const step = stepsOf(type).find(({ id }) => id === stepId) ?? expect.fail(`${type} has no page ${stepId}`);
  return pageWarnings(thePage(step, { questions: allQuestionsOf(type), caseFile }, { drafts: {}, touched: new Set() }));
}

const idsOn = (stepId: string, the: CaseBuilder) => shownOn(stepId, the).map(({ warning }) => warning.id);

const student = aCase().on("2026-11-21");
const inCanada = aCase()
  .type("StudentExtension")
  .on("2026-11-21")
  .answers({ country: "CA", currentImmigrationStatus: "studyPermit" });
const worker = inCanada.answers({ currentImmigrationStatus: "workPermit" });
const healthy = { hasSyphilis: false, dialysis: false, addiction: false, mentalHealth: false };

describe("a warning about answers", () => {
  it("is not about a value that has to be corrected first", () => {
    expect(idsOn("passportGroup", student.answers({ passportNumber: "12" }))).toEqual([]);
  });

  it.each<[AssessmentWarningId, string, CaseBuilder]>([
    [
      "medicalAnswerConfirmation",
      "medicalHistoryGroup",
      student.answers({ medicalHistory: { ...healthy, dialysis: true } }),
    ],
    ["medicalAnswerConfirmation", "tuberculosisExposure", student.answers({ medicalTb: { hasTb: true } })],
    ["studyPermitExpired", "studyPermitExpiryDate", inCanada.answers({ studyPermitExpiryDate: "2026-11-01" })],
    ["permitRestorationRequired", "studyPermitExpiryDate", inCanada.answers({ studyPermitExpiryDate: "2026-11-01" })],
    [
      "permitRestorationRequired",
      "currentImmigrationStatus",
      inCanada.answers({ studyPermitExpiryDate: "2026-11-01" }),
    ],
    ["studyPermitExpiring30Days", "studyPermitExpiryDate", inCanada.answers({ studyPermitExpiryDate: "2026-12-01" })],
    ["studyPermitExpiring90Days", "studyPermitExpiryDate", inCanada.answers({ studyPermitExpiryDate: "2027-01-31" })],
    ["studyPermitExpiring6Months", "studyPermitExpiryDate", inCanada.answers({ studyPermitExpiryDate: "2027-04-30" })],
    ["workPermitExpired", "pgwpExpiryDate", worker.answers({ pgwpExpiryDate: "2026-11-01" })],
    ["permitRestorationRequired", "pgwpExpiryDate", worker.answers({ pgwpExpiryDate: "2026-11-01" })],
    ["workPermitExpiring", "pgwpExpiryDate", worker.answers({ pgwpExpiryDate: "2026-12-01" })],
    ["passportNumberUnusual", "passportGroup", student.answers({ passportNumber: "A1234" })],
    [
      "passportLastsUnusuallyLong",
      "passportGroup",
      student.answers({ passportIssueDate: "2020-03-01", passportExpiryDate: "2040-03-01" }),
    ],
    [
      "fundsUnusuallyLarge",
      "userInputAvailableFunds",
      student.answers({ financialSupport: "notSupported", hasFinances: true, userInputAvailableFunds: 2_000_000 }),
    ],
    [
      "tuitionUnusuallyLarge",
      "tuitionPaymentAmount",
      student.answers({ tuitionPayment: "oneSemester", tuitionPaymentAmount: 450_000 }),
    ],
    [
      "scholarshipUnusuallyLarge",
      "scholarshipAmount",
      student.answers({ scholarship: true, scholarshipAmount: 450_000 }),
    ],
    [
      "programStartUnusual",
      "programTimeGroup",
      student.answers({ schoolAcceptanceStatus: "yes", startOfCanadianStudyProgram: "2019-09-03" }),
    ],
    ["passportExpired", "passportGroup", student.answers({ passportExpiryDate: "2026-11-20" })],
    ["passportExpiringSoon", "passportGroup", student.answers({ passportExpiryDate: "2027-01-01" })],
    ["completingHighSchoolInCanada", "mostRecentStudies", student.answers({ mostRecentStudies: "secondaryInCanada" })],
    [
      "inconsistentRefusalDisclosure",
      "previousVisaApplications",
      student.answers({
        visaViolationDenied: false,
        hasPreviousVisaApplication: true,
        previousVisas: [{ country: "GB", result: "refused" }],
      }),
    ],
    [
      "checkBiometricsInformation",
      "biometricsGroup",
      student.answers({ hasBiometrics: true, biometricsExpiryDate: "2026-01-01" }),
    ],
  ])("%s is shown on the page %s, once", (id, stepId, the) => {
    expect(idsOn(stepId, the).filter((each) => each === id)).toEqual([id]);
  });

  it("is named by a page of some flow, whichever it is", () => {
    const steps = applicationTypes.flatMap((type) => stepsOf(type).flatMap((step) => [step, ...askingSteps(step)]));
    const named = new Set(steps.flatMap((step) => step.warnings ?? []));
    expect(assessmentWarnings.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  });

  it("that has a page of its own to confirm it is not told before that page too", () => {
    const never = student.answers({ hasPreviousVisaApplication: false });
    expect(idsOn("previousVisaApplications", never)).toEqual([]);
    expect(stepsOf("Student").find(({ id }) => id === "neverAppliedConfirmation")?.warnings).toContain(
      "neverAppliedMisrepresentation",
    );
  });

  it("that asks for a confirmation is confirmed by going on, until an answer behind it changes", () => {
    const raised = shownOn("medicalHistoryGroup", student.answers({ medicalHistory: { ...healthy, addiction: true } }));
    expect(toConfirm(raised, []).map(({ warning }) => warning.id)).toEqual(["medicalAnswerConfirmation"]);
    expect(toConfirm(raised, [{ warningId: "medicalAnswerConfirmation", fileId: "a-file" }])).toHaveLength(1);
    expect(toConfirm(raised, [{ warningId: "medicalAnswerConfirmation", fileId: null }])).toEqual([]);
  });

  it("that blocks or only informs is not confirmed", () => {
    const raised = shownOn("passportGroup", student.answers({ passportExpiryDate: "2026-11-20" }));
    expect(raised.map(({ warning }) => warning.isBlocking)).toEqual([true]);
    expect(toConfirm(raised, [])).toEqual([]);
  });
});
