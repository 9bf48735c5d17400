// @bothLanguages: each language has articles of its own.
import { isElidedBefore } from "../kernel/elision.ts";
import type { Text } from "../kernel/text.ts";
import { countries, type CountryCode } from "./countries.ts";
import { provinces, type ProvinceCode } from "./provinces.ts";

/**
 * How a sentence of a letter names a country or a province: with its article in French, and after “in” and “from”. By
 * docs/facts/letters.md section 7. A name that ends in -e is feminine and any other masculine, but for the lists below.
 */

type Article = "le" | "la" | "les" | "none";

const codes = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const masculineInE = codes("MX KH MZ ZW SR BZ TL");
const feminineWithoutE = codes("GW SL");
const plural = codes("AE US NL PH BS KM MV SC FJ TO TV PW MH SB KY CK FO FK BM TC MP VG VI AS HM GS IO UM TF");
/** Islands and city states that take no article and “à”. */
const withoutArticle = codes(
  "CU CY MT MG MU SG MC BH DJ TW HK MO NR KI NU SM ST OM AG KN LC VC TT PR GU AW CW AI MS GI JE GG YT BL MF SX PM SH WF TK BQ AX AD",
);
/** No article either, but “en”. */
const withoutArticleButEn = codes("IL HT SZ");
/** Islands that are named with “à la” and “à l’”. */
const islandsWithA = codes("BB DM GD RE IM NF CX BV");
const bothArticlesInEnglish = codes("AE BS CD CF CG DO GB GM KM MH MV NL PH SB SC US KY CK FK FO TC VG VI MP IM AX VA");

/** Names of the list that a sentence writes otherwise. */
const inSentence: Readonly<Record<string, Partial<Text>>> = {
  AE: { fr: "Émirats arabes unis" },
  SA: { fr: "Arabie saoudite" },
  CF: { fr: "République centrafricaine" },
  DO: { fr: "République dominicaine" },
  CZ: { en: "Czechia", fr: "Tchéquie" },
  US: { en: "United States", fr: "États-Unis" },
  SZ: { en: "Eswatini", fr: "Eswatini" },
  TZ: { en: "Tanzania", fr: "Tanzanie" },
  VG: { en: "British Virgin Islands", fr: "îles Vierges britanniques" },
  VI: { en: "U.S. Virgin Islands", fr: "îles Vierges américaines" },
  KR: { en: "South Korea", fr: "Corée du Sud" },
  KP: { en: "North Korea", fr: "Corée du Nord" },
  BN: { fr: "Brunei" },
  RU: { en: "Russia", fr: "Russie" },
  SY: { en: "Syria", fr: "Syrie" },
  IR: { en: "Iran", fr: "Iran" },
  LA: { en: "Laos", fr: "Laos" },
  MD: { en: "Moldova", fr: "Moldavie" },
  VE: { en: "Venezuela", fr: "Venezuela" },
  BO: { en: "Bolivia", fr: "Bolivie" },
  VN: { en: "Vietnam", fr: "Vietnam" },
  VA: { en: "Holy See", fr: "Saint-Siège" },
  PS: { en: "Palestine", fr: "Palestine" },
  CD: { en: "Democratic Republic of the Congo" },
  CG: { en: "Republic of the Congo" },
  GM: { en: "Gambia" },
  SV: { fr: "Salvador" },
  CN: { en: "China" },
  HK: { en: "Hong Kong" },
  MO: { en: "Macao" },
  CI: { en: "Côte d’Ivoire", fr: "Côte d’Ivoire" },
  IO: { fr: "îles du territoire britannique de l’océan Indien" },
  CC: { fr: "îles Cocos" },
  PN: { fr: "îles Pitcairn" },
  GS: { fr: "îles Géorgie du Sud et Sandwich du Sud" },
  SJ: { fr: "Svalbard" },
  MF: { en: "Saint Martin", fr: "Saint-Martin" },
  SX: { en: "Sint Maarten", fr: "Sint Maarten" },
};

export type NamedPlace = {
  /** Alone, as in a list. */
  readonly name: Text;
  /** The subject of a sentence: India, the Philippines; l’Inde, les Philippines. */
  readonly withArticle: Text;
  readonly in: Text;
  readonly from: Text;
};

function articleOf(code: string, name: string): Article {
  if (withoutArticle.has(code) || withoutArticleButEn.has(code)) return "none";
  if (plural.has(code)) return "les";
  if (masculineInE.has(code)) return "le";
  if (feminineWithoutE.has(code) || islandsWithA.has(code)) return "la";
  const [first = name] = name.split(/[\s(,]/);
  return /es?$/u.test(first) && !/^(royaume|saint)/iu.test(first) ? "la" : "le";
}

type FrenchForms = { readonly name: string; readonly withArticle: string; readonly in: string; readonly from: string };

function french(code: string, name: string): FrenchForms {
  const article = articleOf(code, name);
  const isElided = isElidedBefore(name);
  const of = isElided || code === "HT" ? `d’${name}` : `de ${name}`;
  if (article === "les") return { name, withArticle: `les ${name}`, in: `aux ${name}`, from: `des ${name}` };
  if (article === "none") {
    const inside = withoutArticleButEn.has(code) ? "en" : "à";
    return { name, withArticle: name, in: `${inside} ${name}`, from: of };
  }
  const withArticle = isElided ? `l’${name}` : `${article} ${name}`;
  if (islandsWithA.has(code)) return { name, withArticle, in: `à ${withArticle}`, from: `de ${withArticle}` };
  if (article === "la" || isElided) return { name, withArticle, in: `en ${name}`, from: of };
  return { name, withArticle, in: `au ${name}`, from: `du ${name}` };
}

/** A country in a sentence; nothing for somebody without a country, or whose country is not known. */
export function countryInSentence(code: CountryCode): NamedPlace | undefined {
  const listed = countries.find((one) => one.code === code);
  if (!listed || code === "XS" || code === "XU") return undefined;
  const en = inSentence[code]?.en ?? listed.en;
  const fr = french(code, inSentence[code]?.fr ?? listed.fr.replace(/^Îles?\b/u, (island) => island.toLowerCase()));
  const the = bothArticlesInEnglish.has(code) ? `the ${en}` : en;
  return {
    name: { en, fr: fr.name },
    withArticle: { en: the, fr: fr.withArticle },
    in: { en: `in ${the}`, fr: fr.in },
    from: { en: `from ${the}`, fr: fr.from },
  };
}

const provinceForms: Readonly<Record<ProvinceCode, readonly [withArticle: string, inside: string, from: string]>> = {
  AB: ["l’Alberta", "en Alberta", "de l’Alberta"],
  BC: ["la Colombie-Britannique", "en Colombie-Britannique", "de la Colombie-Britannique"],
  MB: ["le Manitoba", "au Manitoba", "du Manitoba"],
  NB: ["le Nouveau-Brunswick", "au Nouveau-Brunswick", "du Nouveau-Brunswick"],
  NL: ["Terre-Neuve-et-Labrador", "à Terre-Neuve-et-Labrador", "de Terre-Neuve-et-Labrador"],
  NS: ["la Nouvelle-Écosse", "en Nouvelle-Écosse", "de la Nouvelle-Écosse"],
  NT: ["les Territoires du Nord-Ouest", "dans les Territoires du Nord-Ouest", "des Territoires du Nord-Ouest"],
  NU: ["le Nunavut", "au Nunavut", "du Nunavut"],
  ON: ["l’Ontario", "en Ontario", "de l’Ontario"],
  PE: ["l’Île-du-Prince-Édouard", "à l’Île-du-Prince-Édouard", "de l’Île-du-Prince-Édouard"],
  QC: ["le Québec", "au Québec", "du Québec"],
  SK: ["la Saskatchewan", "en Saskatchewan", "de la Saskatchewan"],
  YT: ["le Yukon", "au Yukon", "du Yukon"],
};

export function provinceInSentence(code: ProvinceCode): NamedPlace | undefined {
  const listed = provinces.find((one) => one.code === code);
  if (!listed) return undefined;
  const [withArticle, inside, from] = provinceForms[code];
  const the = code === "NT" ? `the ${listed.en}` : listed.en;
  return {
    name: { en: listed.en, fr: listed.fr },
    withArticle: { en: the, fr: withArticle },
    in: { en: `in ${the}`, fr: inside },
    from: { en: `from ${the}`, fr: from },
  };
}
