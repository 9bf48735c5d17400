import { appendAudit, type AuditSubject, type systemChain } from "../store/auditLog.ts";
import type { CommandDeps } from "./deps.ts";

/** What the log calls it when bytes leave: of a document, of what was made from the case, of its days. */
export type HandedOutKind =
  | "caseRead"
  | "documentViewed"
  | "documentPictureSeen"
  | "documentsDownloaded"
  | "archiveTakenOut"
  | "mergedFileDownloaded"
  | "packageDownloaded"
  | "formPreviewed"
  | "officialFormFilled"
  | "answerSheetOpened"
  | "letterGenerated"
  | "memoOpened"
  | "receiptOpened"
  | "deadlinesDownloaded";

type Entry = {
  /** The person, or the link by which somebody came who has no account. */
  readonly actorId: string;
  readonly subject: AuditSubject;
};

type HandedOut =
  | (Entry & { readonly applicationId: string; readonly kind: HandedOutKind })
  | (Entry & { readonly applicationId: typeof systemChain; readonly kind: "calendarFeedRead" | "caseListTakenOut" });

declare const written: unique symbol;

/** That an entry of the log stands. `noteHandedOut` alone makes one, and no answer with bytes goes without (`http/letOut.ts`). */
export type Logged = { readonly [written]: true };

type Deps = Pick<CommandDeps, "db" | "now">;

/** The one entry of the log for bytes that are about to leave: to be awaited before the first of them (ADR 0240). */
export async function noteHandedOut(
  { db, now }: Deps,
  { applicationId: chainId, ...entry }: HandedOut,
): Promise<Logged> {
  const at = now();
  await appendAudit(db, { ...entry, chainId, at } as Parameters<typeof appendAudit>[1]);
  return {} as Logged;
}

/** A viewer asks for one file in many ranges and pages: within this time they are one look. */
const oneLookMs = 10 * 60 * 1000;
const mostLooks = 10_000;

type Look = { readonly began: number; readonly logged: Promise<Logged> };

export type NoteLook = (look: string, entry: HandedOut) => Promise<Logged>;

/**
 * The same for what is asked in pieces: the first piece writes the entry, the others wait for it and go on. `look` names who
 * looks at what, and how. An entry that could not be written is tried again by the next piece.
 */
export function lookNotes(deps: Deps, lookMs = oneLookMs): NoteLook {
  const looks = new Map<string, Look>();
  return async (look, entry) => {
    const now = deps.now().getTime();
    const known = looks.get(look);
    if (known !== undefined && now - known.began < lookMs) return await known.logged;
    const logged = noteHandedOut(deps, entry);
    const mine = { began: now, logged };
    // They lie in the order in which they began.
    looks.delete(look);
    looks.set(look, mine);
    for (const [oldest, { began }] of looks) {
      if (looks.size <= mostLooks && now - began < lookMs) break;
      looks.delete(oldest);
    }
    return await logged.catch((fault: unknown) => {
      if (looks.get(look) === mine) looks.delete(look);
      throw fault;
    });
  };
}
