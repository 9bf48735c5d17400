/**
 * Text as one letter per sign. A name pasted from a Mac or taken from a file name arrives with its accents as signs of their own
 * (normal form D); every check, comparison and form counts letters, so text is composed at each door, before anything reads it.
 */
export const composedText = (text: string): string => text.normalize("NFC");

type Container = unknown[] | Record<string, unknown>;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Every text in a document from outside, composed. A password stays as it was typed: it was stored by its very signs. What waits
 * stands in a list and not on the stack, so that nesting without end reaches whoever refuses it.
 */
export function composed<T>(value: T): T {
  const whole: { value: T } = { value };
  const waiting: Container[] = [whole];
  for (let copy = waiting.pop(); copy !== undefined; copy = waiting.pop())
    compose(copy as Record<string, unknown>, waiting);
  return whole.value;
}

/** The texts of one copy; what lies inside it is copied and waits. */
function compose(copy: Record<string, unknown>, waiting: Container[]): void {
  for (const [name, one] of Object.entries(copy)) {
    if (/password/i.test(name)) continue;
    if (typeof one === "string") copy[name] = composedText(one);
    else if (Array.isArray(one) || isPlain(one)) {
      const inner: Container = Array.isArray(one) ? [...(one as unknown[])] : { ...one };
      copy[name] = inner;
      waiting.push(inner);
    }
  }
}
