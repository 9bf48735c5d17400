import { randomUUID } from "node:crypto";
import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import { everyDeadline } from "@boreal/domain/deadlines/deadlines";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "../../database/query.ts";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { insertAssignment } from "../../store/cases/applications.ts";
import { profileTable } from "../../store/tables/accounts.ts";
import { actor, openTestVault, pdfBytes, type TestVault } from "../documents/testFileDeps.ts";
import { storeFile } from "../uploads/testStoredFile.ts";
import { linkRequestFile, sendRequestItems, takeBackSent } from "./answerRequest.ts";
import { inSlot, inWords, letters, ofAnswers, passport } from "./testAsked.ts";
import { cancelRequest, changeRequest, recordRequest } from "./recordRequest.ts";

let vault: TestVault;
let applicationId: string;
const lawyer = actor("the-lawyer", "lawyer");
const second = actor("second-lawyer", "lawyer");
beforeAll(async () => {
  vault = await openTestVault();
  for (const [{ userId }, role] of [
    [vault.student, "student"],
    [lawyer, "lawyer"],
  ] as const)
    await vault.database
      .insert(profileTable)
      .values({ userId, role, language: "en", sealedNames: Buffer.alloc(1), createdAt: new Date() });
});
beforeEach(async () => {
  applicationId = await vault.addApplication(vault.student.userId);
  await setStatus("IrccProcessing");
});
afterAll(async () => await vault.close());

const setStatus = async (status: ApplicationStatus) =>
  void (await vault.database.execute(
    sql`update boreal.application set status = ${status} where id = ${applicationId}`,
  ));
const stored = async (place = passport, by = vault.student) =>
  await storeFile(vault.deps, {
    applicationId,
    by,
    place,
    fileName: "paper.pdf",
    bytes: pdfBytes(2000, randomUUID()),
    replaces: null,
  });

type Given = Parameters<typeof recordRequest>[2];
const record = async (by: Actor | null, more: Partial<Given> = {}) =>
  codes(
    await recordRequest(vault.deps, by, {
      applicationId,
      kind: "documents",
      addressee: "main",
      childNumber: null,
      letterFileId: null,
      letterDate: null,
      dueDate: "2026-12-10",
      items: [inSlot, inWords("The deed of the boat")],
      requestId: randomUUID(),
      ...more,
    }),
  );
const codes = (result: { readonly refusals: readonly { readonly code: string }[] }) =>
  result.refusals.map(({ code }) => code);
const loaded = async () => (await loadCaseFile(vault.deps, applicationId)) ?? expect.fail("no case");
const requests = async () => (await loaded()).caseFile.authorityRequests ?? [];
const only = async () => {
  const [request, ...others] = await requests();
  if (!request || others.length > 0) throw new Error(`${others.length + 1} requests`);
  return request;
};
const events = async (kinds: string) =>
  (
    await vault.database.$client.query<{ kind: string }>(
      `select kind from boreal.audit_event where chain_id = $1 and kind ~ $2 order by position`,
      [applicationId, kinds],
    )
  ).rows.map(({ kind }) => kind);
const told = async () =>
  (
    await vault.database.$client.query<{ kind: string }>(
      "select kind from boreal.notification where application_id = $1",
      [applicationId],
    )
  ).rows.map(({ kind }) => kind);
const send = async (by: Actor, itemIds: readonly string[], on = "2026-11-20") =>
  codes(await sendRequestItems(vault.deps, by, { applicationId, authorityRequestId: (await only()).id, itemIds, on }));

describe("a request of the authority", () => {
  it("is recorded once, split into what it asks for, with its day, and the applicant is told", async () => {
    const requestId = randomUUID();
    expect(await record(lawyer, { requestId })).toEqual([]);
    expect(await record(lawyer, { requestId })).toEqual([]);
    expect(await only()).toMatchObject({
      kind: "documents",
      dueDate: "2026-12-10",
      items: [
        { page: "passport", slotId: "passportBioPage", words: "A copy of your passport" },
        { words: "The deed of the boat", page: null },
      ],
    });
    const { the } = await loaded();
    expect(everyDeadline(the).map(({ id, decision }) => [id.split(".")[0], decision.value])).toContainEqual([
      "request",
      "2026-12-10",
    ]);
    expect(await told()).toEqual(["authorityRequest"]);
    expect(await events("^request")).toEqual(["requestRecorded"]);
    await verifyChain(vault.database, applicationId);
  });

  it("is recorded once when two send it at the same moment, and so is its letter", async () => {
    const letterFileId = await stored(letters, lawyer);
    const both = await Promise.all([record(lawyer, { letterFileId }), record(second, { letterFileId })]);
    expect(both.toSorted((one, other) => one.length - other.length)).toEqual([[], ["requestLetterRecorded"]]);
    expect((await only()).letterFileId).toBe(letterFileId);
    expect(await events("^requestRecorded")).toHaveLength(1);
  });

  it("keeps what a letter asks for out of the tables and the log", async () => {
    await record(lawyer);
    const rows = await vault.database.$client.query<{ all: string }>(
      `select (select json_agg(i)::text from boreal.authority_request_item i) || (select json_agg(e)::text from boreal.audit_event e) as all`,
    );
    expect(rows.rows[0]?.all).not.toContain("boat");
  });

  it.each<readonly [string, Partial<Given>]>([
    ["asksForNothing", { items: [] }],
    ["asksForNothing", { items: [inWords("  ")] }],
    ["asksForTooMuch", { items: Array.from({ length: 51 }, (_, n) => inWords(`thing ${n}`)) }],
    ["askedWordsTooLong", { items: [inWords("x".repeat(301))] }],
    ["askedPlaceUnknown", { items: [{ ...inSlot, slot: "nothing" }] }],
    ["askedPlaceUnknown", { items: [{ ...inSlot, page: "child-passport", childNumber: 7 }] }],
    ["askedPlaceUnknown", { items: [{ ...inSlot, page: null }] }],
    ["requestItemNotFound", { items: [{ ...inSlot, id: "of another" }] }],
    ["requestKindUnknown", { kind: "weather" }],
    ["requestPersonUnknown", { addressee: "spouse" }],
    ["requestPersonUnknown", { addressee: "child", childNumber: 3 }],
    ["requestPersonUnknown", { kind: "court", addressee: "child", childNumber: 1 }],
    ["requestLetterUnknown", { letterFileId: "00000000-0000-4000-8000-000000000000" }],
    ["requestDayUnreadable", { dueDate: "?" }],
    ["requestLetterAhead", { letterDate: "2027-01-01" }],
    ["requestDueTooEarly", { letterDate: "2026-11-10", dueDate: "2026-11-09" }],
    ["requestIdNeeded", { requestId: "" }],
  ])("says %s, and keeps nothing", async (code, given) => {
    expect(await record(lawyer, given)).toEqual([code]);
    expect(await requests()).toEqual([]);
    expect(await events("^request")).toEqual([]);
  });

  it("that asks for nothing that we know is kept in its words", async () => {
    expect(await record(lawyer, { items: [inWords("Ask of us what nobody ever asked")] })).toEqual([]);
    expect((await only()).items).toMatchObject([{ page: null, words: "Ask of us what nobody ever asked" }]);
  });

  it("for biometrics needs no list: its proof has its place", async () => {
    expect(await record(lawyer, { kind: "biometrics", items: [], dueDate: null, letterDate: "2026-11-10" })).toEqual(
      [],
    );
    expect((await only()).items).toMatchObject([{ page: "biometrics-receipt", slotId: "biometricsReceipt" }]);
  });

  it("comes after the application was sent, to nobody else’s case, and of a court from the team alone", async () => {
    await setStatus("Preparation");
    expect(await record(lawyer)).toEqual(["applicationLocked"]);
    expect(await record(vault.student)).toEqual(["applicationLocked"]);
    await setStatus("Completed");
    expect(await record(lawyer)).toEqual(["applicationLocked"]);
    await setStatus("IrccProcessing");
    expect(await record(actor("stranger"))).toEqual(["notFound"]);
    expect(await record(null)).toEqual(["notSignedIn"]);
    expect(await record(vault.student, { kind: "court" })).toEqual(["notAllowed"]);
  });

  it("recorded by the applicant is told to the team of the case", async () => {
    await vault.database.transaction(
      async (tx) => await insertAssignment(tx, { applicationId, staffId: lawyer.userId, at: new Date() }),
    );
    expect(await record(vault.student)).toEqual([]);
    const { rows } = await vault.database.$client.query<{ user_id: string }>(
      "select user_id from boreal.notification where application_id = $1",
      [applicationId],
    );
    expect(rows).toEqual([{ user_id: lawyer.userId }]);
  });
});

describe("an answer", () => {
  it("is what was put into the slot since; it is linked when it is sent, and the request ends with the last point", async () => {
    const letterFileId = await stored(letters, lawyer);
    await record(lawyer, { letterFileId });
    const [slot, boat] = (await only()).items;
    const copy = await stored();
    const deed = await stored(ofAnswers);
    const link = async (itemId: string, fileId: string) =>
      codes(await linkRequestFile(vault.deps, vault.student, { applicationId, itemId, fileId, linked: true }));
    expect(await link(boat?.id ?? "", copy)).toEqual(["requestFileElsewhere"]);
    expect(await link(boat?.id ?? "", deed)).toEqual([]);
    expect(await link(boat?.id ?? "", deed)).toEqual([]);
    expect(await send(vault.student, [slot?.id ?? ""])).toEqual(["requestTeamSends"]);
    expect(await send(lawyer, [slot?.id ?? ""])).toEqual([]);
    expect(await send(lawyer, [slot?.id ?? "", boat?.id ?? ""])).toEqual([]);
    expect(await send(lawyer, [slot?.id ?? "", boat?.id ?? ""])).toEqual([]);
    const { caseFile, the } = await loaded();
    expect(
      caseFile.documents
        .filter(({ fileId }) => fileId === copy || fileId === deed)
        .map(({ parentDocumentFileId, detailsChangeStatus }) => [parentDocumentFileId, detailsChangeStatus]),
    ).toEqual([
      [letterFileId, "Submitted"],
      [letterFileId, "Submitted"],
    ]);
    expect(everyDeadline(the).filter(({ id }) => id.startsWith("request."))).toEqual([]);
    expect(await events("^request")).toEqual([
      "requestRecorded",
      "requestFileLinked",
      "requestAnswered",
      "requestAnswered",
    ]);
  });

  it("of two who send at once counts once", async () => {
    await record(lawyer);
    const ids = (await only()).items.map(({ id }) => id);
    expect(await Promise.all([send(lawyer, ids), send(second, ids)])).toEqual([[], []]);
    expect(await events("^requestAnswered")).toEqual(["requestAnswered"]);
  });

  it("given in person is said by the applicant, and taken back when it was a slip", async () => {
    await record(lawyer, { kind: "passport", items: [], letterDate: "2026-11-10" });
    const [item] = (await only()).items;
    const id = item?.id ?? "";
    expect(await send(vault.student, [id], "2026-12-01")).toEqual(["requestSentAhead"]);
    expect(await send(vault.student, [id], "2026-11-09")).toEqual(["requestSentTooEarly"]);
    expect(await send(vault.student, [id], "yesterday")).toEqual(["requestDayUnreadable"]);
    expect(await send(vault.student, [])).toEqual(["requestNothingChosen"]);
    expect(await send(vault.student, ["of another"])).toEqual(["requestItemNotFound"]);
    expect(await send(vault.student, [id], "2026-11-15")).toEqual([]);
    expect((await only()).items[0]?.sentOn).toBe("2026-11-15");
    expect(codes(await takeBackSent(vault.deps, vault.student, { applicationId, itemId: id }))).toEqual([]);
    expect((await only()).items[0]?.sentOn).toBeNull();
  });
});

describe("a request that was recorded wrong", () => {
  const change = async (by: Actor, items: Given["items"]) =>
    codes(
      await changeRequest(vault.deps, by, {
        applicationId,
        authorityRequestId: (await only()).id,
        letterFileId: null,
        letterDate: null,
        dueDate: "2026-12-20",
        items,
      }),
    );
  const cancel = async (by: Actor) =>
    codes(await cancelRequest(vault.deps, by, { applicationId, authorityRequestId: (await only()).id }));

  it("is put right point by point; what was sent stays", async () => {
    await record(lawyer);
    const [slot, boat] = (await only()).items;
    await send(lawyer, [slot?.id ?? ""]);
    const kept = { ...inSlot, id: slot?.id ?? "" };
    expect(await change(lawyer, [inWords("The deed of the house")])).toEqual(["requestSentAlready"]);
    expect(await change(lawyer, [kept, inWords("The deed of the house")])).toEqual([]);
    expect(await only()).toMatchObject({
      dueDate: "2026-12-20",
      items: [{ id: slot?.id, sentOn: "2026-11-20" }, { words: "The deed of the house" }],
    });
    expect((await only()).items.some(({ id }) => id === boat?.id)).toBe(false);
    expect(await cancel(lawyer)).toEqual(["requestSentAlready"]);
  });

  it("is taken out, and its letter can be recorded anew", async () => {
    const letterFileId = await stored(letters, lawyer);
    await record(lawyer, { letterFileId });
    expect(await cancel(vault.student)).toEqual(["notAllowed"]);
    expect(await cancel(lawyer)).toEqual([]);
    expect(await requests()).toEqual([]);
    expect(await record(lawyer, { letterFileId })).toEqual([]);
  });

  it("by the applicant is the applicant’s to put right", async () => {
    await record(vault.student);
    expect(await change(vault.student, [inWords("The deed of the house")])).toEqual([]);
    expect(await cancel(vault.student)).toEqual([]);
  });
});
