import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { answersVersion } from "@boreal/domain/caseFile/migrations/answerMigrations";
import { readAnswersRow, type AnswersRow, type ApplicationRow } from "./caseRow.ts";
import type { CaseStore } from "./caseStore.ts";
import { isHidden } from "../names/hiddenNames.ts";
import { hideNamesOf } from "../names/hideNames.ts";
import {
  applicationOf,
  carriedAnswers,
  openAnswers,
  openDependents,
  userOf,
  type StoredAnswer,
} from "./loadCaseFile.ts";

/** A case as its answers are written against: without documents, names and the list of schools. */
export type OpenedCase = {
  readonly row: ApplicationRow;
  /** State of the case, as `readAnswersRow` counts them. */
  readonly position: number;
  readonly ownerFacts: string;
  readonly answers: ReadonlyMap<string, StoredAnswer>;
  readonly caseFile: CaseFile;
  /** Answers on which the dependents rest, once they were found to agree with the answers on this day. */
  readonly followed?: Followed | undefined;
};

export type Followed = { readonly on: CaseFile["today"]; readonly keys: ReadonlySet<string> };

type Known = Pick<OpenedCase, "row" | "position" | "ownerFacts" | "followed"> &
  Pick<CaseFile, "dependents" | "formerDependents"> & {
    readonly answers: Map<string, StoredAnswer>;
    readonly given: CaseFile["answers"];
    readonly usedAt: number;
  };

/** Opening some two hundred sealed answers costs a hundred times as much as saving one. Some 100 KB each. */
const mostKnown = 300;
/** A case that nobody saves into is not kept open in memory much longer than this. */
const keptForMs = 10 * 60 * 1000;

type Stored = Pick<CaseStore, "db" | "personKey" | "today" | "opened">;

/**
 * Cases by id as this process opened them last, the last used at the end. Made at start. At most `mostKnown`, each for some
 * ten minutes after its last use: answers lie in it unsealed.
 */
export type OpenedCases = {
  get(applicationId: string): Known | undefined;
  remember(applicationId: string, known: Known): void;
};

export function createOpenedCases(): OpenedCases {
  const cases = new Map<string, Known>();
  let clearing: NodeJS.Timeout | undefined;
  const clearLater = (): NodeJS.Timeout =>
    setTimeout(() => {
      const now = performance.now();
      for (const [id, { usedAt }] of cases) if (now - usedAt >= keptForMs) cases.delete(id);
      clearing = cases.size === 0 ? undefined : clearLater();
    }, keptForMs / 2).unref();
  return {
    get: (applicationId) => cases.get(applicationId),
    remember(applicationId, known) {
      cases.delete(applicationId);
      cases.set(applicationId, known);
      for (const id of cases.keys()) {
        if (cases.size <= mostKnown) break;
        cases.delete(id);
      }
      clearing ??= clearLater();
    },
  };
}

/**
 * Reads the case, and opens what is sealed only when it changed since this process opened it last: the database compares the
 * state of the case in the same statement that reads it, so another process on the same database is noticed.
 */
export async function openCaseToWrite(store: Stored, applicationId: string): Promise<OpenedCase | undefined> {
  const before = store.opened.get(applicationId);
  const read = await readWithHiddenNames(store, applicationId, before?.position);
  if (!read) return undefined;
  const { position, owner_facts, answers: answerCells, dependents: dependentCells, ...row } = read;
  const now = { row, position, ownerFacts: owner_facts, usedAt: performance.now() };
  let known = before && { ...before, ...now };
  if (answerCells !== null && dependentCells !== null) {
    const key = await store.personKey(row.owner_id);
    const answers = openAnswers(row.id, answerCells, key);
    known = {
      ...now,
      answers,
      followed: undefined,
      given: carriedAnswers(answers).answers,
      ...openDependents(row.id, dependentCells, key),
    };
  }
  if (!known) throw new Error("a case that is not known was read without its answers");
  store.opened.remember(applicationId, known);
  return openedOf(known, store.today());
}

/** A case of before names were hidden is sealed anew first: its rows could not be found by what is written to them. */
async function readWithHiddenNames(
  store: Stored,
  applicationId: string,
  known: number | undefined,
): Promise<AnswersRow | undefined> {
  const read = await readAnswersRow(store.db, applicationId, known);
  if (!read?.answers?.some(({ key }) => !isHidden(key))) return read;
  await hideNamesOf(store.db, read.id, await store.personKey(read.owner_id));
  return await readAnswersRow(store.db, applicationId, known);
}

/** The case as this process knew it last. Only to decide a write that fails when the case moved on since. */
export function openedBefore(store: Stored, applicationId: string): OpenedCase | undefined {
  const known = store.opened.get(applicationId);
  return known && openedOf(known, store.today());
}

const openedOf = (known: Known, today: CaseFile["today"]): OpenedCase => ({ ...known, caseFile: caseOf(known, today) });

const caseOf = ({ row, given, dependents, formerDependents }: Known, today: CaseFile["today"]): CaseFile => ({
  today,
  user: userOf(row, []),
  profile: {},
  application: applicationOf(row),
  answers: given,
  dependents,
  ...(formerDependents === undefined ? {} : { formerDependents }),
  documents: [],
});

export type WrittenAnswer = { readonly key: string; readonly value: unknown; readonly version: number };

/** The case as it is after a write that led from the state of `before` to `position`; saves opening it again. */
export function rememberWritten(
  store: Pick<CaseStore, "opened">,
  before: OpenedCase,
  after: {
    readonly position: number;
    readonly given: CaseFile["answers"];
    readonly written: readonly WrittenAnswer[];
    readonly at: Date;
    readonly followed: Followed | undefined;
  },
): void {
  const known = store.opened.get(before.row.id);
  if (known?.position !== before.position) return;
  const { position, given, followed } = after;
  for (const { key, value, version } of after.written)
    known.answers.set(key, { value, version, writtenIn: answersVersion, answeredAt: after.at.toISOString() });
  store.opened.remember(before.row.id, { ...known, position, given, followed, usedAt: performance.now() });
}
