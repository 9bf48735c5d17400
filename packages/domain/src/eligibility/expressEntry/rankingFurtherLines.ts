import type { Candidate } from "../../conditions/expressEntry/candidate.ts";
import type { EducationLevel } from "../../conditions/expressEntry/educationOfCandidate.ts";
import { abilities, lowestOf, type Language } from "../../conditions/expressEntry/languageOfCandidate.ts";
import { fill, type Text } from "../../kernel/text.ts";
import type { Pair } from "../../tables/expressEntry/rankingTransferable.ts";
import type { RankingTables } from "./rankingTables.ts";
import { atLeast, capped, exactly, type LineRule, type Points } from "./score.ts";
import { educationWords, isLevels, languageWords, lowestWords, text, yearsAbroad, yearsInCanada } from "./words.ts";

/** Transferable skills and additional points (docs/facts/express-entry.md sections 2 and 3). */

type Rule = LineRule<RankingTables>;

const nothing: Pair = { lower: 0, higher: 0 };

/** What a pair gives at a step of the other strength: nothing below the lower one. */
function atStep(pair: Pair, value: number, steps: Pair): number {
  if (value >= steps.higher) return pair.higher;
  return value >= steps.lower ? pair.lower : 0;
}

const one: readonly EducationLevel[] = ["oneYear", "twoYears", "threeYears"];

function educationPair({ transferable }: RankingTables, { education }: Candidate): Pair {
  if (education?.kind !== "level" || education.level === "secondary") return nothing;
  return one.includes(education.level) ? transferable.oneCredential : transferable.moreCredentials;
}

function foreignPair({ transferable }: RankingTables, years: number): Pair {
  if (years >= transferable.foreignYears.higher) return transferable.muchForeignWork;
  return years >= transferable.foreignYears.lower ? transferable.someForeignWork : nothing;
}

const languageStep = (first: Language | undefined): Text =>
  isLevels(first) ? fill(lowestWords, { level: lowestOf(first) }) : languageWords(first);
const yearsStep = (years: number | undefined): Text =>
  years === undefined ? text.canadianNotKnown : yearsInCanada(years);

type Strength = { readonly pair: Pair; readonly strength: Text; readonly isKnown: boolean };

/** Both pairs of one strength together, at most the most of a group; exact once it is reached or all is known. */
function together(tables: RankingTables, candidate: Candidate, { pair, strength, isKnown }: Strength): Points {
  const { transferable, most } = tables;
  const { first, canadianYears } = candidate;
  const sum =
    atStep(pair, first ? lowestOf(first) : 0, transferable.language) +
    atStep(pair, canadianYears ?? 0, transferable.canadianYears);
  const points = capped(sum, most.eachTransferable);
  const isExact =
    points === most.eachTransferable ||
    (isKnown && (pair === nothing || (first !== undefined && canadianYears !== undefined)));
  const because = pair === nothing ? [strength] : [strength, languageStep(first), yearsStep(canadianYears)];
  return { points, isExact, because };
}

export const transferableLines: readonly Rule[] = [
  {
    id: "educationTransferable",
    title: { en: "Education with language and work in Canada", fr: "Études avec langue et travail au Canada" },
    reads: ["education", "first", "canadianYears"],
    most: ({ most }) => most.eachTransferable,
    points(tables, candidate) {
      const { education } = candidate;
      const isKnown = education?.kind === "level" || education?.reason === "lessThanSecondary";
      return together(tables, candidate, {
        pair: educationPair(tables, candidate),
        strength: educationWords(education),
        isKnown,
      });
    },
  },
  {
    id: "foreignWorkTransferable",
    title: {
      en: "Work outside Canada with language and work in Canada",
      fr: "Travail hors du Canada avec langue et travail au Canada",
    },
    reads: ["foreignYears", "first", "canadianYears"],
    most: ({ most }) => most.eachTransferable,
    points(tables, candidate) {
      const { foreignYears } = candidate;
      if (foreignYears === undefined) return atLeast(0, text.foreignNotKnown);
      return together(tables, candidate, {
        pair: foreignPair(tables, foreignYears),
        strength: yearsAbroad(foreignYears),
        isKnown: true,
      });
    },
  },
  {
    id: "certificateTransferable",
    title: { en: "Certificate of qualification with language", fr: "Certificat de qualification avec langue" },
    reads: ["certificate", "first"],
    most: ({ most }) => most.eachTransferable,
    points({ transferable }, { certificate, first }) {
      if (certificate === undefined) return atLeast(0, words.certificateNotKnown);
      if (!certificate) return exactly(0, words.noCertificate);
      if (first === undefined) return atLeast(0, words.certificate, text.languageNotKnown);
      return exactly(
        atStep(transferable.certificate, lowestOf(first), transferable.languageOfTrade),
        words.certificate,
        languageStep(first),
      );
    },
  },
];

const words = {
  certificateNotKnown: {
    en: "whether you hold a certificate of qualification is not answered yet",
    fr: "on ne sait pas encore si vous avez un certificat de qualification",
  },
  certificate: {
    en: "a province or territory gave you a certificate of qualification",
    fr: "une province ou un territoire vous a délivré un certificat de qualification",
  },
  noCertificate: {
    en: "you have no certificate of qualification from Canada",
    fr: "vous n’avez pas de certificat de qualification canadien",
  },
  nominationNotKnown: {
    en: "whether a province nominated you is not answered yet",
    fr: "on ne sait pas encore si une province vous a désigné",
  },
  nominated: { en: "a province or territory nominated you", fr: "une province ou un territoire vous a désigné" },
  notNominated: { en: "no province nominated you", fr: "aucune province ne vous a désigné" },
  siblingNotKnown: {
    en: "whether a brother or sister lives in Canada is not answered yet",
    fr: "on ne sait pas encore si un frère ou une sœur habite au Canada",
  },
  sibling: {
    en: "a brother or sister in Canada is a citizen or permanent resident",
    fr: "un frère ou une sœur au Canada a la citoyenneté ou la résidence permanente",
  },
  noSibling: {
    en: "no brother or sister in Canada is a citizen or permanent resident",
    fr: "aucun frère ni aucune sœur au Canada n’a la citoyenneté ou la résidence permanente",
  },
  frenchNotReached: {
    en: "your French is not at level {level} in all four abilities",
    fr: "votre français n’est pas au niveau {level} dans les quatre habiletés",
  },
  french: {
    en: "your French is at level {level} or more in all four abilities",
    fr: "votre français est au niveau {level} ou plus dans les quatre habiletés",
  },
  withEnglish: {
    en: "your English is at level {level} or more in all four abilities",
    fr: "votre anglais est au niveau {level} ou plus dans les quatre habiletés",
  },
  withoutEnglish: {
    en: "your English is not at level {level} in all four abilities",
    fr: "votre anglais n’est pas au niveau {level} dans les quatre habiletés",
  },
  credentialNotKnown: {
    en: "a credential from Canada is not answered yet",
    fr: "un diplôme canadien n’est pas encore indiqué",
  },
  noCredential: {
    en: "you have no credential from Canada after high school",
    fr: "vous n’avez pas de diplôme postsecondaire canadien",
  },
  oneOrTwoYears: {
    en: "you have a Canadian credential of one or two years",
    fr: "vous avez un diplôme canadien d’un ou deux ans",
  },
  threeYears: {
    en: "you have a Canadian credential of three years or more, or a master’s, professional or doctoral degree",
    fr: "vous avez un diplôme canadien de trois ans ou plus, ou une maîtrise, un diplôme professionnel ou un doctorat",
  },
  offerGivesNothing: {
    en: "a job offer gives no ranking points today; it still counts for the programs",
    fr: "une offre d’emploi ne donne aucun point de classement aujourd’hui; elle compte encore pour les programmes",
  },
  offerNotKnown: {
    en: "whether you have a job offer that qualifies is not known yet",
    fr: "on ne sait pas encore si vous avez une offre d’emploi admissible",
  },
  offer: { en: "you have a job offer that qualifies", fr: "vous avez une offre d’emploi admissible" },
  noOffer: { en: "you have no job offer that qualifies", fr: "vous n’avez pas d’offre d’emploi admissible" },
  notYet: { en: "this gave no points on that day", fr: "cela ne donnait aucun point à cette date" },
} satisfies Record<string, Text>;

/** A statement that gives all of its points or none. */
const ifSo = (points: number, holds: boolean | undefined, [yes, no, unknown]: readonly [Text, Text, Text]): Points => {
  if (holds === undefined) return atLeast(0, unknown);
  return holds ? exactly(points, yes) : exactly(0, no);
};

/** The test of one of the two languages, whichever was named first. */
function testOf({ first, second }: Candidate, language: "english" | "french"): Language | undefined {
  const found = [first, second].find((one) => isLevels(one) && one.of === language);
  if (found) return found;
  return first === undefined || second === undefined ? undefined : { kind: "none", reason: "noTest" };
}

const reaches = (language: Language | undefined, level: number): boolean | undefined =>
  language === undefined ? undefined : isLevels(language) && abilities.every((one) => language.levels[one] >= level);

function frenchPoints({ french: row }: RankingTables, candidate: Candidate): Points {
  if (row === undefined) return exactly(0, words.notYet);
  const [french, english] = [
    reaches(testOf(candidate, "french"), row.frenchLevel),
    reaches(testOf(candidate, "english"), row.englishLevel),
  ];
  if (french === undefined) return atLeast(0, text.secondNotKnown);
  if (!french) return exactly(0, fill(words.frenchNotReached, { level: row.frenchLevel }));
  const reached = fill(words.french, { level: row.frenchLevel });
  if (english === undefined) return atLeast(row.alone, reached, text.secondNotKnown);
  return english
    ? exactly(row.withEnglish, reached, fill(words.withEnglish, { level: row.englishLevel }))
    : exactly(row.alone, reached, fill(words.withoutEnglish, { level: row.englishLevel }));
}

/** Senior management gave more; no answer tells the occupation of the offer, so the other amount is the least. */
function offerPoints({ offer: row }: RankingTables, { offer }: Candidate): Points {
  if (row === undefined) return exactly(0, words.notYet);
  if (row.seniorManagement === 0) return exactly(0, words.offerGivesNothing);
  if (offer === true && row.seniorManagement > row.other) return atLeast(row.other, words.offer);
  return ifSo(row.other, offer, [words.offer, words.noOffer, words.offerNotKnown]);
}

export const additionalLines: readonly Rule[] = [
  {
    id: "nomination",
    title: { en: "Nomination by a province or territory", fr: "Désignation par une province ou un territoire" },
    reads: ["nominated"],
    most: ({ nomination }) => nomination,
    points: ({ nomination }, { nominated }) =>
      ifSo(nomination, nominated, [words.nominated, words.notNominated, words.nominationNotKnown]),
  },
  {
    id: "french",
    title: { en: "French", fr: "Français" },
    reads: ["first", "second"],
    most: ({ french }) => french?.withEnglish ?? 0,
    points: frenchPoints,
  },
  {
    id: "canadianCredential",
    title: { en: "Credential from Canada", fr: "Diplôme canadien" },
    reads: ["credential"],
    most: ({ credential }) => credential?.threeYears ?? 0,
    points({ credential: row }, { credential }) {
      if (row === undefined) return exactly(0, words.notYet);
      if (credential === undefined) return atLeast(0, words.credentialNotKnown);
      return credential === "none" ? exactly(0, words.noCredential) : exactly(row[credential], words[credential]);
    },
  },
  {
    id: "sibling",
    title: { en: "Brother or sister in Canada", fr: "Frère ou sœur au Canada" },
    reads: ["sibling"],
    most: ({ sibling }) => sibling ?? 0,
    points: ({ sibling: points }, { sibling }) =>
      points === undefined
        ? exactly(0, words.notYet)
        : ifSo(points, sibling, [words.sibling, words.noSibling, words.siblingNotKnown]),
  },
  {
    id: "arrangedEmployment",
    title: { en: "Job offer", fr: "Offre d’emploi" },
    reads: ["offer"],
    most: ({ offer }) => offer?.seniorManagement ?? 0,
    points: offerPoints,
  },
];
