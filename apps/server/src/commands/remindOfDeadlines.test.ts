import { createHash, randomUUID } from "node:crypto";
import { everyDeadline } from "@boreal/domain/deadlines/deadlines";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sealJson } from "../keys/fieldEncryption.ts";
import type { Actor } from "../policies/actor.ts";
import { correctionContext } from "../store/documents/caseDocument.ts";
import { loadCaseForRights } from "../store/cases/loadCaseFile.ts";
import { listNotifications } from "../store/notifications.ts";
import { documentFileTable } from "../store/tables/files.ts";
import { readingCorrectionTable } from "../store/tables/jobs.ts";
import { reminderDays, reminderOf, remindOfDeadlines } from "./remindOfDeadlines.ts";
import { openTestFirm, type TestFirm } from "./testFirm.ts";

let firm: TestFirm;
beforeAll(async () => {
  firm = await openTestFirm();
});
afterAll(async () => {
  await firm.close();
});

const remind = (today: string) =>
  remindOfDeadlines({ ...firm, today: () => today, reportFault: (fault) => expect.unreachable(String(fault)) });
const kindsOf = async (person: Actor) =>
  (await listNotifications(firm.db, person.userId)).map(({ kind, applicationId, subject }) => ({
    kind,
    applicationId,
    subject,
  }));
const mailsTo = (person: Actor) => firm.mails.filter((mail) => "toUserId" in mail && mail.toUserId === person.userId);

/** A medical request letter whose day somebody typed. */
async function letterDueOn(applicationId: string, owner: Actor, dueDate: string): Promise<string> {
  const id = randomUUID();
  const at = new Date();
  const bytes = Buffer.alloc(1);
  await firm.db.insert(documentFileTable).values({
    id,
    applicationId,
    ownerId: owner.userId,
    page: "medical-request-letter",
    slot: "medicalRequestLetter",
    person: "main",
    sealedName: bytes,
    wrappedKey: bytes,
    mime: "application/pdf",
    bytes: 1,
    contentMac: bytes,
    storageKey: id,
    scanned: "clean",
    uploadedBy: "lawyer",
    uploadedAt: at,
  });
  await typed(id, owner, "dueDate", dueDate);
  return id;
}

async function typed(fileId: string, owner: Actor, field: string, value: string): Promise<void> {
  const key = await firm.keys.personKey(owner.userId);
  await firm.db.insert(readingCorrectionTable).values({
    id: randomUUID(),
    fileId,
    field,
    sealedValue: sealJson(key, { value }, correctionContext(fileId, field)),
    correctedBy: owner.userId,
    correctedAt: new Date(),
  });
}

describe("which reminder is due", () => {
  it.each([
    ["2026-12-20", undefined],
    ["2026-12-05", undefined],
    ["2026-12-04", 14],
    ["2026-11-28", 14],
    ["2026-11-27", 7],
    ["2026-11-22", 7],
    ["2026-11-21", 1],
    ["2026-11-20", 1],
    ["2026-11-19", undefined],
    [null, undefined],
  ])("on 20 November for %s", (value, expected) => {
    const decision = { value, because: [], decidedBy: "", restsOn: [], missing: [], sources: [] };
    expect(reminderOf({ decision }, "2026-11-20")).toBe(expected);
  });
});

describe("reminders", () => {
  it("come once for each distance, with a mail that says nothing of what it is", async () => {
    const amara = await firm.person("student");
    const application = await firm.application(amara);
    const letter = await letterDueOn(application, amara, "2026-12-10");
    await remind("2026-11-20");
    expect(await kindsOf(amara)).toEqual([]);
    await remind("2026-11-26");
    await remind("2026-11-26");
    await remind("2026-11-27");
    expect(await kindsOf(amara)).toEqual([{ kind: "deadlineNear", applicationId: application, subject: {} }]);
    expect(mailsTo(amara)).toEqual([
      { kind: "deadlineNear", toUserId: amara.userId, values: { path: `/applications/${application}` } },
    ]);
    await remind("2026-12-03");
    await remind("2026-12-09");
    await remind("2026-12-10");
    expect(await kindsOf(amara)).toHaveLength(3);

    await typed(letter, amara, "dueDate", "2026-12-20");
    await remind("2026-12-10");
    expect(await kindsOf(amara)).toHaveLength(4);
    await typed(letter, amara, "answeredOn", "2026-12-11");
    await remind("2026-12-19");
    expect(await kindsOf(amara)).toHaveLength(4);
    expect(mailsTo(amara)).toHaveLength(4);
  });

  it("have ids from which nobody without a key finds the deadline and its day, by trying all of them", async () => {
    const amara = await firm.person("student");
    const application = await firm.application(amara);
    const letter = await letterDueOn(application, amara, "2026-12-10");
    await remind("2026-12-09");
    const told = await listNotifications(firm.db, amara.userId);
    expect(told.map(({ kind }) => kind)).toEqual(["deadlineNear"]);
    const loaded = (await loadCaseForRights(firm, application)) ?? expect.fail("no case");
    const deadlines = everyDeadline(loaded.the);
    expect(deadlines.map(({ fileId }) => fileId)).toContain(letter);
    const guesses = deadlines.flatMap(({ id }) =>
      reminderDays.map((days) =>
        createHash("sha256").update(`${application} ${id} 2026-12-10 ${days}`).digest("hex").slice(0, 40),
      ),
    );
    expect(guesses.filter((guess) => told.some(({ id }) => id.includes(guess)))).toEqual([]);
  });

  it("missed while the server stood still are made good by the nearest one alone", async () => {
    const binta = await firm.person("student");
    await letterDueOn(await firm.application(binta), binta, "2027-01-05");
    await remind("2027-01-04");
    expect(await kindsOf(binta)).toHaveLength(1);
  });

  it("do not come for an application that is closed, nor for a day that is over", async () => {
    const chidi = await firm.person("student");
    const application = await firm.application(chidi);
    await letterDueOn(application, chidi, "2027-03-01");
    await firm.db.$client.query("update boreal.application set status = $1 where id = $2", ["Withdrawn", application]);
    await remind("2027-02-28");
    await firm.db.$client.query("update boreal.application set status = $1 where id = $2", [
      "Preparation",
      application,
    ]);
    await remind("2027-03-02");
    expect(await kindsOf(chidi)).toEqual([]);
  });
});
