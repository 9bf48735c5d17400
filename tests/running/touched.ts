import { calledForBy } from "./calledForBy.ts";

/** How exactly a change calls for a test: by itself, by the longest of its folders, or not at all. */
function callOf(test: string, folders: readonly string[], changed: readonly string[]): number {
  if (changed.includes(test)) return Number.POSITIVE_INFINITY;
  // A unit test beside the code calls for itself alone.
  const code = changed.filter((path) => !/^(?:apps|packages)\/.*\.test\.tsx?$/.test(path));
  return Math.max(
    0,
    ...folders.filter((folder) => code.some((path) => path.startsWith(folder))).map((one) => one.length),
  );
}

/**
 * The tests that a change of these files calls for, of those that `npm test` runs a share of or nothing. Whichever is called
 * for most exactly comes first, since there may not be time for all.
 */
export const touchedBy = (changed: readonly string[]): readonly string[] =>
  Object.entries(calledForBy)
    .map(([test, folders]) => ({ test, call: callOf(test, folders, changed) }))
    .filter(({ call }) => call > 0)
    .toSorted((one, other) => other.call - one.call)
    .map(({ test }) => test);

/** So many files are run one after the other without a look at the clock: with more, the runner starts less often. */
export const inBatches = <File>(files: readonly File[], size: number): readonly (readonly File[])[] =>
  Array.from({ length: Math.ceil(files.length / size) }, (_, nth) => files.slice(nth * size, (nth + 1) * size));

/** What git says to such a call, without the line end; nothing where it refuses. */
export type Git = (...args: readonly string[]) => string | undefined;

/** Every file of a repository differs from it: git's name for a tree without files. */
export const noFiles = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

const secondsOfDay = 24 * 3600;

/** The newest commit that is a day older than the last one; where all that is here is younger, the oldest. */
function dayBefore(git: Git, head: string): string {
  const at = Number(git("log", "-1", "--format=%ct", "HEAD"));
  const older = git("rev-list", "-1", `--before=${at - secondsOfDay}`, "HEAD");
  if (older !== undefined && older !== "") return older;
  const oldest = git("rev-list", "--max-parents=0", "HEAD")?.split("\n").at(-1);
  return oldest === undefined || oldest === "" || oldest === head ? noFiles : oldest;
}

/** Where this branch left the one on which changes land. */
function leftAt(git: Git, head: string): string | undefined {
  for (const landed of ["origin/main", "main"]) {
    const left = git("merge-base", "HEAD", landed);
    if (left !== undefined && left !== head) return left;
  }
  return undefined;
}

/** The commits that a change is compared with: `since` for all of it, `last` for what is tried first. */
export type Compared = { readonly since: string; readonly last: string };

/**
 * All of it: since the commit that is named (`TEST_SINCE`), since the branch was left, or the commits of the last day, as several
 * may have landed at once. First: what is not committed, or the last commit. Undefined where git does not know.
 */
export function comparedWith(git: Git, named: string | undefined): Compared | undefined {
  const head = git("rev-parse", "--verify", "HEAD");
  if (head === undefined) return undefined;
  const given = named === undefined ? undefined : git("rev-parse", "--verify", `${named}^{commit}`);
  const since = given ?? leftAt(git, head) ?? dayBefore(git, head);
  const isClean = git("status", "--porcelain") === "";
  return { since, last: isClean ? (git("rev-parse", "--verify", "HEAD~1") ?? since) : head };
}

/** Every file that differs from that commit, those among them that git does not know yet; undefined where it cannot tell. */
export function changedSince(commit: string, git: Git): readonly string[] | undefined {
  const [changed, added] = [
    git("diff", "--name-only", "--no-renames", commit),
    git("ls-files", "--others", "--exclude-standard"),
  ];
  return changed === undefined || added === undefined
    ? undefined
    : [...changed.split("\n"), ...added.split("\n")].filter((path) => path !== "");
}
