import { countries } from "@boreal/domain/lists/countries";
import { countryNames } from "@boreal/domain/lists/countryNames";
import type { Found, Parse } from "../../fields/labelledValue.ts";
import { placeOf } from "../../text/lines.ts";
import { plain } from "../../text/plainText.ts";
import type { PageText } from "../reader.ts";

/** The country that a place names, by its code. */

/** Names of countries that are those of other places and of people besides. */
const ofOthers: ReadonlySet<string> = new Set(["GE", "JO", "TD", "JE", "XS", "XU", "AQ"]);

const names = countries.flatMap(({ code, en, fr }) =>
  [en, fr, ...(countryNames[code] ?? [])].map((name) => ({ code, name: plain(name) })),
);

const named = (text: string): string | undefined => {
  const codes = new Set(names.filter(({ name }) => name === text).map(({ code }) => code));
  return codes.size === 1 ? [...codes][0] : undefined;
};

/** What stands behind the last comma, or the whole: Lagos, Nigeria. Georgia is the country only where a country is asked for. */
export const countryIn: Parse = (text, label) => {
  const bare = text.replace(/^[\s:.,;–—-]+/, "").replace(/[\s.,;]+$/, "");
  const last = bare.split(/[,(]/).at(-1)?.replace(/\)$/, "").trim() ?? "";
  const code = named(plain(last));
  if (code === undefined || (ofOthers.has(code) && !/\b(?:country|pays)\b/.test(plain(label)))) return undefined;
  const from = text.lastIndexOf(last);
  return { value: code, from, to: from + last.length };
};

/** The part of the first page in which an authority names its country. */
const head = 0.3;
/** Authorities that everybody knows by a name without that of the country. */
const known: readonly (readonly [RegExp, string])[] = [
  [/\bestados unidos mexicanos\b/, "MX"],
  [/\brepublica federativa do brasil\b|\bbrasil\b/, "BR"],
  [/\brepoblikan'i madagasikara\b/, "MG"],
  [/\breino de espana\b/, "ES"],
  [/\bbundesrepublik deutschland\b/, "DE"],
  [/\brepubblica italiana\b/, "IT"],
  [/\brzeczpospolita polska\b/, "PL"],
  [/\bturkiye cumhuriyeti\b/, "TR"],
  [/\bsocialist republic of viet ?nam\b|\bcong hoa xa hoi chu nghia viet nam\b/, "VN"],
  [/\broyal canadian mounted police\b|\bgendarmerie royale du canada\b|\brcmp\b/, "CA"],
  [/\bfederal bureau of investigation\b|\bu\.?s\.? department of justice\b/, "US"],
];

const ofState =
  /^\W*(?:the )?(?:(?:federal |people's |islamic |democratic |socialist |united )*(?:government|republic|kingdom|federation|commonwealth|state|states|union|ministry|embassy)|republique|royaume|gouvernement|ministere|ambassade|repoblikan|estados unidos|republica|reino)\b|\b(?:police|gendarmerie|investigations?)\b(?!.*\bfor\b)/;

/** The one country that stands in the head of a paper: "Nigeria Police Force", "République du Sénégal". */
export function countryOfHead(pages: readonly PageText[]): Found | undefined {
  const named = (pages[0]?.lines ?? [])
    .filter(({ cells }) => (cells[0]?.words[0]?.box[1] ?? 1) < head)
    .flatMap((line) => countriesIn(line.text).map((code) => ({ line, code })));
  // What a paper is asked for names the other country: "for the visa of Canada".
  const byState = named.filter(({ line }) => ofState.test(plain(line.text)));
  const found = byState.length > 0 ? byState : named;
  const [first] = found;
  if (!first || new Set(found.map(({ code }) => code)).size !== 1) return undefined;
  const span = { text: first.line.text, words: first.line.cells.flatMap(({ words }) => words) };
  const place = placeOf(span);
  return place && { ...place, value: first.code, span, how: "unlabelled" };
}

/** Every country that a text names. */
export function countriesIn(printed: string): readonly string[] {
  const text = plain(printed);
  const byName = known.filter(([pattern]) => pattern.test(text)).map(([, code]) => code);
  if (byName.length > 0) return byName;
  const hits = names.filter(
    ({ code, name }) =>
      name.length > 3 &&
      !ofOthers.has(code) &&
      text.includes(name) &&
      new RegExp(`(?<![a-z])${escaped(name)}(?![a-z])`).test(text),
  );
  // "Guinea" stands in "Papua New Guinea", too.
  const longest = hits.filter(({ name }) => !hits.some((other) => other.name !== name && other.name.includes(name)));
  return [...new Set(longest.map(({ code }) => code))];
}

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
