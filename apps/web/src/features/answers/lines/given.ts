import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import type { AnswerPath } from "@boreal/domain/caseFile/answers/answers";
import type { ResultOf } from "../../../api/graphql.ts";
import { isSame } from "../../../case/answers/sameValue.ts";
import type { answersSheetQuery } from "../operations.ts";

/** One answer as the server tells it: what stands now, and what stood before, newest first. */
export type AnswerEntry = ResultOf<typeof answersSheetQuery>["answerHistory"][number];
export type Giver = AnswerEntry["answeredBy"];

/** What somebody answered at some time; a value of `undefined`: the answer was taken out. */
export type Given = { readonly version: number; readonly value: unknown; readonly at: string; readonly by: Giver };

/**
 * What was given at a path, newest first. An answer that is asked for part by part is stored whole each time: of such a
 * part only the times are told at which it became another.
 */
export function givenAt(entry: AnswerEntry | undefined, path: AnswerPath): readonly Given[] {
  if (!entry) return [];
  const { key, part } = splitPath(path);
  const all = [entry, ...entry.revisions].map(({ version, value, answeredAt, answeredBy }): Given => ({
    version,
    value: partOf(value, part),
    at: answeredAt,
    by: answeredBy,
  }));
  const isNews = (given: Given, index: number) =>
    part === undefined ? true : !isSame(given.value, all[index + 1]?.value);
  const told = all.filter(isNews);
  // Before the first value nothing was there, and that is no answer that anyone gave.
  const first = told.findLastIndex(({ value }) => value !== undefined);
  return key === entry.key ? told.slice(0, first + 1) : [];
}

function partOf(value: unknown, part: string | undefined): unknown {
  if (value === null || value === undefined) return undefined;
  if (part === undefined) return value;
  return (typeof value === "object" ? (value as Readonly<Record<string, unknown>>)[part] : undefined) ?? undefined;
}

/** How an answer differs from what stood at a time. `before`: what stood then. */
export type Change = { readonly kind: "new" | "changed" | "cleared"; readonly before: unknown };

/** Nothing when the same stands now as stood then, whatever was tried in between. `since` in milliseconds of the epoch. */
export function changeSince(given: readonly Given[], since: number): Change | undefined {
  const [now] = given;
  if (!now || Date.parse(now.at) <= since) return undefined;
  const before = given.find(({ at }) => Date.parse(at) <= since)?.value;
  if (isSame(before, now.value)) return undefined;
  return { kind: now.value === undefined ? "cleared" : before === undefined ? "new" : "changed", before };
}

/** Tells givers apart: the server names people and tells no ids. */
export const giverKey = ({ kind, name, role }: Giver): string => JSON.stringify([kind, name, role]);
