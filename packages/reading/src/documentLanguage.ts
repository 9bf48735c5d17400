import type { ReadingThresholds } from "@boreal/domain/tables/readingThresholds";
import { plain } from "./text/plainText.ts";
import type { Word } from "./text/words.ts";

/** The commonest small words, and the words that tables and forms are made of: a statement has few sentences. */
const known = {
  en: new Set(
    "account amount balance bank branch charge closing code credit debit deposit description document email fee holder issue number opening page paid payment period phone reference salary statement street total transaction transfer type the of and to in is for that this be with you your are on not have will at by from as it we our or an if must can has was been may all date name".split(
      " ",
    ),
  ),
  fr: new Set(
    "adresse banque client compte credit debit depot description document frais montant numero paiement page periode relation releve retrait salaire solde succursale telephone titulaire total type virement le la les de des du et en un une est que qui pour dans vous votre vos nous notre ce cette sur par pas avec sont avoir au aux ou il elle plus si doit peut ete nom".split(
      " ",
    ),
  ),
};

export type LanguageFound = {
  /** `null`: too little text, or neither of the two. */
  readonly language: "en" | "fr" | null;
  /** True only when there is enough well-read text to say that it is neither English nor French. */
  readonly isForeign: boolean;
};

/** A language is named from this many of its small words on. */
const fewestKnownWords = 4;

/** The language of a text by its commonest small words. */
export function languageOf(words: readonly Word[], thresholds: ReadingThresholds["language"]): LanguageFound {
  const counts = { en: 0, fr: 0 };
  let letters = 0;
  for (const word of words) {
    const text = plain(word.text).replaceAll(/[^\p{L}]/gu, "");
    if (text === "") continue;
    letters += 1;
    if (known.en.has(text)) counts.en += 1;
    if (known.fr.has(text)) counts.fr += 1;
  }
  const best = counts.en >= counts.fr ? "en" : "fr";
  const isKnown = counts[best] >= fewestKnownWords && counts[best] / letters >= thresholds.knownWordPart;
  if (isKnown) return { language: best, isForeign: false };
  return {
    language: null,
    isForeign: letters >= thresholds.minimumWords && counts[best] / letters < thresholds.knownWordPart,
  };
}
