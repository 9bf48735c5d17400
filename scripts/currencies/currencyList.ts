import countryToCurrency from "country-to-currency";
import { code as currencyOf, codes } from "currency-codes";
import { fileURLToPath } from "node:url";

/** The list of currencies of the domain, which has no dependency of its own, made from two kept packages (ADR 0227). */

const list = (name: string) => fileURLToPath(new URL(`../../packages/domain/src/lists/money/${name}`, import.meta.url));

/** Metals, units of account, and the codes for testing and for no currency at all are not what an account is in. */
const isNoMoney = /^X(?!AF|CD|CG|OF|PF)/;
/** In ISO 4217 since the package was made (amendment 176, 2025-03-31). */
const newer = [{ code: "XCG", digits: 2 }];

const rows = (words: readonly string[]): string => {
  const lines = [""];
  for (const word of words) {
    const last = lines.at(-1) ?? "";
    if (last.length + word.length > 100) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.map((line) => `  "${line}",`).join("\n");
};

const head = "/** Made by `npm run currencies` from the packages currency-codes and country-to-currency (ADR 0227). */";

function codesAndDecimals(): string {
  const kept = codes().flatMap((code) => {
    const digits = currencyOf(code)?.digits;
    return digits === undefined || isNoMoney.test(code) ? [] : [{ code, digits }];
  });
  const all = [...kept, ...newer].toSorted((one, other) => (one.code < other.code ? -1 : 1));
  const others = all.filter(({ digits }) => digits !== 2).map(({ code, digits }) => `${code}:${digits}`);
  return `${head}

/** Every currency of ISO 4217, by its three letters. */
export const currencyCodes: ReadonlySet<string> = new Set(
  [
${rows(all.map(({ code }) => code)).replaceAll(/^/gm, "  ")}
  ].flatMap((line) => line.split(" ")),
);

/** Those that have other than two decimals. */
const decimals: ReadonlyMap<string, number> = new Map(
  [
${rows(others).replaceAll(/^/gm, "  ")}
  ].flatMap((line) =>
    line.split(" ").map((pair): readonly [string, number] => [pair.slice(0, 3), Number(pair.slice(4))]),
  ),
);

/** How many decimals an amount of a currency has: three in Kuwait, none in Japan. */
export const decimalsOf = (currency: string): number => decimals.get(currency) ?? 2;
`;
}

function ofCountries(): string {
  const countries = Object.entries(countryToCurrency)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([country, code]) => `${country}:${code}`);
  return `${head}

const ofCountries: ReadonlyMap<string, string> = new Map(
  [
${rows(countries).replaceAll(/^/gm, "  ")}
  ].flatMap((line) => line.split(" ").map((pair): readonly [string, string] => [pair.slice(0, 2), pair.slice(3)])),
);

/** What is paid with in a country, by its two letters. */
export const currencyOfCountry = (country: string): string | undefined => ofCountries.get(country);
`;
}

/** Each file of the list with its text, as it is before it is set in lines. */
export const currencyLists = (): readonly (readonly [string, string])[] => [
  [list("currencies.ts"), codesAndDecimals()],
  [list("currencyOfCountry.ts"), ofCountries()],
];
