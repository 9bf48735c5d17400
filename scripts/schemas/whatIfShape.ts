import {
  date,
  freeText,
  listOf,
  nullable,
  number,
  objectOf,
  oneOf,
  wholeNumber,
  type Shape,
} from "@boreal/domain/kernel/shape";
import { changedThings, changeKinds, differenceFormat } from "@boreal/domain/plan/difference";
import { why } from "./whyShape.ts";

type Value = string | number | boolean | null;

const isValue = (value: unknown): value is Value =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

/** A level, an amount, a date, a yes or no; null where there is none. */
const value: Shape<Value> = {
  kind: "value",
  schema: () => ({ type: ["string", "number", "boolean", "null"] }),
  read(found, path, faults) {
    if (isValue(found)) return found;
    faults.push({ path, found: typeof found, accepted: "a text, a number, true, false or null" });
    return undefined;
  },
};

const change = objectOf(
  {
    kind: oneOf(changeKinds),
    what: oneOf(changedThings),
    id: freeText(),
    person: freeText(),
    childNumber: wholeNumber(),
    before: value,
    after: value,
    why,
  },
  ["kind", "what", "id", "before", "after", "why"],
);

const ofAmounts = objectOf({ before: nullable(number()), after: nullable(number()) }, ["before", "after"]);
const ofCounts = objectOf({ before: wholeNumber(), after: wholeNumber() }, ["before", "after"]);

/** `boreal-what-if/1` as other programs may rely on it. */
export const whatIfShape = objectOf(
  {
    format: oneOf([differenceFormat]),
    rulesVersion: freeText(),
    today: date(),
    changes: listOf(change),
    totals: objectOf(
      { funds: ofAmounts, available: ofAmounts, shortfall: ofAmounts, fees: ofAmounts, questions: ofCounts },
      ["funds", "available", "shortfall", "fees", "questions"],
    ),
  },
  ["format", "rulesVersion", "today", "changes", "totals"],
);
