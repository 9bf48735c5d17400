// @bothLanguages: countries are named by the rules of each language.
import { countries, namesNoCountry, type CountryCode } from "../../../lists/countries.ts";
import { countryInSentence } from "../../../lists/countryArticles.ts";
import type { Stated } from "./sentences.ts";

/** Countries as people name them in either language. */
export type StatedCountry = Stated & { readonly code: CountryCode };

/** Names in use that no list holds. */
const alsoCalled: Partial<Record<CountryCode, readonly string[]>> = {
  US: ["USA", "U.S.A.", "U.S.", "United States of America", "États-Unis d’Amérique"],
  GB: ["UK", "U.K.", "United Kingdom", "Great Britain", "England", "Royaume-Uni", "Grande-Bretagne", "Angleterre"],
  AE: ["UAE", "U.A.E.", "Emirates", "Émirats", "EAU"],
  KR: ["Korea", "Republic of Korea", "Corée"],
  CI: ["Ivory Coast", "Cote d’Ivoire"],
  CZ: ["Czech Republic", "République tchèque"],
  TR: ["Turkey", "Turkiye", "Turquie"],
  NL: ["Holland", "Netherlands", "Pays-Bas"],
  CD: ["DRC", "DR Congo", "RDC", "Congo-Kinshasa"],
  CG: ["Congo-Brazzaville"],
  MM: ["Burma", "Birmanie"],
  CV: ["Cape Verde", "Cap-Vert"],
  VN: ["Viet Nam"],
};

const plain = (name: string): string => name.replaceAll("'", "’").toLowerCase();

/** The first of a name wins: codes and short names come before what else a country is called. */
const named: ReadonlyMap<string, CountryCode> = new Map(
  countries
    .filter(({ code }) => !namesNoCountry(code))
    .flatMap(({ code, en, fr }) => {
      const inSentence = countryInSentence(code)?.name;
      const names = [en, fr, inSentence?.en, inSentence?.fr, ...(alsoCalled[code] ?? [])];
      return names.flatMap((name) => (name === undefined ? [] : [[plain(name), code] as const]));
    })
    .toReversed(),
);

/** How a name may begin: few words do. */
const beginnings: ReadonlySet<string> = new Set([...named.keys()].map((name) => beginningOf(name)));

const mostWords = Math.max(...[...named.keys()].map((name) => name.split(" ").length));

function beginningOf(text: string): string {
  return /^\p{L}*/u.exec(text)?.[0] ?? "";
}

/** The longest name that begins here: Guinea-Bissau before Guinea. */
function countryAt(text: string, from: number, ends: readonly number[]): StatedCountry | undefined {
  const following = ends.filter((end) => end > from).slice(0, mostWords);
  for (const end of following.toReversed()) {
    for (const to of [end, end - 1]) {
      const code = named.get(plain(text.slice(from, to)));
      if (code !== undefined && !/^\p{L}/u.test(text.slice(to))) return { raw: text.slice(from, to), from, to, code };
    }
  }
  return undefined;
}

/** Names are written large; “turkey”, “chad” and « grenade » are things. */
export function countriesIn(sentence: string): readonly StatedCountry[] {
  const words = [...sentence.matchAll(/[\p{L}\p{M}.-]+/gu)];
  const ends = words.map(({ 0: word, index }) => index + word.length);
  const found: StatedCountry[] = [];
  for (const { 0: word, index } of words) {
    const isInside = found.some(({ to }) => index < to);
    const mayBegin = /^\p{Lu}/u.test(word) && beginnings.has(plain(beginningOf(word)));
    const country = isInside || !mayBegin ? undefined : countryAt(sentence, index, ends);
    if (country) found.push(country);
  }
  return found;
}
