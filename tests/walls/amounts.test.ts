import { expect, it } from "vitest";
import { productTexts } from "../../scripts/readingLevel/productTexts.ts";
import { isCode, isGenerated, isTest, projectFiles, textOf } from "./projectFiles.ts";

/**
 * An amount is $1,200 in English and 1 200 $ in French. Who writes one asks `kernel/money.ts` in the domain and on the server,
 * and `case/money.ts` or `case/cents.ts` in the browser; a sign that somebody sets by hand stands wrong in one of the two.
 */
const writers = [
  "packages/domain/src/kernel/money.ts",
  "apps/web/src/case/money.ts",
  "apps/web/src/case/cents.ts",
  // A number in a field of questions and forms, by the same rules of the language.
  "apps/web/src/case/fields/valueWords.ts",
  // A field in which an amount is typed: what it is in stands beside it.
  "apps/web/src/ui/controls/NumberField.tsx",
];

const sources = projectFiles().filter(
  (path) =>
    /^(?:apps|packages)\/[^/]+\/src\//.test(path) &&
    isCode(path) &&
    !isTest(path) &&
    !isGenerated(path) &&
    !writers.includes(path),
);

/** A currency in a number format, or the sign alone handed to a control. */
const byHand = /style: "currency"|(?:before|after)=(?:"[^"]*\$|\{"[^"]*\$)/;

/** Two decimals without a currency: an amount that stands bare. Reading gives amounts to no person. */
const bare = /minimumFractionDigits: 2|\.toFixed\(2\)/;
const isShown = (path: string): boolean => !path.startsWith("packages/reading/");

it("no amount is written by hand, and none without its currency", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => byHand.test(textOf(path)))).toEqual([]);
  expect(sources.filter((path) => isShown(path) && bare.test(textOf(path)))).toEqual([]);
});

const space = String.raw`[ \u00A0\u202F]`;
const amount = String.raw`(?:\d|\{\w+\})`;
const faults = {
  en: [new RegExp(String.raw`${amount}${space}?\$`), new RegExp(String.raw`\$${space}`)],
  fr: [
    new RegExp(String.raw`\$${space}?${amount}`),
    new RegExp(String.raw`${amount}(?: ?\$)`),
    /\d,\d{3}(?!\d)(?=.*\$)/,
  ],
};
/** Four digits in a row, with cents or beside the word for dollars, are an amount without its groups. */
const ungrouped = /\d{4,}[.,]\d{2}(?!\d)|\d{4,}(?:[ \u00A0\u202F])(?:dollars|\$|points)|\$\d{4,}/;

const faulty = ({ en, fr }: { readonly en: string; readonly fr: string }): boolean =>
  [en, fr].some((half) => ungrouped.test(half)) ||
  faults.en.some((fault) => fault.test(en)) ||
  faults.fr.some((fault) => fault.test(fr));

it("an amount in a sentence stands as its language writes it", () => {
  const texts = productTexts();
  expect(texts.length).toBeGreaterThan(5000);
  expect(texts.filter(faulty).map(({ path, line, en, fr }) => `${path}:${line}: ${en} | ${fr}`)).toEqual([]);
});

it.each([
  { en: "{amount} $ more", fr: "{amount}\u00A0$ de plus" },
  { en: "$1,200", fr: "$1200" },
  { en: "$1,200", fr: "$\u00A01\u00A0200" },
  { en: "$1,200", fr: "1\u00A0200 $" },
  { en: "such as 1200.50", fr: "comme 1\u00A0200,50" },
  { en: "1200 dollars", fr: "1\u00A0200 dollars" },
])("would be caught in $en, $fr", (text) => expect(faulty(text)).toBe(true));

it.each(['before="$"', 'number(x, { style: "currency", currency: "CAD" })'])("would be caught in %s", (source) =>
  expect(byHand.test(source)).toBe(true),
);

it.each([
  { en: "$1,200 or {amount}", fr: "1\u00A0200\u00A0$ ou {amount}" },
  { en: "such as 1,200 or 1,200.50", fr: "par exemple 1\u00A0200 ou 1\u00A0200,50" },
  { en: "In 2026 there were {count}", fr: "En 2026 il y en avait {count}" },
])("is content with $en", (text) => expect(faulty(text)).toBe(false));
