/** A piece of source as the parser gives it (ESTree). */
export type Syntax = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
};

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === "object" && value !== null && typeof (value as Syntax).type === "string";

/** Every piece inside, itself first. */
export function syntaxIn(whole: Syntax): readonly Syntax[] {
  const found: Syntax[] = [];
  // A list takes in what is added while it is walked.
  const open: unknown[] = [whole];
  for (const each of open) {
    if (Array.isArray(each)) open.push(...(each as readonly unknown[]));
    else if (isSyntax(each)) {
      found.push(each);
      for (const part of Object.values(each)) if (typeof part === "object" && part !== null) open.push(part);
    }
  }
  return found;
}

/** Whether a property of an object gives a value to this name: written out, not worked out, not a method. */
export function namedValue(property: Syntax, name: string): boolean {
  if (
    property.type !== "Property" ||
    property["computed"] === true ||
    property["method"] === true ||
    property["kind"] !== "init"
  )
    return false;
  const key = property["key"] as Syntax;
  return (key.type === "Identifier" ? key["name"] : key["value"]) === name;
}
