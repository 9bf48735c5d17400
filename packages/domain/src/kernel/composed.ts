/**
 * Text as one letter per sign. A name pasted from a Mac or taken from a file name arrives with its accents as signs of their own
 * (normal form D); every check, comparison and form counts letters, so text is composed at each door, before anything reads it.
 */
export const composedText = (text: string): string => text.normalize("NFC");

/** Every text in a document from outside, composed. A password stays as it was typed: it was stored by its very signs. */
export function composed<T>(value: T): T;
export function composed(value: unknown): unknown {
  if (typeof value === "string") return composedText(value);
  if (Array.isArray(value)) return value.map((one: unknown) => composed(one));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, /password/i.test(name) ? one : composed<unknown>(one)]),
  );
}
