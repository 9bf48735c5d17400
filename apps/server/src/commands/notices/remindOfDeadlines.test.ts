import { createHash, randomUUID } from "node:crypto";
import { everyDeadline } from "@boreal/domain/deadlines/deadlines";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sealJson } from "../../keys/fieldEncryption.ts";
import type { Actor } from "../../policies/actor.ts";
import { correctionContext } from "../../store/documents/caseDocument.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { listNotifications } from "../../store/notifications.ts";
import { eq } from "../../database/query.ts";
import { applicationTable } from "../../store/tables/applications.ts";
import { documentFileTable } from "../../store/tables/files.ts";
import { readingCorrectionTable } from "../../store/tables/jobs.ts";
import { remindOfDeadlines } from "./remindOfDeadlines.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";

let firm: TestFirm;
beforeAll(async () => {
  firm = await openTestFirm();
});
afterAll(async () => {
  await firm.close();
});

const distances = [90, 30, 14, 7, 3, 1];
const hashOf = (words: string) => createHash("sha256").update(words).digest("hex").slice(0, 40);

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
async function letterDueOn(
  applicationId: string,
  owner: Actor,
  dueDate: string,
  page = "medical-request-letter",
): Promise<string> {
  const id = randomUUID();
  const at = new Date();
  const bytes = Buffer.alloc(1);
  await firm.db.insert(documentFileTable).values({
    id,
    applicationId,
    ownerId: owner.userId,
    page,
    slot: "medicalRequestLetter",
    person: page.startsWith("spouse-") ? "spouse" : "main",
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
    expect(await kindsOf(amara)).toEqual([{ kind: "requestDeadlineNear", applicationId: application, subject: {} }]);
    expect(mailsTo(amara)).toEqual([
      {
        kind: "requestDeadlineNear",
        toUserId: amara.userId,
        values: { path: `/applications/${application}#dates`, to: "applicant" },
      },
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
    expect(told.map(({ kind }) => kind)).toEqual(["deadlineTomorrow"]);
    const loaded = (await loadCaseFile(firm, application)) ?? expect.fail("no case");
    const deadlines = everyDeadline(loaded.the);
    expect(deadlines.map(({ fileId }) => fileId)).toContain(letter);
    const guesses = deadlines.flatMap(({ id }) =>
      distances.flatMap((days) =>
        [`${application} ${id} 2026-12-10 ${days}`, `${id} 2026-12-10 ${days}`].flatMap((guess) => [
          hashOf(guess),
          hashOf(JSON.stringify([amara.userId, guess])),
        ]),
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

  it("do not come for a letter to somebody else, before any passport tells who is meant", async () => {
    const binta = await firm.person("student");
    const letter = await letterDueOn(await firm.application(binta), binta, "2027-01-05");
    await typed(letter, binta, "applicantFullName", "John Stranger");
    await remind("2027-01-04");
    expect(await kindsOf(binta)).toEqual([]);
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

  it("come once when several servers run the day at the same moment, and once more on none", async () => {
    const dana = await firm.person("student");
    await letterDueOn(await firm.application(dana), dana, "2027-05-10");
    await Promise.all([1, 2, 3, 4].map(async () => await remind("2027-05-09")));
    await remind("2027-05-09");
    expect((await kindsOf(dana)).map(({ kind }) => kind)).toEqual(["deadlineTomorrow"]);
    expect(mailsTo(dana)).toHaveLength(1);
  });

  it("come to the applicant for spouse and child too, and to whoever is assigned", async () => {
    const emeka = await firm.person("student");
    const lawyer = await firm.person("lawyer");
    const stranger = await firm.person("lawyer");
    const application = await firm.application(emeka);
    await firm.assign(application, lawyer);
    const answers = { maritalStatus: "married", accompanyingSpouse: true };
    const saved = await saveAnswers(firm, emeka, {
      applicationId: application,
      answers: Object.entries(answers).map(([key, value]) => ({ key, value, baseVersion: 0 })),
    });
    expect(saved.refusals).toEqual([]);
    await letterDueOn(application, emeka, "2027-06-10", "spouse-medical-request-letter");
    await remind("2027-06-05");
    const kinds = [["requestDeadlineNear"], ["requestDeadlineNear"], []];
    for (const [at, person] of [emeka, lawyer, stranger].entries())
      expect((await kindsOf(person)).map(({ kind }) => kind)).toEqual(kinds[at]);
    expect(mailsTo(lawyer)).toMatchObject([{ kind: "requestDeadlineNear", values: { to: "team" } }]);
  });

  it("in a closed case of the end of what was issued, and of nothing else", async () => {
    const owner = await firm.person("student");
    const id = await firm.application(owner);
    await letterDueOn(id, owner, "2026-11-25");
    await firm.db
      .update(applicationTable)
      .set({ status: "Completed", temporaryResidentVisaExpiryDate: "2026-12-18" })
      .where(eq(applicationTable.id, id));
    await remind("2026-11-20");
    expect((await kindsOf(owner)).filter(({ applicationId }) => applicationId === id).map(({ kind }) => kind)).toEqual([
      "deadlineNear",
    ]);
  });

  it("of the last day to appeal, to who lost in court, though the case is closed; not to who won", async () => {
    const [lost, won] = [await firm.person("student"), await firm.person("student")];
    for (const [owner, status] of [
      [lost, "JrDismissed"],
      [won, "JrAllowed"],
    ] as const)
      await firm.db
        .update(applicationTable)
        .set({ status, dates: { judgmentAt: "2026-11-01" } })
        .where(eq(applicationTable.id, await firm.application(owner, "JudicialReview")));
    await remind("2026-11-30");
    expect((await kindsOf(lost)).map(({ kind }) => kind)).toEqual(["deadlineTomorrow"]);
    expect(await kindsOf(won)).toEqual([]);
  });
});
