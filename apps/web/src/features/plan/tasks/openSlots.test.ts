import type { Plan } from "@boreal/domain/plan/planned";
import { applicationTypes, type ApplicationStatus, type ApplicationType } from "@boreal/domain/caseFile/application";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { Dependent } from "@boreal/domain/caseFile/dependents";
import type { UploadedDocument } from "@boreal/domain/caseFile/uploadedDocument";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { decideVault } from "@boreal/domain/vault/decideSlots";
import { pagesOf } from "@boreal/domain/vault/pages";
import { expect, test } from "vitest";
import { slotWord } from "../../../case/slotWords.ts";
import { countOf, phasesOf, vaultOverview } from "../../../case/vaultOverview.ts";
import { isWhole, shareOf } from "../../../../../../tests/running/sizes.ts";
import { taskList } from "./tasks.ts";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";

/** Over all types, family shapes and stages: what the lists of the vault say and what the plan asks for are one thing. */

const spouse: Dependent = { id: "s", type: "Spouse", visaType: "OpenWorkPermit" };
const child = (childNumber: number, birthday: string): Dependent => ({
  id: `c${childNumber}`,
  type: "Child",
  childNumber,
  visaType: "Student",
  birthday,
});
const families: readonly (readonly Dependent[])[] = [
  [],
  [spouse],
  [spouse, child(1, "2010-05-04"), child(2, "2021-01-31")],
];

const stages: readonly ApplicationStatus[] = [
  "Preparation",
  "LawyerReview",
  "ItaReceived",
  "IrccProcessing",
  "Returned",
  "Approved",
  "Refused",
  "JrPreparation",
  "JrLeaveFiled",
  "JrRecordFiled",
  "JrLeaveGranted",
  "JrAllowed",
  "MandamusDemand",
];

const file = (documentId: string, slotId: string, facts: Partial<UploadedDocument> = {}): UploadedDocument => ({
  fileId: `${documentId} ${slotId}`,
  documentId,
  slotId,
  uploadedAt: "2026-11-10",
  ...facts,
});
/** A request of IRCC that nobody answered, and a court filing that the registry sent back. */
const letters = [
  file("additional-document-request", "additionalDocumentRequest"),
  file("biometrics-collection-letter", "biometricsCollectionLetter"),
  file("document-filing-status-email", "documentFilingStatusEmail", { parsedValues: { filingStatus: "Returned" } }),
];

type Given = Parameters<typeof taskList>[0];

/** The application as the server tells it, to its applicant or to a lawyer, who may add everything. */
function application(
  type: ApplicationType,
  status: ApplicationStatus,
  dependents: readonly Dependent[],
  documents: readonly UploadedDocument[],
  isLawyer: boolean,
): Given {
  const caseFile: CaseFile = {
    today: "2026-11-20",
    user: { role: "student" },
    profile: {},
    application: { type, status },
    answers: { maritalStatus: "married", accompanyingSpouse: true },
    dependents,
    documents,
  };
  const the = readerFor(caseFile);
  const vault = decideVault(pagesOf(type, the), the).map(({ page, slot, childNumber, requirement, permissions }) => ({
    page: page.slug,
    slot: slot.id,
    person: page.person,
    childNumber: childNumber ?? null,
    requirement: requirement.value,
    phase: page.phase,
    why: requirement,
    saidNotAvailable: false,
    permissions: isLawyer ? ["View", "Upload"] : [...permissions.value],
  }));
  const files = documents.map((each) => ({
    id: each.fileId,
    name: `${each.documentId}.pdf`,
    page: each.documentId,
    slot: each.slotId,
    childNumber: null,
    deletedAt: null,
    abilities: [],
    fields: [],
    filledForm: null,
  }));
  return {
    id: "a",
    type,
    status,
    caseFile: writeCase({ ...caseFile, answers: {}, dependents: [], documents: [] }),
    abilities: [],
    acknowledgedWarnings: [],
    documents: files as unknown as Given["documents"],
    plan: { vault: vault as unknown as Given["plan"]["vault"] },
  };
}

const plan = {
  today: "2026-11-20",
  refusals: [],
  warnings: [],
  deadlines: [],
  assessment: {
    progress: { answered: 0, skipped: 0, total: 0, ratio: 0 },
    next: null,
    steps: [],
    warnings: [],
    setAside: [],
    prefills: [],
    differences: [],
  },
} as unknown as Plan;

const found = { attention: 0, missing: 0, later: 0, awaited: 0 };

test.each(shareOf("types whose tasks and vault are compared", applicationTypes, 4))(
  "%s: every open slot that the reader can act on is a task, and nothing else is; what needs attention is never done",
  (type) => {
    for (const status of stages) {
      for (const dependents of families) {
        for (const documents of [[], letters]) {
          for (const isLawyer of [false, true]) {
            const given = application(type, status, dependents, documents, isLawyer);
            const people = vaultOverview(given);
            const lines = people.flatMap((person) => person.lines);
            const came = phasesOf(given);
            const { open, done } = taskList(given, plan);
            const asked = open
              .filter(({ kind }) => kind === "document" || kind === "attention")
              .flatMap(({ items }) => items);
            const mayAct = lines.filter(({ planned, page, files }) =>
              planned.requirement === "NeedsAttention"
                ? planned.permissions.length > 0
                : planned.requirement === "Required" &&
                  files === 0 &&
                  came.has(page.phase) &&
                  planned.permissions.includes("Upload"),
            );
            const keyOf = ({ planned }: (typeof lines)[number]) => `${planned.slot} ${planned.childNumber ?? ""}`;
            expect(asked.map(({ key }) => key).toSorted()).toEqual(mayAct.map(keyOf).toSorted());
            expect(asked.filter(({ href }) => href === undefined)).toEqual([]);

            const attention = lines.filter(({ planned }) => planned.requirement === "NeedsAttention");
            expect(
              attention.filter((line) => line.standing !== "needsAttention" || slotWord(line).tone === "done"),
            ).toEqual([]);
            expect(done.filter(({ key }) => attention.some((line) => keyOf(line) === key))).toEqual([]);
            expect(lines.filter(({ page, standing }) => standing === "missing" && !came.has(page.phase))).toEqual([]);
            for (const person of people) {
              const { present, asked: all } = countOf(person);
              expect(all - present).toBe(person.lines.filter(({ toDo }) => toDo !== undefined).length);
            }
            found.attention += attention.length;
            for (const standing of ["missing", "later", "awaited"] as const)
              found[standing] += lines.filter((line) => line.standing === standing).length;
          }
        }
      }
    }
  },
);

test("all of that was met", () => {
  expect(Object.entries(found).filter(([, count]) => count < (isWhole ? 100 : 1))).toEqual([]);
});

test("a court filing that came back is the legal team’s to look at, and nothing of the applicant’s", () => {
  const court = (isLawyer: boolean) =>
    taskList(application("JudicialReview", "JrLeaveFiled", [], letters, isLawyer), plan)
      .open.filter(({ kind }) => kind === "attention")
      .flatMap(({ items }) => items.map(({ key }) => key));
  expect(court(true)).toContain("documentFilingStatusEmail ");
  expect(court(false)).not.toContain("documentFilingStatusEmail ");
});
