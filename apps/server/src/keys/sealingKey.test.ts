import { fc } from "../../../../tests/running/properties.ts";
import { expect, test } from "vitest";
import { openJson, sealJson } from "./fieldEncryption.ts";
import { SealBroken, SealingKey } from "./sealingKey.ts";

const key = SealingKey.random();

test("every JSON value comes back as it was sealed", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, context) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(openJson(key, sealJson(key, plain, context), context)).toEqual(plain);
    }),
  );
});

test("a sealed value opens under its own key and context only, and never after a changed bit", () => {
  const bytes = fc.uint8Array({ maxLength: 300 });
  fc.assert(
    fc.property(bytes, fc.string(), fc.string({ minLength: 1 }), fc.nat(), (plain, context, more, place) => {
      const sealed = key.seal(plain, context);
      expect(new Uint8Array(key.open(sealed, context))).toEqual(plain);
      expect(() => SealingKey.random().open(sealed, context)).toThrow(SealBroken);
      expect(() => key.open(sealed, context + more)).toThrow(SealBroken);
      const changed = Buffer.from(sealed);
      const at = place % changed.length;
      changed[at] = (changed[at] ?? 0) ^ (1 << (place % 8));
      expect(() => key.open(changed, context)).toThrow(SealBroken);
      expect(() => key.open(sealed.subarray(0, at), context)).toThrow(SealBroken);
    }),
  );
});

test("sealing hides equality, sealing for lookup keeps it", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const [a, b] = [Buffer.from(one), Buffer.from(other)];
      expect(key.seal(a, "c").equals(key.seal(a, "c"))).toBe(false);
      expect(key.sealForLookup(a, "c").equals(key.sealForLookup(b, "c"))).toBe(a.equals(b));
      expect(key.sealForLookup(a, "c").equals(key.sealForLookup(a, "d"))).toBe(false);
      expect(key.openLookup(key.sealForLookup(a, "c"), "c").equals(a)).toBe(true);
    }),
  );
});

test("keys for different purposes have nothing in common", () => {
  const sealed = key.derive("one").seal(Buffer.from("text"), "c");
  expect(() => key.derive("other").open(sealed, "c")).toThrow(SealBroken);
  expect(key.derive("one").open(sealed, "c").toString()).toBe("text");
  expect(key.secretFor("one")).toHaveLength(43);
  expect(key.mac("a", "b").equals(key.mac("a\0", "b"))).toBe(false);
});

test("the length of a padded value tells its size class only, and both formats open and cannot be passed off as each other", () => {
  const lengths = (from: number, to: number) =>
    new Set(Array.from({ length: to - from }, (_, more) => key.sealPadded(Buffer.alloc(from + more), "c").length));
  expect(lengths(0, 125)).toEqual(new Set([128 + 29]));
  expect(lengths(125, 509)).toEqual(new Set([512 + 29]));
  expect(lengths(509, 2045)).toEqual(new Set([2048 + 29]));
  expect(lengths(2045, 4093)).toEqual(new Set([4096 + 29]));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (plain) => {
      const [padded, plainly] = [key.sealPadded(plain, "c"), key.seal(plain, "c")];
      expect(new Uint8Array(key.open(padded, "c"))).toEqual(plain);
      for (const [sealed, format] of [
        [padded, 1],
        [plainly, 2],
      ] as const)
        expect(() => key.open(Buffer.concat([Buffer.of(format), sealed.subarray(1)]), "c")).toThrow(SealBroken);
    }),
  );
});
