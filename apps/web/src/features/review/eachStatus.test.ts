import { applicationStatuses, type ApplicationStatus } from "@boreal/domain/caseFile/application";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import { isCourtDay } from "@boreal/domain/deadlines/court";
import { isClosedStatus } from "@boreal/domain/lifecycle/statuses";
import { computePlan } from "@boreal/domain/plan/plan";
import { expect, test } from "vitest";
import { inOrder } from "../../case/deadlineOrder.ts";
import { slotWords } from "../../case/slotWords.ts";
import { isStillPrepared, vaultOverview } from "../../case/vaultOverview.ts";
import { deskDocument } from "./deskDocument.ts";
import { firstThings } from "./firstThings.ts";

/** A refused student’s case as her lawyer reads it, in every status that there is. */

const caseIn = (status: ApplicationStatus): CaseFile => ({
  today: "2026-11-20",
  application: {
    type: "Student",
    status,
    decisionNotifiedAt: "2026-11-10",
    decisionPlace: "outsideCanada",
    leaveFiledAt: "2026-11-12",
    servedAt: "2026-11-13",
    rule9ReceivedAt: "2026-11-15",
    recordFiledAt: "2026-11-16",
    respondentMemoAt: "2026-11-17",
    leaveDecidedAt: "2026-11-18",
    hearingAt: "2027-02-01",
    judgmentAt: "2026-11-19",
  },
  user: {},
  profile: {},
  answers: { country: "NG", insideCanadaCurrently: false, startOfCanadianStudyProgram: "2027-05-01" },
  dependents: [],
  documents: [
    { fileId: "f1", documentId: "passport", slotId: "passportBioPage", parsedValues: { expiryDate: "2026-09-01" } },
    { fileId: "f2", documentId: "additional-document-request", parsedValues: { issueDate: "2026-10-01" } },
  ],
  authorityRequests: [
    {
      id: "r1",
      kind: "documents",
      letterDate: "2026-10-20",
      dueDate: "2026-12-01",
      recordedAt: "2026-11-19T12:00:00.000Z",
      items: [{ id: "i1", page: "police-certificate", slotId: "policeCertificate" }],
    },
  ],
});

function seenIn(status: ApplicationStatus) {
  const caseFile = caseIn(status);
  const plan = computePlan(caseFile);
  return {
    id: "a1",
    type: "Student",
    status,
    abilities: [],
    caseFile: writeCase(caseFile),
    documents: caseFile.documents.map(({ fileId, documentId, slotId }) => ({
      id: fileId,
      name: `${fileId}.pdf`,
      page: documentId,
      slot: slotId ?? "additionalDocumentRequest",
      deletedAt: null,
    })),
    plan: {
      vault: plan.vault.map((slot) => ({ ...slot, permissions: ["View", "Upload"] })),
      warnings: plan.warnings,
      assessmentWarnings: plan.assessment.warnings,
      deadlines: plan.deadlines,
    },
  } as unknown as Parameters<typeof firstThings>[0];
}

function listedIn(status: ApplicationStatus) {
  const application = seenIn(status);
  const { things, toApplicant } = firstThings(application);
  return {
    things: things.map(
      ({ kind, about, due }) => `${kind}${due === undefined ? "" : ` ${due}`}: ${about.en} | ${about.fr}`,
    ),
    toApplicant: toApplicant.length,
    questions: isStillPrepared({ type: "Student", status }),
    otherDates: inOrder(application.plan.deadlines).flatMap((one) => (isCourtDay(one) ? [] : [one.id])),
  };
}

// One line for each thing: how it is marked, and its name in English and French.
const expired = "blocks: Passport Expired | Passeport expiré";
const request = "look: Additional Document Request | Demande de documents supplémentaires";
const confirmation = "supply: Submission Confirmation | Confirmation d’envoi";
const submission = "supply: Study Permit Legal Submission | Observations juridiques, permis d’études";
const leave = "due 2027-01-09: Last day to apply to the Court | Dernier jour pour s’adresser à la Cour";
const proof = "due 2026-11-23: File the proof of service | Déposer la preuve de signification";
const record = (day: string) =>
  `due ${day}: Serve and file the applicant’s record | Signifier et déposer le dossier du demandeur`;
const reply = "due 2026-11-27: Reply to the other side’s memorandum | Répliquer au mémoire de l’autre partie";
const hearing = "due 2027-02-01: Hearing at the Court | Audience devant la Cour";
const appeal = "due 2026-12-19: Last day to appeal the judgment | Dernier jour pour interjeter appel du jugement";

const nothing = { things: [], toApplicant: 0, questions: false, otherDates: [] };
const prepared = {
  things: [expired, request],
  toApplicant: 9,
  questions: true,
  otherDates: ["request.r1", "sendBy", "additionalDocuments"],
};

type Read = ReturnType<typeof listedIn>;
const asRead: readonly (readonly [readonly ApplicationStatus[], Read])[] = [
  [["Preparation", "ApplicantPool", "ItaReceived"], prepared],
  [["LawyerReview"], { ...prepared, things: [expired, request, submission] }],
  [
    ["IrccProcessing"],
    {
      things: [request, confirmation],
      toApplicant: 3,
      questions: false,
      otherDates: ["request.r1", "additionalDocuments"],
    },
  ],
  [
    ["Returned"],
    {
      things: [expired, request, confirmation],
      toApplicant: 10,
      questions: true,
      otherDates: ["request.r1", "additionalDocuments"],
    },
  ],
  [["Approved", "Poe"], { ...nothing, toApplicant: 2 }],
  [["Completed", "Withdrawn", "RefusedClosed", "JrLeaveDismissed", "JrDiscontinued"], nothing],
  [["Refused"], { ...nothing, things: [leave], toApplicant: 1 }],
  [
    ["RefusedReconsideration"],
    {
      things: [leave, request],
      toApplicant: 2,
      questions: false,
      otherDates: ["request.r1", "additionalDocuments"],
    },
  ],
  [["RefusedReapply", "JrPreparation"], { ...nothing, things: [leave] }],
  [["JrLeaveFiled", "MandamusLeaveFiled"], { ...nothing, things: [proof, record("2027-01-26")] }],
  [["JrRule9Requested", "JrRecordFiled", "JrSimplifiedProcedure"], { ...nothing, things: [proof] }],
  [["JrRule9Received"], { ...nothing, things: [proof, record("2027-01-29")] }],
  [["JrRespondentReplied"], { ...nothing, things: [reply] }],
  [["JrLeavePending", "JrSettlementOffered", "JrDecisionReserved", "JrAllowed", "JrAppeal", "MandamusDemand"], nothing],
  [["JrLeaveGranted", "JrHearingScheduled"], { ...nothing, things: [hearing] }],
  [["JrRedetermination"], { ...nothing, things: [expired], toApplicant: 7, questions: true }],
  [["JrDismissed"], { ...nothing, things: [appeal] }],
];

test("every status is read", () => {
  expect(asRead.flatMap(([read]) => read).toSorted()).toEqual([...applicationStatuses].toSorted());
});

test.each(asRead.flatMap(([read, listed]) => read.map((status) => [status, listed] as const)))(
  "%s: what is listed as to do, in both languages, is still to do",
  (status, listed) => {
    expect(listedIn(status)).toEqual(listed);
  },
);

test("of a closed case nothing is listed but what can still be brought to the Court", () => {
  for (const status of applicationStatuses.filter(isClosedStatus)) {
    const { things, toApplicant, questions, otherDates } = listedIn(status);
    expect([status, things.filter((thing) => !thing.startsWith("due "))]).toEqual([status, []]);
    expect([toApplicant, questions, otherDates]).toEqual([0, false, []]);
  }
});

/** Asked for by a letter of the authority, because it was sent, or because of the refusal. */
const askedAnew: Partial<Record<ApplicationStatus, readonly string[]>> = {
  IrccProcessing: ["policeCertificate", "governmentFeeReceipt"],
  Refused: ["refusalLetter"],
  RefusedReconsideration: ["policeCertificate", "refusalLetter"],
};

test.each(applicationStatuses)("%s: what nobody asks for any more is neither required nor to be supplied", (status) => {
  const isPrepared = isStillPrepared({ type: "Student", status });
  const isPast = (phase: string) => isClosedStatus(status) || (!isPrepared && ["preparation", "ita"].includes(phase));
  const past = vaultOverview(seenIn(status))
    .flatMap(({ lines }) => lines)
    .filter(({ planned, files }) => files === 0 && isPast(planned.phase))
    .map((line) => ({ ...line.planned, ...deskDocument(line, false) }));
  expect(past.length > 0).toBe(!isPrepared);
  expect(past.flatMap(({ mayAdd, slot }) => (mayAdd ? [slot] : []))).toEqual(askedAnew[status] ?? []);
  const required = past.filter((each) => each.requirement === "Required" && !each.mayAdd);
  expect(new Set(required.map(({ tag }) => tag.word))).toEqual(new Set(required.length > 0 ? [slotWords.over] : []));
});

test.each(applicationStatuses)("%s: what waits for the applicant is named in both languages", (status) => {
  const { toApplicant } = firstThings(seenIn(status));
  expect(toApplicant.filter(({ en, fr }) => en.length < 4 || fr.length < 4)).toEqual([]);
});
