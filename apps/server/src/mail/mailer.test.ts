import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../database/connect.ts";
import { freshDatabase } from "../database/testDatabase.ts";
import { openKeys, type Keys } from "../keys/personKeys.ts";
import { mailOutboxTable } from "../store/tables/mail.ts";
import { createDelivery, type Delivery } from "./delivery.ts";
import { sendDue, startMailer, type MailerDeps } from "./mailer.ts";
import { createMailQueue, listOutbox, type QueueMail, type WrittenMail } from "./outbox.ts";

let folder: string;
let database: Database;
let keys: Keys;
let queueMail: QueueMail;
let time = Date.parse("2026-11-20T12:00:00Z");
const now = () => new Date(time);
const mailFrom = "Boreal <boreal@example.test>";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "boreal-mail-"));
  database = await freshDatabase();
  keys = await openKeys({ rootKeyFile: join(folder, "root.key") }, database);
  queueMail = createMailQueue({ keys, origin: () => "https://boreal.example.test", now });
});
beforeEach(async () => {
  await database.delete(mailOutboxTable);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const deps = (more: Partial<MailerDeps> = {}): MailerDeps => ({
  database,
  keys,
  now,
  config: { mailFrom, dataFolder: folder },
  ...more,
});
const queueReset = async (toAddress = "amara@example.test") =>
  await queueMail(database, { kind: "resetPassword", toAddress, language: "fr", values: { token: "T0ken" } });
const collecting = (delivered: WrittenMail[], failing?: () => Error | undefined): Delivery => ({
  deliver: async (mail) => {
    const error = failing?.();
    if (error) throw error;
    delivered.push(mail);
  },
  close: () => {},
});
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}

test("without a mail server, each mail becomes a file that only its owner may read, with a link that can be followed", async () => {
  await queueReset();
  const delivery = createDelivery({ mailFrom, dataFolder: folder });
  await sendDue(deps(), delivery);
  const [listed] = await listOutbox(database, keys);
  const path = join(folder, "mail", `${listed?.id}.eml`);
  expect(readdirSync(join(folder, "mail"))).toEqual([`${listed?.id}.eml`]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const [head = "", body = ""] = readFileSync(path, "utf8").split("\r\n\r\n", 2);
  expect(head).toMatch(
    /^From: Boreal <boreal@example.test>\r\nTo: amara@example.test\r\nSubject: Choisissez un nouveau mot de passe\r\nDate: /,
  );
  expect(head).toContain(`Message-ID: <${listed?.id}@boreal.example.test>`);
  expect(body).toBe("Bonjour,");
  expect(readFileSync(path, "utf8")).toContain("\r\nhttps://boreal.example.test/fr/reset-password#token=T0ken\r\n");
  expect(listed).toMatchObject({
    to: "amara@example.test",
    subject: "Choisissez un nouveau mot de passe",
    sentAt: now(),
  });
});

test("the address of somebody whom an applicant invited is not listed in full", async () => {
  for (const kind of ["sectionInvitation", "hostInvitation", "visitorInvitation", "supporterInvitation"] as const)
    await database.transaction(
      async (tx) =>
        await queueMail(tx, { kind, toAddress: "chidi@example.test", language: "en", values: { token: "T0ken" } }),
    );
  expect((await listOutbox(database, keys)).map(({ to }) => to)).toEqual([
    "c•••@example.test",
    "c•••@example.test",
    "c•••@example.test",
    "c•••@example.test",
  ]);
});

test("a mail is sent only if its transaction commits", async () => {
  await expect(
    database.transaction(async (tx) => {
      await queueMail(tx, {
        kind: "invitation",
        toAddress: "lawyer@example.test",
        language: "en",
        values: { token: "x" },
      });
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  expect(await listOutbox(database, keys)).toEqual([]);
});

test("several mailers send each mail once", async () => {
  for (let mail = 0; mail < 25; mail += 1) await queueReset(`person-${mail}@example.test`);
  const delivered: WrittenMail[] = [];
  await Promise.all(
    [1, 2, 3].map(async () => {
      while ((await sendDue(deps(), collecting(delivered))) > 0);
    }),
  );
  expect(delivered.length).toBe(25);
  expect(new Set(delivered.map(({ to }) => to)).size).toBe(25);
});

test("a mail that could not be sent is tried again later and later, under the same id, and nothing personal is noted", async () => {
  await queueReset();
  const delivered: WrittenMail[] = [];
  let fails = 2;
  const delivery = collecting(delivered, () =>
    fails-- > 0 ? Object.assign(new Error("550 no such user amara@example.test"), { code: "ECONNREFUSED" }) : undefined,
  );
  const told: unknown[] = [];
  const due = deps({ report: (event) => told.push(event) });
  expect(await sendDue(due, delivery)).toBe(1);
  expect(await sendDue(due, delivery)).toBe(0);
  time += 15_000;
  expect(await sendDue(due, delivery)).toBe(1);
  time += 15_000;
  expect(await sendDue(due, delivery)).toBe(0);
  time += 15_000;
  expect(await sendDue(due, delivery)).toBe(1);
  expect(delivered.length).toBe(1);
  expect(told).toEqual([1, 2].map((attempts) => ({ kind: "mailNotSent", attempts, code: "ECONNREFUSED" })));
  time += 3_600_000;
  expect(await sendDue(due, delivery)).toBe(0);
});

test("when a sender dies in the middle, its mail is sent by another after the lease", async () => {
  await queueReset();
  const never: Delivery = { deliver: async () => await new Promise<void>(() => {}), close: () => {} };
  void sendDue(deps(), never);
  await until(async () => (await database.select().from(mailOutboxTable))[0]?.attempts === 1);
  const delivered: WrittenMail[] = [];
  expect(await sendDue(deps(), collecting(delivered))).toBe(0);
  time += 120_000;
  expect(await sendDue(deps(), collecting(delivered))).toBe(1);
  expect(delivered.length).toBe(1);
});

test("a mail that is to wait is sent when its time has come, and not before", async () => {
  const notBefore = new Date(time + 3_600_000);
  const values = { path: "/notices", to: "applicant" } as const;
  const toAddress = "amara@example.test";
  await queueMail(database, { kind: "caseMoved", toAddress, language: "en", values, notBefore });
  const delivered: WrittenMail[] = [];
  time += 3_599_000;
  expect(await sendDue(deps(), collecting(delivered))).toBe(0);
  time += 1000;
  expect(await sendDue(deps(), collecting(delivered))).toBe(1);
  expect(delivered[0]?.body).toContain("https://boreal.example.test/en/notices");
});

test("a mail whose turn comes late is not sent by two: who claimed it has the whole lease again, or leaves it alone", async () => {
  for (const person of ["amara", "binta"]) await queueReset(`${person}@example.test`);
  const delivered: WrittenMail[] = [];
  const others: WrittenMail[] = [];
  const slow: Delivery = {
    deliver: async (mail) => {
      delivered.push(mail);
      // The first takes longer than the lease; meanwhile another machine looks what is due.
      if (delivered.length > 1) return;
      time += 121_000;
      await sendDue(deps(), collecting(others));
    },
    close: () => {},
  };
  await sendDue(deps(), slow);
  expect(delivered.length).toBe(1);
  expect(new Set(others.map(({ to }) => to)).size).toBe(2);
  expect(await sendDue(deps(), collecting(others))).toBe(0);
});

test("a mail server that refuses for good is not asked for ever", async () => {
  await queueReset();
  const refuses = collecting([], () => Object.assign(new Error("no"), { responseCode: 550 }));
  for (let hour = 0; hour < 10; hour += 1) {
    await sendDue(deps(), refuses);
    time += 3_600_000;
  }
  expect((await database.select().from(mailOutboxTable))[0]).toMatchObject({
    attempts: 4,
    lastError: "550",
    nextAttemptAt: null,
    sentAt: null,
  });
});

test("a sleeping mailer wakes when something is queued, and stops when told", async () => {
  const delivered: WrittenMail[] = [];
  const mailer = startMailer(deps({ delivery: collecting(delivered), pollEvery: 600_000 }));
  await until(
    async () =>
      ((
        await database.$client.query(
          "select 1 from pg_stat_activity where application_name = 'boreal mailer' and datname = current_database() and query like 'LISTEN%'",
        )
      ).rowCount ?? 0) > 0,
  );
  await queueReset();
  await until(() => delivered.length === 1);
  await mailer.stop();
  await queueReset();
  expect(delivered.length).toBe(1);
});

test("by SMTP the mail arrives with its sender, subject and link", async () => {
  const { server, received } = smtpServer();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  await queueReset();
  const delivery = createDelivery({
    mailFrom,
    dataFolder: folder,
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  await sendDue(deps(), delivery);
  delivery.close();
  await new Promise((closed) => server.close(closed));
  const [row] = await database.select().from(mailOutboxTable);
  expect([row?.lastError, row?.sentAt]).toEqual([null, now()]);
  const text = received.join("");
  expect(text).toContain("RCPT TO:<amara@example.test>");
  expect(text).toContain(`Message-ID: <${row?.id}@boreal.example.test>`);
  const decoded = text.replaceAll("=\r\n", "").replaceAll("=3D", "=");
  expect(decoded).toContain("https://boreal.example.test/fr/reset-password#token=T0ken");
});

/** Enough of an SMTP server to take mail. */
function smtpServer(): { server: Server; received: string[] } {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString("utf8");
      received.push(text);
      if (inData) {
        if (!received.join("").endsWith("\r\n.\r\n")) return;
        inData = false;
        socket.write("250 taken\r\n");
      } else if (text.startsWith("DATA")) {
        inData = true;
        socket.write("354 go on\r\n");
      } else if (text.startsWith("QUIT")) socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    });
  });
  return { server, received };
}
