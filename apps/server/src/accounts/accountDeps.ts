import type { Database } from "../database/connect.ts";
import type { Keys } from "../keys/personKeys.ts";
import type { QueueMail } from "../mail/outbox.ts";

/** What the commands of accounts work with; `app.ts` puts it together. */
export type AccountDeps = {
  readonly db: Database;
  readonly keys: Keys;
  readonly queueMail: QueueMail;
  now(): Date;
  /** Called after a change of what a session tells (role, language), so that the next request sees it. */
  forgetSessions(userId: string): void;
};
