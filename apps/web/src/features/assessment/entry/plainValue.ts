/** How a program's yes and no are said. */
type Words = { readonly yes: string; readonly no: string };

/**
 * A stored value of any shape in plain text, one line for each row or part. For answers whose question, and with it the
 * meaning of their parts, is not known any more.
 */
export function plainValue(value: unknown, words: Words): readonly string[] {
  if (Array.isArray(value)) {
    return value.every(isSimple)
      ? [value.map((one) => simple(one, words)).join(", ")]
      : value.map((one) => inOneLine(one, words));
  }
  if (isObject(value)) return Object.entries(value).map(([name, part]) => `${name}: ${inOneLine(part, words)}`);
  return [simple(value, words)];
}

function inOneLine(value: unknown, words: Words): string {
  if (Array.isArray(value)) return value.map((one) => inOneLine(one, words)).join(", ");
  if (isObject(value)) {
    return Object.entries(value)
      .map(([name, part]) =>
        isObject(part) ? `${name}: (${inOneLine(part, words)})` : `${name}: ${inOneLine(part, words)}`,
      )
      .join("; ");
  }
  return simple(value, words);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isSimple = (value: unknown): boolean => typeof value !== "object" || value === null;

function simple(value: unknown, { yes, no }: Words): string {
  if (value === true) return yes;
  if (value === false) return no;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
