import { countries } from "@boreal/domain/lists/countries";
import { plainMarks } from "../../fields/money/printedNumber.ts";
import type { Found } from "../../fields/labelledValue.ts";
import type { Cell, Line } from "../../text/lines.ts";
import { plain } from "../../text/plainText.ts";
import { countriesIn } from "../family/placeCountry.ts";
import type { PageText } from "../reader.ts";
import { schoolOfLetterhead } from "../studies/schoolName.ts";
import { countriesOfCities } from "./bankCities.ts";
import { bankOf, isBank } from "./bankName.ts";

/** The country of the bank or school whose paper it is, by its account, its own name and address. */

const known: ReadonlySet<string> = new Set(countries.map(({ code }) => code));

/** An IBAN whose check digits hold says the country of its bank. */
const iban = /(?<![A-Z\d])([A-Z]{2})(\d{2})((?: ?[A-Z\d]{2,4}){3,8})(?![A-Z\d])/g;
function countriesOfIbans(text: string): readonly string[] {
  return [...text.matchAll(iban)].flatMap(([, country = "", check = "", rest = ""]) => {
    const digits = `${rest.replaceAll(" ", "")}${country}${check}`.replaceAll(/[A-Z]/g, (letter) =>
      String((letter.codePointAt(0) ?? 0) - 55),
    );
    return known.has(country) && BigInt(digits) % 97n === 1n ? [country] : [];
  });
}

/** The code of a bank in payments between countries: its fifth and sixth letter. */
const bankCode =
  /\b(?:swift|bic)\b[^A-Z\d]{0,12}(?:code|address|no)?[^A-Z\d]{0,6}[A-Z]{4}([A-Z]{2})[A-Z\d]{2}(?:[A-Z\d]{3})?\b/gi;
/** The same with spaces between its parts, in capitals alone: small letters there are words. */
const spacedBankCode = /\b(?:SWIFT|Swift|BIC)\b[^A-Za-z\d]{0,12}[A-Z]{4} ([A-Z]{2}) [A-Z\d]{2}(?: [A-Z\d]{3})?\b/g;
const site = /(?:www\.|https?:\/\/)[a-z\d.-]+\.([a-z]{2})(?![a-z\d.-])/gi;

const codesBehind = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, code = ""]) => {
    const country = code.toUpperCase() === "UK" ? "GB" : code.toUpperCase();
    return known.has(country) ? [country] : [];
  });

const canadian =
  /\bcanad(?:a|ian|ien(?:ne)?)s?\b|\b[a-z]\d[a-z] ?\d[a-z]\d\b|\b(?:quebec|ontario|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|colombie-britannique|british columbia)\b/;
/** A designated learning institution is in Canada, and only there has it a number. */
const institutionNumber = /\bo\d{11}\b/;

const ofPlace = (text: string): readonly string[] => [
  ...countriesIn(text),
  ...countriesOfCities(text),
  ...(canadian.test(plain(text)) ? ["CA"] : []),
];

/** Lines of an address that follow the name of the issuer. */
const addressLines = 2;

function ownLines(pages: readonly PageText[], name: Found | undefined): readonly string[] {
  const lines = pages[0]?.lines ?? [];
  const at = lines.findIndex(({ cells }) => cells.some((cell) => holds(cell, name)));
  const own = at < 0 ? undefined : lines[at]?.cells.find((cell) => holds(cell, name));
  const below = own
    ? lines.slice(at + 1, at + 1 + addressLines).flatMap(({ cells }) => cells.filter((cell) => overlaps(cell, own)))
    : [];
  return [...(own ? [own] : []), ...below].map(({ text }) => text);
}

const holds = (cell: Cell, name: Found | undefined): boolean =>
  name !== undefined && cell.words.some((word) => name.span.words.includes(word));
const overlaps = ({ at }: Cell, own: Cell): boolean =>
  at.left < own.at.left + own.at.width && own.at.left < at.left + at.width;

/** Other lines in which a bank names itself: at the foot, before the signature. */
const bankLines = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap(({ cells }) => cells.filter(({ text }) => isBank(text) && text.length < 120).map(({ text }) => text));

/** Where the address of whoever issued a paper stands, when not at its head. */
const footFrom = 0.9;
const footOf = (pages: readonly PageText[]): readonly string[] =>
  (pages[0]?.lines ?? []).filter(({ cells }) => (cells[0]?.words[0]?.box[1] ?? 0) > footFrom).map(({ text }) => text);

/** The one country that everything says; nothing where two differ. `lines`: without the rows of transactions. */
export function issuerCountry(pages: readonly PageText[], lines: readonly Line[]): string | undefined {
  const text = lines.map((line) => plainMarks(line.text)).join("\n");
  const bank = bankOf(pages);
  const school = schoolOfLetterhead(pages);
  const said = [
    ...countriesOfIbans(text),
    ...codesBehind(text, bankCode),
    ...codesBehind(text, spacedBankCode),
    ...codesBehind(text, site),
    ...(institutionNumber.test(plain(text)) ? ["CA"] : []),
    ...[
      ...ownLines(pages, bank),
      ...ownLines(pages, school),
      ...(bank ? bankLines(lines) : []),
      ...footOf(pages),
    ].flatMap(ofPlace),
  ];
  const [only] = said;
  return new Set(said).size === 1 ? only : undefined;
}
