import { endNotBefore, fromNotAfterToday, toNotAfterToday } from "../../fields/checks/dates.ts";
import type { FormField } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";

/** From which month to which: how every row of this form begins. */
export const fromAndTo: readonly FormField[] = [
  { path: "from", kind: "month", label: { en: "From", fr: "Du" }, needed: "always", checks: [fromNotAfterToday] },
  {
    path: "to",
    kind: "month",
    label: { en: "To", fr: "Au" },
    hint: { en: "Leave empty if it is ongoing.", fr: "Laissez vide si cela se poursuit." },
    checks: [toNotAfterToday, endNotBefore<FormReader>((the) => the.inRow("from"))],
  },
];

/** The file has a fixed number of rows; what it does not hold goes on a page of its own, as the form itself says. */
export const anyNumber = (): undefined => undefined;
