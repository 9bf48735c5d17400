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

/**
 * The commit that a change is compared with: where it left the branch on which changes land. On that branch itself what is
 * not committed is compared with the last commit, and a clean tree with the commit before. Undefined where git does not know.
 */
export function comparedWith(git: Git): string | undefined {
  const head = git("rev-parse", "--verify", "HEAD");
  if (head === undefined) return undefined;
  for (const landed of ["origin/main", "main"]) {
    const left = git("merge-base", "HEAD", landed);
    if (left !== undefined && left !== head) return left;
  }
  return git("status", "--porcelain") === "" ? git("rev-parse", "--verify", "HEAD~1") : head;
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
