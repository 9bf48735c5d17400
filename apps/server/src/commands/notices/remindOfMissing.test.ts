import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mostReminders } from "@boreal/domain/office/reminderRhythm";
import { sql } from "../../database/query.ts";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { readFirm, writeFirm } from "../../store/office/firm.ts";
import { readReminders } from "../../store/cases/silentCases.ts";
import { listNotifications } from "../../store/notifications.ts";
import { saveAnswers } from "../answers/saveAnswers.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { remindOfMissing } from "./remindOfMissing.ts";

/** An applicant who stops is reminded by the rhythm of the firm, and nobody else is. */

let firm: TestFirm;
let amara: Actor;
let lawyer: Actor;
let application: string;
const dayMs = 86_400_000;

beforeAll(async () => {
  firm = await openTestFirm();
});
afterAll(async () => await firm.close());
beforeEach(async () => {
  amara = await firm.person("student");
  lawyer = await firm.person("lawyer");
  application = await firm.application(amara);
  await firm.assign(application, lawyer);
  await rhythm("week");
});

async function rhythm(value: string | undefined): Promise<void> {
  const { version } = await readFirm(firm.db);
  const values = value === undefined ? {} : { reminderRhythm: value };
  await writeFirm(firm.db, { values, baseVersion: version, by: "admin", at: new Date() });
}

/** At so many days from now, at an hour of the clock in Toronto. */
const at = (days: number, hour = 14): Date => {
  const day = new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  return new Date(`${day}T${String(hour).padStart(2, "0")}:30:00-05:00`);
};
const remind = async (now: Date) =>
  await remindOfMissing({ ...firm, now: () => now, reportFault: (fault) => expect.unreachable(String(fault)) });
const told = async (person: Actor) => (await listNotifications(firm.db, person.userId)).map(({ kind }) => kind);

describe("an applicant who stops", () => {
  it("is reminded once the time of the firm is over, once, and again after as long", async () => {
    await remind(at(6));
    expect(await told(amara)).toEqual([]);
    await remind(at(8));
    await remind(at(8, 15));
    expect(await told(amara)).toEqual(["applicationWaits"]);
    await remind(at(14));
    expect(await told(amara)).toHaveLength(1);
    await remind(at(16));
    expect(await told(amara)).toEqual(["applicationWaits", "applicationWaits"]);
    expect(await told(lawyer)).toEqual([]);
    expect(await verifyChain(firm.db, application)).toMatchObject({ whole: true });
  });

  it("is reminded by day, by the clock of where they are", async () => {
    await remind(at(9, 3));
    await remind(at(9, 22));
    expect(await told(amara)).toEqual([]);
    // Four in the morning in Toronto is five in the afternoon in Manila.
    await firm.db.execute(
      sql`insert into boreal.notice_choice (user_id, kinds, digest, time_zone, changed_at) values (${amara.userId}, '{}', 'daily', 'Asia/Manila', now())`,
    );
    await remind(at(9, 4));
    expect(await told(amara)).toEqual(["applicationWaits"]);
  });

  it("is reminded no more once they go on, and is counted anew", async () => {
    await remind(at(8));
    const later = { ...firm, now: () => at(9) };
    await saveAnswers(later, amara, {
      applicationId: application,
      answers: [{ key: "country", value: "NG", baseVersion: 0 }],
    });
    await remind(at(12));
    expect(await told(amara)).toHaveLength(1);
    await remind(at(17));
    expect(await told(amara)).toHaveLength(2);
    // One before the answer and three after it: the fourth of this silence is theirs, and not the team’s.
    for (const days of [25, 33, 41]) await remind(at(days));
    expect(await told(amara)).toHaveLength(5);
    expect(await told(lawyer)).toEqual([]);
  });

  it("is left alone after some, and the team is told once", async () => {
    for (let week = 1; week <= mostReminders + 3; week += 1) await remind(at(8 * week));
    expect(await told(amara)).toHaveLength(mostReminders);
    expect(await told(lawyer)).toEqual(["applicantSilent"]);
  });

  it("is reminded while a part is open again, though the team works on the case, and the desk says how often", async () => {
    await firm.db.execute(sql`update boreal.application set status = 'LawyerReview' where id = ${application}`);
    await firm.db.execute(
      sql`insert into boreal.reopened_part (id, application_id, kind, part, child_number, sealed_reason, opened_by, opened_at) values (${application}, ${application}, 'section', 'x', 0, '', ${lawyer.userId}, now())`,
    );
    expect(await readReminders(firm.db, application)).toBeUndefined();
    await remind(at(8));
    await remind(at(16));
    expect(await told(amara)).toHaveLength(2);
    expect(await readReminders(firm.db, application)).toMatchObject({ count: 2, last: at(16) });
    await firm.db.execute(sql`update boreal.reopened_part set closed_at = now() where application_id = ${application}`);
    await remind(at(24));
    expect(await told(amara)).toHaveLength(2);
  });

  it("is not reminded of a way that is closed", async () => {
    const tourist = await firm.person("student");
    const permit = await firm.application(tourist, "ClosedWorkPermit");
    await saveAnswers(firm, tourist, {
      applicationId: permit,
      answers: [{ key: "jobInCanada", value: false, baseVersion: 0 }],
    });
    await remind(at(9));
    expect(await told(tourist)).toEqual([]);
    await saveAnswers(firm, tourist, {
      applicationId: permit,
      answers: [{ key: "jobInCanada", value: true, baseVersion: 1 }],
    });
    await remind(at(9));
    expect(await told(tourist)).toEqual(["applicationWaits"]);
  });

  it("is not reminded where the firm does not want it, where the team works on the case, or where nobody has come yet", async () => {
    await rhythm(undefined);
    await remind(at(30));
    await rhythm("week");
    await firm.db.execute(sql`update boreal.application set status = 'LawyerReview' where id = ${application}`);
    await remind(at(30));
    await firm.db.execute(sql`update boreal.application set status = 'Preparation' where id = ${application}`);
    await firm.db.execute(sql`update auth."user" set email_verified = false where id = ${amara.userId}`);
    await remind(at(30));
    expect(await told(amara)).toEqual([]);
  });
});
