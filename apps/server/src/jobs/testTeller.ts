import { join } from "node:path";
import { connect, type Connection } from "../database/connect.ts";
import { sendDigests } from "../commands/notices/sendDigests.ts";
import { tell } from "../commands/notices/tell.ts";
import { openKeys } from "../keys/personKeys.ts";
import { startMailer } from "../mail/mailer.ts";
import { createMailQueue } from "../mail/outbox.ts";

/**
 * A process for tests that does everything at once: tells the same causes over and over as repeated requests do, writes
 * digests, and sends what is due. It says `working` on its output and never ends. It is killed.
 */
type Given = {
  readonly connection: Connection;
  readonly folder: string;
  readonly smtpUrl: string;
  readonly people: readonly string[];
  readonly causes: number;
};
const given = JSON.parse(process.argv[2] ?? "{}") as Given;

const database = connect(given.connection, { most: 4 });
const keys = await openKeys({ rootKeyFile: join(given.folder, "root.key") }, database);
const now = () => new Date();
const queueMail = createMailQueue({ keys, origin: () => "https://boreal.example.test", now });
startMailer({
  database,
  keys,
  config: { smtpUrl: given.smtpUrl, mailFrom: "Boreal <boreal@example.test>", dataFolder: given.folder },
  pollEvery: 200,
  lease: 3000,
});

/** Every other cause is told in a digest, the rest right away. */
async function tellCause(cause: number): Promise<void> {
  const to = given.people[cause % given.people.length] ?? "";
  const kind = cause % 2 === 0 ? "messageReceived" : "documentAccepted";
  const notice = { kind, to, key: `cause ${cause}`, applicationId: `case ${cause}` } as const;
  await database.transaction(async (tx) => await tell({ queueMail, now }, tx, notice));
}

process.stdout.write("working\n");
// Two days ahead, so that every digest is due.
const later = () => new Date(Date.now() + 48 * 3600 * 1000);
const reportFault = (fault: unknown) => process.stderr.write(`${String(fault)}\n`);
const start = Math.floor((Number(process.hrtime.bigint() % 1_000_000n) / 1_000_000) * given.causes);
for (let done = 0; ; done += 1) {
  await tellCause((start + done) % given.causes);
  if (done % 50 === 0) await sendDigests({ db: database, queueMail, now: later, reportFault });
  if (done % given.causes === given.causes - 1) process.stdout.write("everything told\n");
}
