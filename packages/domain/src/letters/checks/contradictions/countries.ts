import { birthCountryPrefill } from "../../../forms/prefills/people.ts";
import { citizenshipPrefill } from "../../../forms/prefills/citizenship.ts";
import type { FormReader } from "../../../forms/formReader.ts";
import { fill, type Text } from "../../../kernel/text.ts";
import { countryInSentence } from "../../../lists/countryArticles.ts";
import { countryCodes, type CountryCode } from "../../../lists/countries.ts";
import { listed } from "../../prose/naming.ts";
import type { LetterCheck } from "../check.ts";
import { filledIn, inAnswer, type OnFile } from "../onFile.ts";
import { countriesIn, type StatedCountry } from "../stated/countries.ts";
import { contradiction, ofApplicant, type FindsContradictions, type TypedSentence } from "./contradiction.ts";

/** Countries: to which somebody returns, of which they are a citizen, in which they live or were born. */

const aCountry = (value: unknown): CountryCode | undefined => countryCodes.find((code) => code === value);
const same = (code: CountryCode): CountryCode => code;
const inAnswers: Text = { en: "in the answers", fr: "dans les réponses" };

const each = (the: FormReader, key: "passportCountries" | "vvPassportCountries" | "spousePassport") =>
  (the.case.answer(key) ?? []).flatMap((code): readonly OnFile<CountryCode>[] => {
    const value = aCountry(code);
    return value ? [{ value, where: inAnswers, fact: `answers.${key}` }] : [];
  });

const citizenships = (signer: FormReader): readonly OnFile<CountryCode>[] => {
  const found = filledIn(signer, citizenshipPrefill, aCountry);
  if (signer.person.role === "spouse") return [...found, ...each(signer, "spousePassport")];
  return [...found, ...each(signer, "passportCountries"), ...each(signer, "vvPassportCountries")];
};

const residence = (signer: FormReader): readonly OnFile<CountryCode>[] =>
  signer.person.role === "spouse" ? inAnswer(signer, "spouseCountry", same) : inAnswer(signer, "country", same);

/** Where a parent, a spouse or a child lives, somebody may well go back to. */
const closeFamily: ReadonlySet<string> = new Set(["spouse", "commonLaw", "mother", "father", "son", "daughter"]);
const familyLives = (the: FormReader): readonly OnFile<CountryCode>[] =>
  (the.case.answer("familyMembersLocation") ?? []).flatMap(({ familyMember, country }) => {
    const value = aCountry(country);
    return value && familyMember !== undefined && closeFamily.has(familyMember)
      ? [{ value, where: inAnswers, fact: "answers.familyMembersLocation" }]
      : [];
  });

const homesOf = (signer: FormReader): readonly OnFile<CountryCode>[] =>
  [...citizenships(signer), ...residence(signer), ...familyLives(ofApplicant(signer))].filter(
    ({ value }) => value !== "CA",
  );

const nameOf = (code: CountryCode): Text => countryInSentence(code)?.name ?? { en: code, fr: code };

/** What stands right before the name of a country. A town may come between: Dubai, United Arab Emirates. */
const town = String.raw`(?:(?:à\s+)?\p{Lu}[\p{L}’-]*(?:[\s-]\p{Lu}[\p{L}’-]*)*\s*[,(]\s*)?`;
const into = String.raw`(?:(?:to|in|at|au|aux|en|à|dans|vers)\s+)?(?:(?:[Tt]he|le|la|les)\s+|l’)?$`;

const returns = new RegExp(
  String.raw`(?<!\p{L})(?:[Rr]eturn|[Rr]eturning|go back|going back|come back|coming back|move back|fly back|settle back|[Rr]etour|retourner|retournerai|retournerons|retourneront|rentrer|rentrerai|rentrerons|revenir|reviendrai|reviendrons|repartir|repartirai)\s+(?:home\s+|definitively\s+|permanently\s+|vivre\s+|travailler\s+|m’établir\s+|m’installer\s+|définitivement\s+|chez moi,?\s+|à la maison,?\s+)?(?:to\s+my\s+(?:home\s+)?country,?\s+|dans\s+mon\s+pays(?:\s+d’origine)?,?\s+)?(?:to\s+)?${town}${into}`,
  "u",
);
const isCitizenOf =
  /(?<!\p{L})(?:I am|I’m)\s+(?:a\s+|an?\s+\p{L}+\s+)?(?:citizen|national)\s+of\s+(?:the\s+)?$|(?<!\p{L})[Jj]e suis\s+(?:citoyen(?:ne)?|ressortissante?)\s+(?:de la\s+|de l’|du\s+|des\s+|de\s+|d’)$/u;
const livesIn = new RegExp(
  String.raw`(?<!\p{L})(?:I\s+(?:currently\s+|now\s+|still\s+)?(?:live|reside|am living|am residing)|[Jj]e\s+(?:vis|réside|demeure)|[Jj]’habite)\s+(?:actuellement\s+|currently\s+)?(?:in\s+)?${town}${into}`,
  "u",
);
const wasBornIn = new RegExp(
  String.raw`(?<!\p{L})(?:I was born(?: and raised)?|[Jj]e suis née?(?: et j’ai grandi)?)\s+(?:in\s+)?${town}${into}`,
  "u",
);

/** What somebody does not do, or would do under a condition, is no plan; neither is the time of a return that was. */
const denies =
  /(?<!\p{L})(?:not|never|cannot|can’t|don’t|won’t|unable|impossible|instead of|rather than|if|ne|n’\p{L}+|plutôt que|au lieu|si)(?!\p{L})[^.;]{0,40}$|(?<!\p{L})(?:after|since|before|until|depuis|après|avant|lors de|dès)\s+(?:(?:my|our|mon|notre|le)\s+)?$/iu;
/** What was before is no plan. */
const isOfPast = (sentence: string, today: string): boolean =>
  [...sentence.matchAll(/(?:19|20)\d\d/g)].some(([year]) => year < today.slice(0, 4));

type Mention = { readonly country: StatedCountry; readonly before: string };

const mentionsIn = (sentence: string): readonly Mention[] =>
  countriesIn(sentence).map((country) => ({
    country,
    before: sentence.slice(0, country.from).replaceAll("'", "’"),
  }));

const plansReturn: Text = {
  en: "“{title}” plans a return to {said}. The case names {homes} as home: citizenship, residence and close family. Say why it is {said}, or correct it.",
  fr: "«\u00A0{title}\u00A0» prévoit un retour vers ce pays\u00A0: {said}. Selon le dossier, la citoyenneté, la résidence et la famille proche sont ailleurs\u00A0: {homes}. Dites pourquoi, ou corrigez.",
};

/** To which countries a sentence plans to go back. */
export function returnsTo({ sentence, the }: Pick<TypedSentence, "sentence" | "the">): readonly StatedCountry[] {
  if (isOfPast(sentence, the.today())) return [];
  return mentionsIn(sentence).flatMap(({ country, before }) => {
    const verb = returns.exec(before);
    return verb && country.code !== "CA" && !denies.test(before.slice(0, verb.index)) ? [country] : [];
  });
}

const returnsElsewhere: FindsContradictions = (typed) => {
  const planned = returnsTo(typed);
  if (planned.length === 0) return [];
  const homes = typed.once(homesOf);
  if (homes.length === 0) return [];
  return planned
    .filter(({ code }) => homes.every(({ value }) => value !== code))
    .map(({ code }): LetterCheck => {
      const names = [...new Set(homes.map(({ value }) => value))].map(nameOf);
      return {
        id: "returnsElsewhere",
        because: fill(plansReturn, {
          title: typed.own.section.title,
          said: nameOf(code),
          homes: listed(names) ?? "",
        }),
        restsOn: [...new Set([...typed.own.restsOn, ...homes.map(({ fact }) => fact)])],
        section: typed.own.section.id,
      };
    });
};

type Claim = {
  readonly words: RegExp;
  readonly about: Text;
  readonly onFile: (signer: FormReader) => readonly OnFile<CountryCode>[];
};

const claims: readonly Claim[] = [
  { words: isCitizenOf, about: { en: "citizenship", fr: "la citoyenneté" }, onFile: citizenships },
  { words: livesIn, about: { en: "the country of residence", fr: "le pays de résidence" }, onFile: residence },
  {
    words: wasBornIn,
    about: { en: "the country of birth", fr: "le pays de naissance" },
    onFile: (signer) => filledIn(signer, birthCountryPrefill, aCountry),
  },
];

const saysOfSelf: FindsContradictions = (typed) =>
  claims.flatMap(({ words, about, onFile }) =>
    mentionsIn(typed.sentence).flatMap(({ country, before }): readonly LetterCheck[] => {
      const said = words.exec(before);
      const known = said && !denies.test(before.slice(0, said.index)) ? typed.once(onFile) : [];
      const [first] = known;
      if (!first || known.some(({ value }) => value === country.code)) return [];
      return [
        contradiction(typed, {
          id: "countryContradicted",
          said: country.raw,
          about,
          onFile: first,
          known: nameOf(first.value),
        }),
      ];
    }),
  );

/** Only of who speaks for themselves. */
const speakFor: ReadonlySet<string> = new Set(["main", "spouse", "visitor"]);

export const contradictedCountries: FindsContradictions = (typed) => {
  if (!speakFor.has(typed.the.person.role)) return [];
  return [...returnsElsewhere(typed), ...saysOfSelf(typed)];
};
