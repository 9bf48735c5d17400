import type { Parsed } from "../../fields/labelledValue.ts";
import { plain } from "../../text/plainText.ts";
import { foundIn, labelledReader, type SoughtField } from "../labelledReader.ts";
import { courtDate, courtFileNumber } from "./courtFields.ts";

type Status = "Accepted" | "Returned";

const words: Readonly<Record<Status, RegExp>> = {
  Accepted: /\b(?:accepted|acceptee?s?)\b/,
  Returned: /\b(?:returned|rejected|not accepted|renvoyee?s?|retournee?s?|refusee?s?)\b/,
};

const statusIn = (text: string): Parsed | undefined => {
  const simple = plain(text);
  const status = words.Returned.test(simple) ? "Returned" : words.Accepted.test(simple) ? "Accepted" : undefined;
  return status ? { value: status, from: 0, to: text.length } : undefined;
};

/** Not what holds if a document is accepted or returned. */
const notIf = String.raw`(?<!\b(?:if|once|when|until|unless|si|lorsque?|des que|une fois)\b[^.;:]{0,80})`;
const filed = String.raw`\b(?:submission|filing|documents?|application|record|depot|demande|dossier)\b[^.;]{0,80}?`;

const said = (...patterns: readonly string[]): SoughtField => ({
  name: "filingStatus",
  parse: statusIn,
  labels: [/^\W*(?:filing |submission )?(?:status|statut|etat)(?: (?:of the filing|du depot))?(?=\W*(?::|$|\.\.))/],
  sentences: patterns.map((pattern) => new RegExp(`${notIf}${filed}(?<value>${pattern})`)),
});

const statuses: readonly SoughtField[] = [
  said("(?:has|have) been accepted|was accepted|(?:a|ont) ete acceptee?s?"),
  said(
    "(?:has|have) been (?:returned|rejected)|(?:was|were) (?:returned|rejected)|(?:was|has) not been accepted",
    "(?:a|ont) ete (?:renvoyee?s?|retournee?s?|rejetee?s?)",
  ),
];

/** An email that says both is read by a person. */
const filingStatus: SoughtField = {
  name: "filingStatus",
  parse: statusIn,
  otherwise(pages) {
    const found = statuses.flatMap((one) => foundIn(pages, one) ?? []);
    return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
  },
};

/** Papers with the stamp of the Court, and what its registry answers to a filing. */
export const courtDocument = labelledReader({
  documentType: "CourtDocument",
  fields: [courtFileNumber, courtDate, filingStatus],
  always: ["courtFileNumber"],
});
