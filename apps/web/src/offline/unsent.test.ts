import { describe, expect, it } from "vitest";
import { waitUntil } from "../../../../tests/running/patience.ts";
import { openDeviceStore, type DeviceStore } from "./deviceStore.ts";
import type { Tabs } from "./tabs.ts";
import { testCabinet } from "./testCabinet.ts";
import { unsentKeeper } from "./unsent.ts";

type Unsent = Readonly<Record<string, string>>;

/** One browser: its storage, and which of its tabs are open. */
async function aBrowser() {
  const cabinet = testCabinet();
  const open = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();
  let underWay = 0;
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    underWay += 1;
    try {
      return await work;
    } finally {
      underWay -= 1;
    }
  };
  const tab = async (mine: string) => {
    open.add(mine);
    const tabs: Tabs = {
      mine,
      isGone: (other) => Promise.resolve(!open.has(other)),
      onceGone: (other, then) => void waiting.set(other, [...(waiting.get(other) ?? []), then]),
      alone: (_name, work) => work(),
    };
    const changes: boolean[] = [];
    let left = 0;
    const opened = await openDeviceStore(cabinet, "amara", () => 1_800_000_000_000);
    const store: DeviceStore = {
      ...opened,
      put: (name, value) => counted(opened.put(name, value)),
      remove: (name) => counted(opened.remove(name)),
    };
    const keeper = unsentKeeper<Unsent>(store, tabs, "case-1", {
      onChange: () => changes.push(keeper.isKept()),
      onLeft: () => (left += 1),
    });
    return { keeper, changes, left: () => left };
  };
  const close = (name: string) => {
    open.delete(name);
    for (const then of waiting.get(name) ?? []) then();
    waiting.delete(name);
  };
  /** One write follows the other at once, so that between two of them nobody sees none under way. */
  const settle = () =>
    waitUntil(
      () => underWay === 0,
      () => `${underWay} writes are under way`,
    );
  return { cabinet, tab, close, settle };
}

describe("answers that wait on this device", () => {
  it("are taken over by the next tab once theirs is gone, and not before", async () => {
    const browser = await aBrowser();
    const first = await browser.tab("a");
    first.keeper.keep({ country: "CA" });
    await browser.settle();

    const second = await browser.tab("b");
    const seen: Unsent[] = [];
    const lay = (left: readonly Unsent[]): Unsent => {
      seen.push(...left);
      return Object.assign({}, ...left) as Unsent;
    };
    await second.keeper.adopt(lay);
    expect(seen).toEqual([]);

    browser.close("a");
    await second.keeper.adopt(lay);
    expect(seen).toEqual([{ country: "CA" }]);
    expect([...browser.cabinet.entries.keys()]).toEqual(["unsent case-1 b"]);

    browser.close("b");
    const third = await browser.tab("c");
    await third.keeper.adopt(lay);
    expect(seen).toEqual([{ country: "CA" }, { country: "CA" }]);
  });

  it("are looked for again as soon as their tab, seen open before, is closed, and once for each time", async () => {
    const browser = await aBrowser();
    const first = await browser.tab("a");
    first.keeper.keep({ country: "CA" });
    await browser.settle();
    const second = await browser.tab("b");
    const none = () => undefined;
    await second.keeper.adopt(none);
    await second.keeper.adopt(none);
    expect(second.left()).toBe(0);
    browser.close("a");
    expect(second.left()).toBe(1);
  });

  it("leave nothing behind once they are sent", async () => {
    const browser = await aBrowser();
    const { keeper } = await browser.tab("a");
    keeper.keep({ country: "CA" });
    keeper.keep({ country: "NG" });
    keeper.keep(undefined);
    await browser.settle();
    expect(browser.cabinet.entries.size).toBe(0);
  });

  it("are said to be in memory alone when the storage was wiped, and nothing is written", async () => {
    const browser = await aBrowser();
    const { keeper, changes } = await browser.tab("a");
    await browser.cabinet.empty();
    keeper.keep({ country: "CA" });
    await browser.settle();
    expect(keeper.isKept()).toBe(false);
    expect(changes).toEqual([false]);
    expect(browser.cabinet.entries.size).toBe(0);
  });

  it("of another application stay where they are", async () => {
    const browser = await aBrowser();
    const first = await browser.tab("a");
    first.keeper.keep({ country: "CA" });
    await browser.settle();
    browser.close("a");
    const tabs: Tabs = {
      mine: "b",
      isGone: () => Promise.resolve(true),
      onceGone: () => {},
      alone: (_name, work) => work(),
    };
    const store = await openDeviceStore(browser.cabinet, "amara", () => 1_800_000_000_000);
    const other = unsentKeeper<Unsent>(store, tabs, "case-2", { onChange: () => {}, onLeft: () => {} });
    await other.adopt(() => {
      throw new Error("not theirs");
    });
    expect([...browser.cabinet.entries.keys()]).toEqual(["unsent case-1 a"]);
  });
});
