import { randomUUID } from "node:crypto";
import { everyDeadline } from "@boreal/domain/deadlines/deadlines";
import { describe, expect, it } from "vitest";
import { verifyChain } from "../../store/auditLog.ts";
import { insertAssignment } from "../../store/cases/applications.ts";
import { actor } from "../documents/testFileDeps.ts";
import { linkRequestFile } from "./answerRequest.ts";
import { inSlot, inWords, letters, ofAnswers } from "./testAsked.ts";
import { codes, lawyer, second, type Given, withRequestCase, type RequestTest } from "./testRequestCase.ts";

let vault: RequestTest["vault"];
let the: RequestTest["the"];
withRequestCase((test) => {
  ({ vault, the } = test);
});

describe("a request of the authority", () => {
  it("is recorded once, split into what it asks for, with its day, and the applicant is told", async () => {
    const requestId = randomUUID();
    expect(await the.record(lawyer, { requestId })).toEqual([]);
    expect(await the.record(lawyer, { requestId })).toEqual([]);
    expect(await the.request()).toMatchObject({
      kind: "documents",
      dueDate: "2026-12-10",
      items: [
        { page: "passport", slotId: "passportBioPage", words: "A copy of your passport" },
        { words: "The deed of the boat", page: null },
      ],
    });
    const { the: reader } = await the.loaded();
    expect(everyDeadline(reader).map(({ id, decision }) => [id.split(".")[0], decision.value])).toContainEqual([
      "request",
      "2026-12-10",
    ]);
    expect(await the.told()).toEqual([["authorityRequest", vault.student.userId]]);
    expect(await the.events("^request")).toEqual(["requestRecorded"]);
    await verifyChain(vault.database, the.applicationId);
  });

  it("is recorded once when two send it at the same moment, and so is its letter", async () => {
    const letterFileId = await the.stored(letters, lawyer);
    const both = await Promise.all([the.record(lawyer, { letterFileId }), the.record(second, { letterFileId })]);
    expect(both.toSorted((one, other) => one.length - other.length)).toEqual([[], ["requestLetterRecorded"]]);
    expect((await the.request()).letterFileId).toBe(letterFileId);
    expect(await the.events("^requestRecorded")).toHaveLength(1);
  });

  it("stays in words where the application has no page for its proof, and leads nowhere", async () => {
    await vault.database.$client.query(
      "update boreal.application set type = 'JudicialReview', status = 'JrLeaveFiled' where id = $1",
      [the.applicationId],
    );
    await the.record(lawyer, { kind: "biometrics", items: [] });
    expect((await the.request()).items).toMatchObject([{ page: null, slotId: null, childNumber: null }]);
  });

  it("keeps what a letter asks for out of the tables and the log", async () => {
    await the.record(lawyer);
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
    ["otherCalendar", { letterDate: "2569-11-20" }],
    ["otherCalendar", { dueDate: "1448-07-01" }],
    ["requestDueTooEarly", { letterDate: "2026-11-10", dueDate: "2026-11-09" }],
    ["requestIdNeeded", { requestId: "" }],
  ])("says %s, and keeps nothing", async (code, given) => {
    expect(await the.record(lawyer, given)).toEqual([code]);
    expect(await the.requests()).toEqual([]);
    expect(await the.events("^request")).toEqual([]);
  });

  it("that asks for nothing that we know is kept in its words", async () => {
    expect(await the.record(lawyer, { items: [inWords("Ask of us what nobody ever asked")] })).toEqual([]);
    expect((await the.request()).items).toMatchObject([{ page: null, words: "Ask of us what nobody ever asked" }]);
  });

  it("for biometrics needs no list: its proof has its place", async () => {
    expect(
      await the.record(lawyer, { kind: "biometrics", items: [], dueDate: null, letterDate: "2026-11-10" }),
    ).toEqual([]);
    expect((await the.request()).items).toMatchObject([{ page: "biometrics-receipt", slotId: "biometricsReceipt" }]);
  });

  it("comes after the application was sent, to nobody else’s case, and of a court from the team alone", async () => {
    await the.setStatus("Preparation");
    expect(await the.record(lawyer)).toEqual(["applicationLocked"]);
    expect(await the.record(vault.student)).toEqual(["applicationLocked"]);
    await the.setStatus("Completed");
    expect(await the.record(lawyer)).toEqual(["applicationLocked"]);
    await the.setStatus("IrccProcessing");
    expect(await the.record(actor("stranger"))).toEqual(["notFound"]);
    expect(await the.record(null)).toEqual(["notSignedIn"]);
    expect(await the.record(vault.student, { kind: "court" })).toEqual(["notAllowed"]);
  });

  it("of a court is told to the team alone, who answers it", async () => {
    await vault.database.transaction(
      async (tx) =>
        await insertAssignment(tx, { applicationId: the.applicationId, staffId: lawyer.userId, at: new Date() }),
    );
    expect(await the.record(second, { kind: "court" })).toEqual([]);
    expect(await the.told()).toEqual([["authorityRequest", lawyer.userId]]);
  });

  it("recorded by the applicant is told to the team of the case", async () => {
    await vault.database.transaction(
      async (tx) =>
        await insertAssignment(tx, { applicationId: the.applicationId, staffId: lawyer.userId, at: new Date() }),
    );
    expect(await the.record(vault.student)).toEqual([]);
    expect(await the.told()).toEqual([["authorityRequest", lawyer.userId]]);
  });
});

describe("an answer", () => {
  it("is what was put into the slot since; it is linked when it is sent, and the request ends with the last point", async () => {
    const letterFileId = await the.stored(letters, lawyer);
    await the.record(lawyer, { letterFileId });
    const [slot, boat] = (await the.request()).items;
    const copy = await the.stored();
    const deed = await the.stored(ofAnswers);
    const link = async (itemId: string, fileId: string) =>
      codes(
        await linkRequestFile(vault.deps, vault.student, {
          applicationId: the.applicationId,
          itemId,
          fileId,
          linked: true,
        }),
      );
    expect(await link(boat?.id ?? "", copy)).toEqual(["requestFileElsewhere"]);
    expect(await link(boat?.id ?? "", deed)).toEqual([]);
    expect(await link(boat?.id ?? "", deed)).toEqual([]);
    expect(await the.send(vault.student, [slot?.id ?? ""])).toEqual(["requestTeamSends"]);
    expect(await the.send(lawyer, [slot?.id ?? ""])).toEqual([]);
    expect(await the.send(lawyer, [slot?.id ?? "", boat?.id ?? ""])).toEqual([]);
    expect(await the.send(lawyer, [slot?.id ?? "", boat?.id ?? ""])).toEqual([]);
    const { caseFile, the: reader } = await the.loaded();
    expect(
      caseFile.documents
        .filter(({ fileId }) => fileId === copy || fileId === deed)
        .map(({ parentDocumentFileId, detailsChangeStatus }) => [parentDocumentFileId, detailsChangeStatus]),
    ).toEqual([
      [letterFileId, "Submitted"],
      [letterFileId, "Submitted"],
    ]);
    expect(everyDeadline(reader).filter(({ id }) => id.startsWith("request."))).toEqual([]);
    expect(await the.events("^request")).toEqual([
      "requestRecorded",
      "requestFileLinked",
      "requestAnswered",
      "requestAnswered",
    ]);
  });

  it("of two who send at once counts once", async () => {
    await the.record(lawyer);
    const ids = (await the.request()).items.map(({ id }) => id);
    expect(await Promise.all([the.send(lawyer, ids), the.send(second, ids)])).toEqual([[], []]);
    expect(await the.events("^requestAnswered")).toEqual(["requestAnswered"]);
  });

  it("given in person is said by the applicant, and taken back when it was a slip", async () => {
    await the.record(lawyer, { kind: "passport", items: [], letterDate: "2026-11-10" });
    const [item] = (await the.request()).items;
    const id = item?.id ?? "";
    expect(await the.send(vault.student, [id], "2026-12-01")).toEqual(["requestSentAhead"]);
    expect(await the.send(vault.student, [id], "2026-11-09")).toEqual(["requestSentTooEarly"]);
    expect(await the.send(vault.student, [id], "yesterday")).toEqual(["requestDayUnreadable"]);
    expect(await the.send(vault.student, [])).toEqual(["requestNothingChosen"]);
    expect(await the.send(vault.student, ["of another"])).toEqual(["requestItemNotFound"]);
    expect(await the.send(vault.student, [id], "2026-11-15")).toEqual([]);
    expect((await the.request()).items[0]?.sentOn).toBe("2026-11-15");
    expect(await the.takeBack(vault.student, id)).toEqual([]);
    expect((await the.request()).items[0]?.sentOn).toBeNull();
  });
});
