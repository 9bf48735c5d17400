import { isIsoDate, isIsoMonth, type IsoDate, type IsoMonth } from "./calendarDate.ts";
import { isPartialDate, type PartialDate } from "./partialDate.ts";
import { amountRefusal, readTypedAmount } from "./typedAmount.ts";
import type { Refusal } from "./validation.ts";

/** One fault of a document from outside: where it is, what was found there, what is accepted. */
export type Fault = {
  readonly path: string;
  readonly found: string;
  readonly accepted: string;
  /** What a person is told, where there is more to say than that the value is of another kind. */
  readonly refusal?: Refusal;
};

export type JsonSchema = { readonly [key: string]: unknown };

/** What a value from outside must look like: reads it or notes every fault, and describes itself as JSON Schema. */
export interface Shape<T> {
  readonly kind: string;
  read(value: unknown, path: string, faults: Fault[]): T | undefined;
  schema(): JsonSchema;
}

export type ValueOf<S> = S extends Shape<infer T> ? T : never;

/** Names the kind of a value without quoting long or personal content in full. */
export function describe(value: unknown): string {
  if (value === null) return "null";
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return "an object";
  const text = JSON.stringify(value);
  return `${typeof value} ${text.length > 60 ? `${text.slice(0, 57)}...` : text}`;
}

function simple<T>(kind: string, accepted: string, schema: JsonSchema, fits: (value: unknown) => boolean): Shape<T> {
  return {
    kind,
    schema: () => schema,
    read(value, path, faults) {
      if (fits(value)) return value as T;
      faults.push({ path, found: describe(value), accepted });
      return undefined;
    },
  };
}

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

export const yesNo = (): Shape<boolean> =>
  simple("yesNo", "true or false", { type: "boolean" }, (value) => typeof value === "boolean");

/** Free text. The limit only keeps absurd input out; the questionnaire's own limits are checks of its steps. */
export const freeText = (most = 20_000): Shape<string> =>
  simple(
    "text",
    `text of at most ${most} characters`,
    { type: "string", maxLength: most },
    (value) => typeof value === "string" && value.length <= most,
  );

export const number = (): Shape<number> => simple("number", "a number", { type: "number" }, isNumber);

export const wholeNumber = (): Shape<number> =>
  simple(
    "wholeNumber",
    "a whole number, 0 or more",
    { type: "integer", minimum: 0 },
    (value) => isNumber(value) && Number.isInteger(value) && value >= 0,
  );

const dollars = simple<number>(
  "money",
  'Canadian dollars, 0 or more, with at most two decimals, as a number or as text such as "$21,500"',
  { type: "number", minimum: 0, multipleOf: 0.01 },
  (value) => isNumber(value) && value >= 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
);

/** An amount as a number, or as people write it (`typedAmount.ts`). */
export const money = (): Shape<number> => ({
  kind: dollars.kind,
  schema: () => ({
    anyOf: [
      dollars.schema(),
      { type: "string", description: "Canadian dollars as people write them: $21,500, CAD 21500, 21 500 $" },
    ],
  }),
  read(value, path, faults) {
    if (typeof value !== "string") return dollars.read(value, path, faults);
    const own: Fault[] = [];
    const typed = readTypedAmount(value);
    const read = dollars.read(typed.is === "amount" ? typed.dollars : value, path, own);
    faults.push(...own.map((fault) => ({ ...fault, found: describe(value), refusal: amountRefusal(value) })));
    return read;
  },
});

export const date = (): Shape<IsoDate> =>
  simple(
    "date",
    "a date as YYYY-MM-DD",
    { type: "string", format: "date" },
    (value) => typeof value === "string" && isIsoDate(value),
  );

const monthSchema = { type: "string", pattern: String.raw`^\d{4}-(0[1-9]|1[0-2])$` };

/** A day, or as much of it as is known: `YYYY-MM`, `YYYY`, or stars (kernel/partialDate.ts). */
export const partialDate = (): Shape<PartialDate> =>
  simple(
    "partialDate",
    "a date as YYYY-MM-DD, or YYYY-MM, YYYY or ****-**-** where no more is known",
    { type: "string", pattern: String.raw`^(\d{4}|\*{4})(-(\d{2}|\*{2})(-(\d{2}|\*{2}))?)?$` },
    (value) => typeof value === "string" && isPartialDate(value),
  );

export const month = (): Shape<IsoMonth> =>
  simple("month", "a month as YYYY-MM", monthSchema, (value) => typeof value === "string" && isIsoMonth(value));

export const monthOrOngoing = (): Shape<IsoMonth> =>
  simple(
    "monthOrOngoing",
    'a month as YYYY-MM, or "ongoing"',
    { anyOf: [monthSchema, { const: "ongoing" }] },
    (value) => value === "ongoing" || (typeof value === "string" && isIsoMonth(value)),
  );

export function oneOf<const V extends string | number>(values: readonly V[]): Shape<V> {
  const known = new Set<unknown>(values);
  const list =
    values.length > 12
      ? `one of ${values.slice(0, 10).join(", ")}, ... (${values.length} values)`
      : `one of ${values.join(", ")}`;
  return simple("oneOf", list, { enum: values }, (value) => known.has(value));
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return {
    kind: `${shape.kind} or null`,
    schema: () => ({ anyOf: [shape.schema(), { type: "null" }] }),
    read: (value, path, faults) => (value === null ? null : shape.read(value, path, faults)),
  };
}

/** Any JSON value; for values that only the reader of a document type understands. */
export const anything = (): Shape<unknown> => simple("anything", "any value", {}, (value) => value !== undefined);

export function listOf<T>(item: Shape<T>, most = 1000): Shape<readonly T[]> {
  return {
    kind: `list of ${item.kind}`,
    schema: () => ({ type: "array", items: item.schema(), maxItems: most }),
    read(value, path, faults) {
      if (!Array.isArray(value) || value.length > most) {
        faults.push({ path, found: describe(value), accepted: `a list of at most ${most}` });
        return undefined;
      }
      return value.map((entry, index) => item.read(entry, `${path}[${index}]`, faults) as T);
    },
  };
}

/** `keys`: which names an object may hold, where not every one is taken, and what is said of another. */
export function recordOf<T, K extends string = string>(
  item: Shape<T>,
  keys?: { readonly isKey: (key: string) => key is K; readonly accepted: string },
): Shape<Readonly<Partial<Record<K, T>>>> {
  return {
    kind: `record of ${item.kind}`,
    schema: () => ({
      type: "object",
      additionalProperties: item.schema(),
      ...(keys ? { propertyNames: { description: keys.accepted } } : {}),
    }),
    read(value, path, faults) {
      if (!isPlainObject(value)) {
        faults.push({ path, found: describe(value), accepted: "an object" });
        return undefined;
      }
      for (const key of Object.keys(value))
        if (keys && !keys.isKey(key))
          faults.push({ path: `${path}.${key}`, found: `the unknown key "${key}"`, accepted: keys.accepted });
      return Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, item.read(entry, `${path}.${key}`, faults) as T]),
      ) as Partial<Record<K, T>>;
    },
  };
}

type Fields = Readonly<Record<string, Shape<unknown>>>;
export type ObjectOf<F extends Fields> = { readonly [K in keyof F]?: ValueOf<F[K]> };

export interface ObjectShape<F extends Fields> extends Shape<ObjectOf<F>> {
  readonly fields: F;
}

/** An object whose keys are all known; unknown keys are faults. Keys are optional unless listed in `needs`. */
export function objectOf<const F extends Fields>(fields: F, needs: readonly (keyof F & string)[] = []): ObjectShape<F> {
  const names = Object.keys(fields);
  return {
    kind: "object",
    fields,
    schema: () => ({
      type: "object",
      properties: Object.fromEntries(names.map((name) => [name, fields[name]?.schema()])),
      ...(needs.length > 0 ? { required: needs } : {}),
      additionalProperties: false,
    }),
    read(value, path, faults) {
      if (!isPlainObject(value)) {
        faults.push({ path, found: describe(value), accepted: "an object" });
        return undefined;
      }
      const read: Record<string, unknown> = {};
      for (const [key, entry] of Object.entries(value)) {
        const here = path === "" ? key : `${path}.${key}`;
        const shape = Object.hasOwn(fields, key) ? fields[key] : undefined;
        if (!shape) faults.push({ path: here, found: `the unknown key "${key}"`, accepted: knownKeys(key, names) });
        else read[key] = shape.read(entry, here, faults);
      }
      for (const need of needs) {
        if (!Object.hasOwn(value, need)) {
          faults.push({
            path: path === "" ? need : `${path}.${need}`,
            found: "nothing",
            accepted: fields[need]?.kind ?? "a value",
          });
        }
      }
      return read as ObjectOf<F>;
    },
  };
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Lists the accepted keys; of a long list only those that differ from the key found by a slip or two of the finger. */
function knownKeys(found: string, names: readonly string[]): string {
  if (names.length <= 20) return `one of the keys ${names.join(", ")}`;
  const near = names.filter((name) => editsBetween(found.toLowerCase(), name.toLowerCase()) <= 2);
  return near.length > 0
    ? `one of ${names.length} known keys; did you mean ${near.slice(0, 5).join(", ")}`
    : `one of ${names.length} known keys`;
}

/** Letters to add, drop or change to get from one word to the other (Levenshtein). */
function editsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      current.push(
        Math.min(
          (previous[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (previous[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
