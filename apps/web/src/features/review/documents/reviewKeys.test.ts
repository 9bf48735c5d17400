import { describe, expect, it } from "vitest";
import { actionOf, reviewKeys } from "./reviewKeys.ts";

const press = (key: string, more: Partial<Parameters<typeof actionOf>[0]> = {}, areOn = true) =>
  actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, isInField: false, ...more }, areOn);

describe("the keys of a review", () => {
  it("each do one thing, and have one action each", () => {
    const keys = reviewKeys.flatMap((one) => one.keys);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { action, keys: its } of reviewKeys) for (const key of its) expect(press(key)).toBe(action);
    expect(press("A")).toBe("accept");
    expect(press("x")).toBeUndefined();
  });

  it("do nothing while somebody types, with another key held, or turned off", () => {
    expect(press("a", { isInField: true })).toBeUndefined();
    for (const held of ["ctrlKey", "metaKey", "altKey"]) expect(press("a", { [held]: true })).toBeUndefined();
    for (const { keys } of reviewKeys) for (const key of keys) expect(press(key, {}, false)).toBeUndefined();
  });

  it("decide once however long they are held, and turn pages as long", () => {
    expect(press("a", { repeat: true })).toBeUndefined();
    expect(press("j", { repeat: true })).toBe("next");
  });
});
