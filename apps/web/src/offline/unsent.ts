import type { DeviceStore } from "./deviceStore.ts";
import type { Tabs } from "./tabs.ts";

/** Where what a tab has not sent yet lies on this device. Each tab has an entry of its own, so that none overwrites another. */
export type UnsentKeeper<Unsent> = {
  /**
   * Takes over what tabs that are gone left for this application, oldest first. `lay` puts it among this tab's own and
   * answers what is to be kept from now on; only then is the old entry thrown away.
   */
  readonly adopt: (lay: (left: readonly Unsent[]) => Unsent | undefined) => Promise<void>;
  /** Keeps this from now on; nothing: there is nothing unsent. Writes follow each other, and only the newest one counts. */
  readonly keep: (unsent: Unsent | undefined) => void;
  /** Whether the last thing to keep is really kept: then closing the page loses nothing. */
  readonly isKept: () => boolean;
};

type Heard = {
  /** `isKept` says something else than before. */
  readonly onChange: () => void;
  /** A tab that had something unsent when others were looked at is gone since. */
  readonly onLeft: () => void;
};

export function unsentKeeper<Unsent>(
  store: DeviceStore,
  tabs: Tabs,
  applicationId: string,
  { onChange, onLeft }: Heard,
): UnsentKeeper<Unsent> {
  const prefix = `unsent ${applicationId} `;
  const own = prefix + tabs.mine;
  let next: { readonly unsent: Unsent | undefined } | undefined;
  let isWriting = false;
  let kept = true;
  const watch = watchOnce(tabs, onLeft);
  const write = async (unsent: Unsent | undefined) => await isWritten(store, own, unsent);

  async function writeAll(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (next) {
      const { unsent } = next;
      next = undefined;
      const before = kept;
      kept = await write(unsent);
      if (kept !== before) onChange();
    }
    isWriting = false;
  }

  const keep = (unsent: Unsent | undefined) => {
    next = { unsent };
    void writeAll();
  };

  return {
    async adopt(lay) {
      await tabs.alone(`adopt.${applicationId}`, async () => {
        const left: string[] = [];
        for (const name of await store.names()) {
          if (!name.startsWith(prefix) || name === own) continue;
          const tab = name.slice(prefix.length);
          if (await tabs.isGone(tab)) left.push(name);
          else watch(tab);
        }
        const found: Unsent[] = [];
        for (const name of left) {
          const unsent = (await store.get(name)) as Unsent | undefined;
          if (unsent !== undefined) found.push(unsent);
        }
        if (found.length > 0 && !(await write(lay(found)))) return;
        for (const name of left) await store.remove(name);
      });
    },
    keep,
    isKept: () => kept,
  };
}

/** Writes it, or removes the entry when there is nothing to keep; whether that went well. */
async function isWritten(store: DeviceStore, entry: string, unsent: unknown): Promise<boolean> {
  try {
    if (unsent !== undefined) return await store.put(entry, unsent);
    await store.remove(entry);
    return true;
  } catch {
    // Full, switched off or gone: it still waits in memory, and the page says that it is only there.
    return false;
  }
}

function watchOnce(tabs: Tabs, onLeft: () => void): (tab: string) => void {
  const watched = new Set<string>();
  return (tab) => {
    if (watched.has(tab)) return;
    watched.add(tab);
    tabs.onceGone(tab, () => {
      watched.delete(tab);
      onLeft();
    });
  };
}
