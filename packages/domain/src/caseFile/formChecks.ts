import { freeText, objectOf, oneOf, recordOf, type ValueOf } from "../kernel/shape.ts";
import { formKeys, type FormKey } from "./formValues.ts";

/** The entry of a form that says that somebody checked it; no field of a form has this path. */
export const checkPath = "formChecked";

/** A number of a text, the same everywhere; it tells nothing of a long text, and is no secret of a short one. */
export function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** More than the longest form has values, and longer than any path or digest. */
const most = { values: 3000, path: 200, digest: 10 } as const;

/** What was checked: a digest of each value, by its path. */
export type CheckedValues = Readonly<Record<string, string>>;

export const isCheckedValues = (value: unknown): value is CheckedValues =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= most.values &&
  Object.entries(value).every(
    ([path, digest]) => path.length <= most.path && typeof digest === "string" && digest.length <= most.digest,
  );

/** That somebody looked at a whole form: who, when, and at which values. */
export const formCheckShape = objectOf(
  {
    form: oneOf(formKeys),
    values: recordOf(freeText(most.digest)),
    by: oneOf(["applicant", "legalTeam"]),
    at: freeText(40),
  },
  ["form", "values"],
);

export type FormCheck = ValueOf<typeof formCheckShape> & { readonly form: FormKey; readonly values: CheckedValues };
