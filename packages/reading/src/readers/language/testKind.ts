import { valueIn, type Found, type Parse } from "../../fields/labelledValue.ts";
import { plain } from "../../text/plainText.ts";
import type { SoughtField } from "../labelledReader.ts";
import type { PageText } from "../reader.ts";

/**
 * Which test it is, by the ids of its field: levels follow from it, and the same score is another level in another test. Reports name
 * other tests and modules in their notes, so a name counts only where it stands alone in a cell or begins a title.
 */

/** What stands behind the name of a test in a title. */
const title =
  "(?: ?[:-])?(?: (?:test|official|score|test taker|candidate|results?|report|form|attestation|attestation de resultats|des resultats|releve|resultats))*";
const module = "(?:(?:test )?(?:module|type|version)(?: of test)?(?: ?:)? )?";

const kinds: readonly (readonly [string, RegExp])[] = [
  ["ieltsGeneral", new RegExp(`^(?:ielts )?${module}general training(?: module)?${title}$`)],
  ["other", new RegExp(`^(?:ielts )?${module}academic(?: module)?${title}$`)],
  ["celpipGeneral", new RegExp(`^celpip[ -]general(?: test)?${title}$`)],
  ["other", new RegExp(`^celpip[ -]general ?-? ?ls${title}$`)],
  ["pteCore", new RegExp(`^pte core${title}$`)],
  ["other", new RegExp(`^pte academic${title}$`)],
  ["tefCanada", new RegExp(`^tef canada${title}$`)],
  ["tcfCanada", new RegExp(`^tcf canada${title}$`)],
  ["other", new RegExp(`^(?:toefl(?: ibt)?|duolingo english test)${title}$`)],
];

/** IELTS calls its module alone: the word counts on its report only. */
const needsName = /\bgeneral training\b|\bacademic\b/;

const kindIn: Parse = (text) => {
  const simple = plain(text)
    .replaceAll(/[®™©*]/g, "")
    .trim();
  const kind = kinds.find(([, pattern]) => pattern.test(simple))?.[0];
  return kind === undefined ? undefined : { value: kind, from: 0, to: text.length };
};

/** The one kind that the paper says; two of them say nothing. */
function onlyKind(pages: readonly PageText[]): Found | undefined {
  const cells = pages.flatMap(({ lines }) => lines).flatMap((line) => line.cells);
  const isIelts = cells.some(({ text }) => /\bielts\b/.test(plain(text)));
  const found = cells
    .filter(({ text }) => isIelts || !needsName.test(plain(text)) || /\bpte\b/.test(plain(text)))
    .flatMap((cell) => valueIn(cell, kindIn, { how: "inline", start: 0, label: "" }) ?? []);
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

export const languageTestKind: SoughtField = { name: "languageTestKind", parse: kindIn, otherwise: onlyKind };
