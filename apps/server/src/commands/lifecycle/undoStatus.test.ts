import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import type { Actor } from "../../policies/actor.ts";
import { listFilings } from "../../store/cases/filings.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { listReopenedParts } from "../../store/cases/reopenedParts.ts";
import { lastStatusChange } from "../../store/cases/statusChanges.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { closePart, reopenPart } from "../reopening/reopenParts.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { changeStatus } from "./changeStatus.ts";
import { forceStatus } from "./forceStatus.ts";
import { recordFact } from "./recordFact.ts";
import { undoStatusChange } from "./undoStatus.ts";

/** Taking a change back loses nothing that was there before it, and nothing that was recorded since. */

let firm: TestFirm;
let lawyer: Actor;
let admin: Actor;
let student: Actor;
beforeAll(async () => {
  firm = await openTestFirm();
  lawyer = await firm.person("lawyer");
  admin = await firm.person("admin");
  student = await firm.person("student");
});
afterAll(async () => await firm.close());

async function caseAt(status: ApplicationStatus, type: ApplicationType = "Student"): Promise<string> {
  const id = await firm.application(student, type);
  await firm.assign(id, lawyer);
  if (status !== "Preparation") await force(id, "Preparation", status);
  return id;
}
const codes = ({ refusals }: { readonly refusals: readonly { readonly code: string }[] }) =>
  refusals.map(({ code }) => code);
const force = async (id: string, from: ApplicationStatus, to: ApplicationStatus) =>
  expect(
    codes(await forceStatus(firm, admin, { applicationId: id, from, to, reason: "A test.", requestId: randomUUID() })),
  ).toEqual([]);
const application = async (id: string) => (await loadCaseFile(firm, id))?.whole.application ?? expect.fail("no case");
const move = async (by: Actor, id: string, transition: string, entered: Readonly<Record<string, string>> = {}) =>
  expect(
    codes(
      await changeStatus(firm, by, {
        applicationId: id,
        transition,
        from: (await application(id)).status ?? "",
        entered,
        confirmed: [],
        reason: "Because.",
        requestId: randomUUID(),
      }),
    ),
  ).toEqual([]);
const undo = async (by: Actor, id: string) => {
  const changeId = (await lastStatusChange(firm.db, id))?.id ?? expect.fail("no change");
  expect(codes(await undoStatusChange(firm, by, { applicationId: id, changeId }))).toEqual([]);
};

test("opens again what the change closed, and not what was closed before it", async () => {
  const id = await caseAt("LawyerReview");
  const reopen = async (part: string) =>
    codes(
      await reopenPart(firm, lawyer, {
        applicationId: id,
        kind: "question",
        part,
        childNumber: null,
        reason: "It does not match the passport.",
      }),
    );
  expect([await reopen("country"), await reopen("birthday")]).toEqual([[], []]);
  const [birthday] = await listReopenedParts(firm.db, id);
  expect(codes(await closePart(firm, lawyer, { applicationId: id, partId: birthday?.id ?? "" }))).toEqual([]);
  await move(lawyer, id, "requestChanges");
  expect((await listReopenedParts(firm.db, id)).filter(({ closedAt }) => closedAt === null)).toEqual([]);
  await undo(lawyer, id);
  const open = (await listReopenedParts(firm.db, id)).filter(({ closedAt }) => closedAt === null);
  expect(open).toMatchObject([{ closedBy: null, outcome: null }]);
  expect(open[0]?.part).not.toBe(birthday?.part);
});

test("keeps what was recorded anew since, and takes back the rest", async () => {
  const id = await caseAt("Approved");
  await move(lawyer, id, "complete", { temporaryResidentVisaExpiryDate: "2027-05-01" });
  const recorded = await recordFact(firm, lawyer, {
    applicationId: id,
    fact: "temporaryResidentVisaExpiryDate",
    words: ["2027-06-01"],
    seen: ["2027-05-01"],
  });
  expect(codes(recorded)).toEqual([]);
  await undo(lawyer, id);
  expect(await application(id)).toMatchObject({ status: "Approved", temporaryResidentVisaExpiryDate: "2027-06-01" });

  const other = await caseAt("Approved");
  await move(lawyer, other, "complete", { temporaryResidentVisaExpiryDate: "2027-05-01" });
  await undo(lawyer, other);
  expect(await application(other)).toMatchObject({ status: "Approved", temporaryResidentVisaExpiryDate: null });
});

test("takes a day of the case back with the change that brought it", async () => {
  const id = await caseAt("ApplicantPool", "Iec");
  await move(lawyer, id, "invitationArrived", { itaReceivedAt: "2026-11-10" });
  expect((await application(id)).itaReceivedAt).toBe("2026-11-10");
  await undo(lawyer, id);
  expect((await application(id)).itaReceivedAt ?? null).toBe(null);
});

test("takes the filing out of what was sent", async () => {
  const id = await caseAt("Preparation");
  const answers = { usCitizenVisaApplicationMethod: "APPLY_AT_BORDER", passportCountries: ["US"], country: "US" };
  await saveAnswers(firm, student, {
    applicationId: id,
    answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 })),
  });
  await force(id, "Preparation", "LawyerReview");
  const filings = async () => await listFilings(firm.db, await firm.personKey(student.userId), id);
  await move(lawyer, id, "fileAtBorder");
  expect(await filings()).toHaveLength(1);
  await undo(lawyer, id);
  expect(await filings()).toEqual([]);
});
