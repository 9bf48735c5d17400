import { and, eq, inArray, isNotNull, lte, sql } from "../database/query.ts";
import pg from "pg";
import { isDatabaseAway, type Database } from "../database/connect.ts";
import { mailOutboxTable } from "../store/tables/mail.ts";
import { createDelivery, type Delivery, type MailConfig } from "./delivery.ts";
import { mailChannel, writeMail, type MailKeys, type OutboxRow } from "./outbox.ts";

const second = 1000;
/** While a mail is being sent nobody else tries it; when the sender dies, it is due again after this. */
const usualLease = 120 * second;
const mostAttempts = 30;
/** A mail server that says no for good (5xx) is asked a few times more: some mean "not now". */
const mostRefusals = 4;

export type MailerDeps = {
  readonly database: Database;
  readonly keys: MailKeys;
  readonly config: MailConfig;
  readonly now?: () => Date;
  /** For the log: codes and counts only. */
  readonly report?: (event: { readonly kind: string; readonly attempts: number; readonly code: string }) => void;
  readonly delivery?: Delivery;
  /** How long to sleep at most when nobody wakes it, in milliseconds. */
  readonly pollEvery?: number;
  /** For how long a mail is the sender's, in milliseconds. */
  readonly lease?: number;
};

export type Mailer = {
  /** Ends after the mail that is being sent. */
  stop(): Promise<void>;
};

/** Sends what is due, sleeps until something is queued (LISTEN) or due again. Any number of them may run on one database. */
export function startMailer(deps: MailerDeps): Mailer {
  const delivery = deps.delivery ?? createDelivery(deps.config);
  const pollEvery = deps.pollEvery ?? 20 * second;
  let stopped = false;
  const wakeUp = createWakeUp();
  const listener = mailListener(deps.database, wakeUp.wake);
  const run = async () => {
    while (!stopped) {
      try {
        if (!stopped) await listener.listen();
        while (!stopped && (await sendDue(deps, delivery, () => stopped)) > 0);
      } catch (error) {
        // Most likely the database is away: the next round tries again, and nothing is lost meanwhile.
        if (!isDatabaseAway(error)) deps.report?.({ kind: "mailerFault", attempts: 0, code: errorCode(error) });
        await listener.end();
      }
      if (!stopped) await wakeUp.sleep(pollEvery);
    }
    await listener.end();
    delivery.close();
  };
  const running = run();
  return {
    stop: async () => {
      stopped = true;
      wakeUp.wake();
      await running;
    },
  };
}

/** Sleeps until it is woken, or for so many milliseconds. Woken while awake, it does not fall asleep the next time. */
function createWakeUp() {
  let isWoken = false;
  let ring = () => {};
  return {
    wake() {
      isWoken = true;
      ring();
    },
    async sleep(longest: number) {
      if (!isWoken)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, longest);
          ring = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isWoken = false;
    },
  };
}

/** A connection of its own, on which the database says that a mail was queued. When it is lost, `listen` makes another. */
function mailListener(database: Database, heard: () => void) {
  let connected: pg.Client | undefined;
  return {
    async listen() {
      if (connected !== undefined) return;
      const client = new pg.Client({ ...database.connection, application_name: "boreal mailer", keepAlive: true });
      const lost = () => {
        if (connected === client) connected = undefined;
      };
      client.on("error", lost);
      client.on("end", lost);
      client.on("notification", heard);
      connected = client;
      await client.connect();
      await client.query(`LISTEN ${mailChannel}`);
    },
    async end() {
      await connected?.end().catch(() => {});
      connected = undefined;
    },
  };
}

/** One round: claims some due mails, sends them one after the other. Returns how many were claimed. */
export async function sendDue(
  deps: MailerDeps,
  delivery: Delivery,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const now = deps.now ?? (() => new Date());
  const { database } = deps;
  const at = now();
  const due = database
    .select({ id: mailOutboxTable.id })
    .from(mailOutboxTable)
    .where(lte(mailOutboxTable.nextAttemptAt, at))
    .orderBy(mailOutboxTable.nextAttemptAt)
    .limit(10)
    .for("update", { skipLocked: true });
  const rows = await database
    .update(mailOutboxTable)
    .set({ nextAttemptAt: leaseEnd(deps, at), attempts: sql`${mailOutboxTable.attempts} + 1` })
    .where(inArray(mailOutboxTable.id, due))
    .returning();
  for (const row of rows) {
    if (isStopped()) await settle(database, row, { attempts: row.attempts - 1, nextAttemptAt: at });
    else await sendOne(deps, delivery, row, now);
  }
  return rows.length;
}

const leaseEnd = ({ lease = usualLease }: MailerDeps, at: Date) => new Date(at.getTime() + lease);

/** Several are claimed at once and sent one after the other: each has the whole lease from when its turn comes. */
async function renew(deps: MailerDeps, { id, attempts }: OutboxRow, at: Date): Promise<boolean> {
  const { rowCount } = await deps.database
    .update(mailOutboxTable)
    .set({ nextAttemptAt: leaseEnd(deps, at) })
    .where(
      and(eq(mailOutboxTable.id, id), eq(mailOutboxTable.attempts, attempts), isNotNull(mailOutboxTable.nextAttemptAt)),
    );
  return rowCount === 1;
}

async function sendOne(deps: MailerDeps, delivery: Delivery, row: OutboxRow, now: () => Date): Promise<void> {
  // Slower than the lease, it is somebody else's by now.
  if (!(await renew(deps, row, now()))) return;
  let code: string | undefined;
  try {
    const mail = await writeMail(deps.database, deps.keys, row);
    if (mail === undefined) {
      await settle(deps.database, row, { nextAttemptAt: null, lastError: "noReader" });
      return;
    }
    await delivery.deliver(mail);
  } catch (error) {
    code = errorCode(error);
  }
  if (code === undefined) {
    await settle(deps.database, row, { sentAt: now(), nextAttemptAt: null, lastError: null });
    return;
  }
  const givenUp = row.attempts >= (code.startsWith("5") ? mostRefusals : mostAttempts);
  await settle(deps.database, row, {
    lastError: code,
    nextAttemptAt: givenUp ? null : new Date(now().getTime() + pause(row.attempts)),
  });
  deps.report?.({ kind: givenUp ? "mailGivenUp" : "mailNotSent", attempts: row.attempts, code });
}

/** 15 s, 30 s, 1 min ... at most an hour. */
const pause = (attempts: number) => Math.min(15 * second * 2 ** Math.min(attempts - 1, 12), 3600 * second);

/** Only while the claim is still ours: after a lease ran out, the other sender's word counts. */
async function settle(
  database: Database,
  row: OutboxRow,
  values: Partial<Pick<OutboxRow, "sentAt" | "nextAttemptAt" | "lastError" | "attempts">>,
): Promise<void> {
  await database
    .update(mailOutboxTable)
    .set(values)
    .where(
      and(
        eq(mailOutboxTable.id, row.id),
        eq(mailOutboxTable.attempts, row.attempts),
        isNotNull(mailOutboxTable.nextAttemptAt),
      ),
    );
}

/** The mail server's number or the system's code. Never its words: they may quote the address. */
function errorCode(error: unknown): string {
  if (error instanceof Error) {
    if ("responseCode" in error && typeof error.responseCode === "number") return String(error.responseCode);
    if ("code" in error && typeof error.code === "string") return error.code;
    return error.name;
  }
  return "unknown";
}
