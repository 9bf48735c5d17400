import type { RedactedPlan } from "@boreal/domain/plan/redactedPlan";
import type { AccountDeps } from "../accounts/accountDeps.ts";
import { readAccounts, type Account } from "../accounts/people.ts";
import type { FormDeps } from "../commands/forms/formDeps.ts";
import type { PaymentDeps } from "../commands/payments/forMoney.ts";
import { loadCaseFor } from "../commands/loadCaseFor.ts";
import type { ReadingDeps } from "../commands/documents/readStoredFile.ts";
import type { Asker } from "../policies/actor.ts";
import type { ApplicationFacts } from "../policies/applications.ts";
import type { Guest } from "../policies/sections.ts";
import { factsOf } from "../policies/facts.ts";
import { planOf } from "../policies/redactedCase.ts";
import type { ApplicationRow } from "../store/cases/caseRow.ts";
import { listVaultAndTrash, type FilesOfCase } from "../store/documents/documents.ts";
import type { OpenStreams } from "./changes/openStreams.ts";
import type { LoadedCase } from "../store/cases/loadCaseFile.ts";

/** A mail of the folder that stands in for a mail server. */
export type MailEntry = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
};

/** "Something changed" as it comes from all processes. */
export type ChangeSignal = {
  readonly applicationId: string;
  readonly kind: string;
  readonly fileId?: string;
  readonly userId?: string;
  readonly progress?: {
    readonly stage: string;
    readonly page?: number;
    readonly pages?: number;
    readonly ratio: number;
  };
  readonly writer?: string | undefined;
};

/** A change as a reader is told it. */
export type RedactedChange = Omit<ChangeSignal, "writer"> & {
  /** The page that listens sent this itself. */
  readonly isOwn: boolean;
};

/** What the operations work with; `app.ts` puts it together. */
export type GraphqlDeps = ReadingDeps &
  FormDeps &
  PaymentDeps &
  AccountDeps & {
    readonly changes: {
      subscribe(listener: (change: ChangeSignal) => void, onGap?: () => void, ago?: number): () => void;
    };
    /** How many streams each account has open; the handler counts where nobody else does. */
    readonly streams?: OpenStreams | undefined;
    /** Where people reach this server. */
    readonly origin?: (() => string) | undefined;
    /** Sign-on providers inside the own network. */
    readonly insideHosts?: readonly string[] | undefined;
    /** Where applicants may write about confidential questions. */
    readonly contactEmail?: string | undefined;
    /** Absent once mails leave through a mail server. */
    readonly outbox?: (() => Promise<readonly MailEntry[]>) | undefined;
  };

/** One case as the asker may know it, read once per request. */
export type OpenCase = {
  readonly loaded: LoadedCase;
  readonly facts: ApplicationFacts;
  plan(): RedactedPlan;
  files(): Promise<FilesOfCase>;
};

export type GraphqlContext = {
  readonly actor: Asker;
  /** The invited person whose link was opened in this browser; asked for only by what guests may do. */
  readonly guest: () => Promise<Guest | null>;
  /** Their `writer` is the page that asks, where it named itself. */
  readonly deps: GraphqlDeps;
  readonly requestId: string;
  /** Reads the session anew: streams ask before each event. */
  readonly askAgain: () => Promise<Asker>;
  /** Aborted when the connection of the asker ends. */
  readonly closed: AbortSignal;
  readonly openCase: (applicationId: string) => Promise<OpenCase | undefined>;
  readonly account: (userId: string) => Promise<Account | undefined>;
  /** Forgets what was read, after a change. */
  readonly invalidate: () => void;
  /** What a command answers; what is asked for after it is read from the store again. */
  readonly thenInvalidate: <T>(outcome: Promise<T>) => Promise<T>;
};

/** An application as the fields of the schema see it. */
export type ApplicationView = { readonly row: ApplicationRow; readonly facts: ApplicationFacts };

export function makeContext(
  deps: GraphqlDeps,
  asked: Pick<GraphqlContext, "actor" | "guest" | "requestId" | "askAgain" | "closed">,
): GraphqlContext {
  const cases = new Map<string, Promise<OpenCase | undefined>>();
  const accounts = new Map<string, Promise<Account | undefined>>();
  let wanted: string[] = [];
  let gathering: Promise<Map<string, Account>> | undefined;

  /** Accounts asked for in the same turn are read together. */
  const gather = (): Promise<Map<string, Account>> =>
    (gathering ??= Promise.resolve().then(async () => {
      const ids = wanted;
      wanted = [];
      gathering = undefined;
      return new Map((await readAccounts(deps.db, deps.keys, { ids })).map((account) => [account.id, account]));
    }));

  const invalidate = () => {
    cases.clear();
    accounts.clear();
  };

  return {
    ...asked,
    deps,
    openCase(applicationId) {
      const known = cases.get(applicationId);
      if (known) return known;
      const opening = loadCaseFor(deps, asked.actor, applicationId).then((loaded) =>
        loaded ? openedCase(deps, loaded) : undefined,
      );
      cases.set(applicationId, opening);
      return opening;
    },
    account(userId) {
      const known = accounts.get(userId);
      if (known) return known;
      wanted.push(userId);
      const reading = gather().then((found) => found.get(userId));
      accounts.set(userId, reading);
      return reading;
    },
    invalidate,
    async thenInvalidate(outcome) {
      const known = await outcome;
      invalidate();
      return known;
    },
  };
}

function openedCase({ db }: GraphqlDeps, loaded: LoadedCase): OpenCase {
  let plan: RedactedPlan | undefined;
  let files: Promise<FilesOfCase> | undefined;
  return {
    loaded,
    facts: factsOf(loaded.row),
    plan: () => (plan ??= planOf(loaded)),
    files: () => (files ??= listVaultAndTrash(db, loaded.row.id)),
  };
}
