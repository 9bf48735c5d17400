import { describe, expect, it } from "vitest";
import { longestKept, openDeviceStore, reopenDeviceStore } from "./deviceStore.ts";
import { testCabinet } from "./testCabinet.ts";

const clock = (start = 1_800_000_000_000) => {
  const hand = { at: start };
  return { now: () => hand.at, pass: (milliseconds: number) => void (hand.at += milliseconds) };
};

const answers = { uciNumber: "12345678", maritalStatus: "married" };

describe("what this device keeps", () => {
  it("comes back to the same person, and lies there unreadable", async () => {
    const cabinet = testCabinet();
    const { now } = clock();
    const store = await openDeviceStore(cabinet, "amara", now);
    expect(await store.put("case 1", answers)).toBe(true);
    expect(await (await openDeviceStore(cabinet, "amara", now)).get("case 1")).toEqual(answers);
    expect(await (await reopenDeviceStore(cabinet, now))?.get("case 1")).toEqual(answers);
    const lying = [...cabinet.entries.values()].map(({ bytes }) => new TextDecoder("latin1").decode(bytes)).join("");
    expect(lying).not.toContain("12345678");
    expect(lying).not.toContain("married");
  });

  it("has a key that cannot be taken out of the browser", async () => {
    const cabinet = testCabinet();
    await openDeviceStore(cabinet, "amara", clock().now);
    const key = cabinet.owners?.key;
    expect(key?.extractable).toBe(false);
    await expect(crypto.subtle.exportKey("raw", key as CryptoKey)).rejects.toThrow(/extractable/);
  });

  it("is thrown away with its key when another person signs in", async () => {
    const cabinet = testCabinet();
    const { now } = clock();
    await (await openDeviceStore(cabinet, "amara", now)).put("case 1", answers);
    const hers = cabinet.owners?.id;
    const his = await openDeviceStore(cabinet, "chidi", now);
    expect(await his.names()).toEqual([]);
    expect(cabinet.owners?.id).not.toBe(hers);
    expect(cabinet.owners?.owner).toBe("chidi");
  });

  it("takes nothing more from a page that stayed open when it was wiped", async () => {
    const cabinet = testCabinet();
    const { now } = clock();
    const store = await openDeviceStore(cabinet, "amara", now);
    await cabinet.empty();
    expect(await store.put("case 1", answers)).toBe(false);
    expect(cabinet.entries.size).toBe(0);
    // Nor when somebody else has a key there by now.
    await openDeviceStore(cabinet, "chidi", now);
    expect(await store.put("case 1", answers)).toBe(false);
    expect(cabinet.entries.size).toBe(0);
  });

  it("is not given out when it is old, and goes away by itself", async () => {
    const cabinet = testCabinet();
    const { now, pass } = clock();
    const store = await openDeviceStore(cabinet, "amara", now);
    await store.put("case 1", answers);
    pass(longestKept);
    expect(await store.get("case 1")).toEqual(answers);
    expect(await store.get("case 1", 1000)).toBeUndefined();
    pass(1);
    expect(await store.get("case 1")).toBeUndefined();
    await openDeviceStore(cabinet, "amara", now);
    expect(cabinet.entries.size).toBe(0);
  });

  it("opens only under the name it was put under", async () => {
    const cabinet = testCabinet();
    const { now } = clock();
    const store = await openDeviceStore(cabinet, "amara", now);
    await store.put("case 1", answers);
    const sealed = cabinet.entries.get("case 1");
    if (sealed) cabinet.entries.set("case 2", sealed);
    expect(await store.get("case 2")).toBeUndefined();
    expect(cabinet.entries.has("case 2")).toBe(false);
  });
});
