/** The tabs of one browser among themselves: who is still there, and who goes first. */
export type Tabs = {
  /** This tab, until it is closed or loaded anew. */
  readonly mine: string;
  /** Whether that tab was closed. */
  readonly isGone: (tab: string) => Promise<boolean>;
  /** Calls back when that tab is closed; soon, when it is already. */
  readonly onceGone: (tab: string, then: () => void) => void;
  /** Runs the work while no other tab runs work of the same name; they wait their turn, but not for ever. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};

const mine: string = globalThis.crypto?.randomUUID?.() ?? "";
const lockOf = (tab: string) => `boreal.tab.${tab}`;

/** A phone puts tabs to sleep in the middle of their turn. Taking turns is for order; what is right, the versions see to. */
const longestTurn = 35_000;

let holding: Promise<void> | undefined;

/** A tab is there as long as it holds the lock of its name; the browser takes it back when the tab goes, however it goes. */
function present(locks: LockManager): Promise<void> {
  holding ??= new Promise((held) => {
    void locks.request(lockOf(mine), () => {
      held();
      return new Promise<never>(() => {});
    });
  });
  return holding;
}

/** None where the browser has no locks: then each tab is on its own, and nothing is kept beyond it. */
export async function openTabs(): Promise<Tabs | undefined> {
  const locks = globalThis.navigator?.locks;
  if (!locks || mine === "") return undefined;
  await present(locks);
  return {
    mine,
    // The tab itself alone holds its lock for itself; those who wait for its end share it for a moment.
    isGone: async (tab) =>
      !(await locks.query()).held?.some(({ name, mode }) => name === lockOf(tab) && mode === "exclusive"),
    onceGone(tab, then) {
      void locks.request(lockOf(tab), { mode: "shared" }, () => {}).then(then, () => {});
    },
    async alone(name, work) {
      let isTurn = false;
      try {
        const whileLocked = () => {
          isTurn = true;
          return work();
        };
        return await locks.request(`boreal.${name}`, { signal: AbortSignal.timeout(longestTurn) }, whileLocked);
      } catch (thrown) {
        if (isTurn) throw thrown;
        return await work();
      }
    },
  };
}
