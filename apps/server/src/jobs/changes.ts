import { sql } from "../database/query.ts";
import pg from "pg";
import type { Database, Transaction } from "../database/connect.ts";
import { recentChanges } from "./recentChanges.ts";

/** Where a reading stands; no content of the document. */
export type ReadingProgress = {
  readonly stage: string;
  readonly page?: number;
  readonly pages?: number;
  readonly ratio: number;
};

export type ChangeKind =
  | "answers"
  | "forms"
  | "dependents"
  | "document"
  | "reading"
  | "readingProgress"
  | "portalFit"
  | "filingPackage"
  | "warning"
  | "status"
  | "payment"
  | "message"
  | "request"
  | "task"
  /** What is said about a passage of a letter. */
  | "letterComment"
  /** Of the legal team only: nobody else is told. */
  | "note"
  | "notification";

/** "Something about this application changed; read it again." Ids only: every connection to the database may listen. */
export type Change = {
  readonly applicationId: string;
  readonly kind: ChangeKind;
  readonly fileId?: string;
  readonly progress?: ReadingProgress;
  /** Whom a notification is for. */
  readonly userId?: string;
  /**
   * The page that sent what changed, by the random name that it gave itself (ADR 0115). Absent where something else follows
   * from what was sent: then that page has to read again as well. No reader is told the name.
   */
  readonly writer?: string | undefined;
};

const channel = "boreal_changes";

/** A change as a statement tells it that does more than telling. */
export const newsOf = (change: Change) => ({ channel, payload: JSON.stringify(change) });

/** Tells every process once the transaction commits, and nobody when it does not. */
export async function publishChange(db: Database | Transaction, change: Change): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(change)})`);
}

/** Many at once, in one round trip; for writers that tell after their commit. */
export async function publishChanges(db: Database | Transaction, changes: readonly Change[]): Promise<void> {
  const payloads = sql.param(changes.map((change) => JSON.stringify(change)));
  await db.execute(sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) as payload`);
}

export type ChangeFeed = {
  /**
   * Calls back for every change of every application, and first for those of the last `ago` milliseconds. `onGap`: changes
   * may have been missed, read again.
   */
  subscribe(listener: (change: Change) => void, onGap?: () => void, ago?: number): () => void;
  close(): Promise<void>;
};

const firstRetryMs = 250;
const longestRetryMs = 5000;

type Heard = {
  readonly onPayload: (payload: string | undefined) => void;
  /** It listens again after a gap. */
  readonly onBack: () => void;
  readonly onProblem: (fault: Error) => void;
};

type Listening = { isWhole(): boolean; close(): Promise<void> };

/** Listens on a connection of its own and connects again when it breaks. Resolves once it listens. */
async function keepListening(
  { connection }: Pick<Database, "connection">,
  { onPayload, onBack, onProblem }: Heard,
): Promise<Listening> {
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let wait = firstRetryMs;
  const again = (fault: Error) => {
    if (closed || retry) return;
    onProblem(fault);
    retry = setTimeout(() => {
      retry = undefined;
      listen().then(onBack, (failed: unknown) => again(failed instanceof Error ? failed : new Error(String(failed))));
    }, wait);
    wait = Math.min(longestRetryMs, wait * 2);
  };
  const listen = async () => {
    const next = new pg.Client({
      ...connection,
      application_name: "boreal changes",
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    const lost = (fault: Error) => {
      if (client !== next) return;
      client = undefined;
      again(fault);
    };
    next.on("error", lost);
    next.on("end", () => lost(new Error("the connection for changes ended")));
    next.on("notification", ({ payload }) => onPayload(payload));
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
    } catch (fault) {
      await next.end().catch(() => undefined);
      throw fault;
    }
    if (closed) return await next.end();
    client = next;
    wait = firstRetryMs;
  };
  await listen();
  return {
    isWhole: () => client !== undefined,
    close: async () => {
      closed = true;
      clearTimeout(retry);
      const open = client;
      client = undefined;
      await open?.end();
    },
  };
}

/** Hears of every change as long as it is open. Resolves once it listens. */
export async function openChangeFeed(
  database: Pick<Database, "connection">,
  onProblem: (fault: Error) => void = () => {},
): Promise<ChangeFeed> {
  const listeners = new Map<(change: Change) => void, (() => void) | undefined>();
  const recent = recentChanges<Change>();
  const listening = await keepListening(database, {
    onPayload: (payload) => {
      const change = JSON.parse(payload ?? "{}") as Change;
      recent.note(change);
      for (const listener of listeners.keys()) listener(change);
    },
    onBack: () => {
      recent.gap();
      for (const onGap of listeners.values()) onGap?.();
    },
    onProblem,
  });
  recent.gap();
  return {
    subscribe: (listener, onGap, ago = 0) => {
      listeners.set(listener, onGap);
      // While the connection is broken, the gap is told once it is whole again.
      const before = ago > 0 && listening.isWhole() ? recent.within(ago) : [];
      if (before === undefined) onGap?.();
      for (const change of before ?? []) listener(change);
      return () => listeners.delete(listener);
    },
    close: () => listening.close(),
  };
}
