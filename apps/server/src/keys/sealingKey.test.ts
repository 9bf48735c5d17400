import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openJson, sealJson } from './fieldEncryption.ts';
import { SealBroken, SealingKey } from './sealingKey.ts';

const key = SealingKey.random();

test('every JSON value comes back as it was sealed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, context) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(openJson(key, sealJson(key, plain, context), context)).toEqual(plain);
    }),
  );
});

test('a sealed value opens under its own key and context only, and never after a changed bit', () => {
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

test('sealing hides equality, sealing for lookup keeps it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const [a, b] = [Buffer.from(one), Buffer.from(other)];
      expect(key.seal(a, 'c').equals(key.seal(a, 'c'))).toBe(false);
      expect(key.sealForLookup(a, 'c').equals(key.sealForLookup(b, 'c'))).toBe(a.equals(b));
      expect(key.sealForLookup(a, 'c').equals(key.sealForLookup(a, 'd'))).toBe(false);
      expect(key.openLookup(key.sealForLookup(a, 'c'), 'c').equals(a)).toBe(true);
    }),
  );
});

test('keys for different purposes have nothing in common', () => {
  const sealed = key.derive('one').seal(Buffer.from('text'), 'c');
  expect(() => key.derive('other').open(sealed, 'c')).toThrow(SealBroken);
  expect(key.derive('one').open(sealed, 'c').toString()).toBe('text');
  expect(key.secretFor('one')).toHaveLength(43);
  expect(key.mac('a', 'b').equals(key.mac('a\0', 'b'))).toBe(false);
});
