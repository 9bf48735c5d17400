import { documentField } from "@boreal/domain/caseFile/documentValues/documentFields";
import { isSure } from "@boreal/domain/caseFile/documentValues/readValue";
import type { Reading } from "@boreal/reading/reading";
import { plain } from "@boreal/reading/text/plainText";
import type { ScoredDocument } from "./document.ts";

/** What came of one expected value. `wrongAndSure` would decide something for a person: there may be none. */
export type FieldOutcome = "right" | "missing" | "wrongToConfirm" | "wrongAndSure";

export type DocumentScore = {
  readonly document: ScoredDocument;
  readonly type: "right" | "unknown" | "wrong";
  readonly fields: Readonly<Record<string, FieldOutcome>>;
  readonly found: Readonly<Record<string, string>>;
  /** Of the lines of a statement, how many were read with their day, amount and balance. */
  readonly rowsRight: number;
  readonly missedWarnings: readonly string[];
  /** Findings of a document that is said to have none. */
  readonly falseAlarms: readonly string[];
  readonly millisecondsPerPage: number;
};

const nameFields: ReadonlySet<string> = new Set(["applicantFullName", "firstName", "lastName", "accountHolderName"]);
const titles = new Set(["mr", "mrs", "ms", "miss", "m", "mme", "mlle", "dr"]);

/** Names without their order and title, as a paper may print the family name first. */
const namesOf = (name: string | number | boolean): string =>
  plain(String(name))
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "" && !titles.has(word))
    .toSorted()
    .join(" ");

/** Amounts are compared as numbers, words without accents and capitals, all else by its letters and digits. */
function isSame(name: string, found: string, expected: string | number | boolean): boolean {
  // Of official forms and signatures it is Yes, of what a letter says true.
  if (typeof expected === "boolean") return (expected ? ["Yes", "true"] : ["No", "false"]).includes(found);
  const kind = documentField(name)?.kind;
  if (kind === "money" || kind === "number") return Number(found) === Number(expected);
  const words = (text: string) =>
    plain(text)
      .replaceAll(/[^\p{L}\d]+/gu, " ")
      .trim();
  const signs = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\d]/gu, "");
  if (nameFields.has(name) && namesOf(found) === namesOf(expected)) return true;
  return kind === "code" ? signs(found) === signs(String(expected)) : words(found) === words(String(expected));
}

const transactionsRight = ({ transactions = [] }: ScoredDocument, read: Reading["rows"]): number => {
  const cents = (amount: string | undefined) => Math.round(Number(amount) * 100);
  return transactions.filter(({ date, amount, balance }) =>
    (read?.["transactions"] ?? []).some(
      ({ values }) =>
        values["date"] === date &&
        cents(values["amount"]) === cents(amount) &&
        cents(values["balance"]) === cents(balance),
    ),
  ).length;
};

export function scoreOf(document: ScoredDocument, reading: Reading): DocumentScore {
  const outcome = ([name, expected]: readonly [string, string | number | boolean]): FieldOutcome => {
    const field = reading.fields[name];
    if (!field) return "missing";
    if (isSame(name, field.value, expected)) return "right";
    return isSure(name, field) ? "wrongAndSure" : "wrongToConfirm";
  };
  const ids = reading.warnings.map(({ id }) => id);
  return {
    document,
    type:
      reading.documentType === document.documentType ||
      document.alsoRight?.some((type) => type === reading.documentType)
        ? "right"
        : reading.documentType === null
          ? "unknown"
          : "wrong",
    fields: Object.fromEntries(Object.entries(document.expected).map((one) => [one[0], outcome(one)])),
    found: Object.fromEntries(Object.entries(reading.fields).map(([name, { value }]) => [name, value])),
    rowsRight: transactionsRight(document, reading.rows),
    missedWarnings: (document.warnings ?? []).filter((id) => !ids.some((found) => found === id)),
    falseAlarms: document.warnings
      ? ids.filter((id) => !document.warnings?.includes(id) && !document.tolerated?.includes(id))
      : [],
    millisecondsPerPage: reading.milliseconds / Math.max(1, reading.pages.length),
  };
}
