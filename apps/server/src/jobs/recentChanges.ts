/** For so long, in milliseconds, changes are remembered for whoever asked for a page before they could listen. */
const remembered = 60_000;
/** And no more than so many: a busy office changes a few in a second. */
const most = 2000;

export type RecentChanges<Change> = {
  note(change: Change): void;
  /** Nothing was heard for a while, and now it is again. */
  gap(): void;
  /** What changed in the last so many milliseconds, oldest first; `undefined` when that is not known whole. */
  within(milliseconds: number): readonly Change[] | undefined;
};

/**
 * The newest changes. A page asks for what is there and for what changes at the same time, and the answer may be made long
 * before anybody listens: what changed in between is told from here.
 */
export function recentChanges<Change>(clock: () => number = () => performance.now()): RecentChanges<Change> {
  const changes: { readonly at: number; readonly change: Change }[] = [];
  /** After this moment nothing is missing. */
  let wholeSince = clock();
  return {
    note(change) {
      const at = clock();
      changes.push({ at, change });
      for (
        let oldest = changes[0];
        oldest && (changes.length > most || oldest.at <= at - remembered);
        [oldest] = changes
      ) {
        wholeSince = oldest.at;
        changes.shift();
      }
    },
    gap() {
      changes.length = 0;
      wholeSince = clock();
    },
    within(milliseconds) {
      const from = clock() - milliseconds;
      return from <= wholeSince ? undefined : changes.filter(({ at }) => at >= from).map(({ change }) => change);
    },
  };
}
