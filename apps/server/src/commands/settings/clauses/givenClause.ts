import { applicationTypes } from "@boreal/domain/caseFile/application";
import { letterIds } from "@boreal/domain/caseFile/letterValues";
import { longestClause, placeIn, type ClauseKey } from "@boreal/domain/letters/clauses/clause";
import { factsFor } from "@boreal/domain/letters/clauses/factsOfLetter";
import { templateFaults } from "@boreal/domain/letters/clauses/template";
import { contentOf } from "@boreal/domain/letters/contents";
import { letterOf } from "@boreal/domain/letters/letters";
import { says, type PlacedRefusal } from "../../deps.ts";
import { isLongerThan } from "../../personsWords.ts";

/** A clause as a page sends it: to be saved, or only to be looked at. */
export type GivenClause = {
  readonly letter: string;
  readonly language: string;
  /** A type of application, or `any`. */
  readonly applicationType: string;
  readonly place: string;
  readonly words: string;
};

export const placeUnknown = says("clausePlaceUnknown", {
  en: "In this letter, a text of the firm cannot be put there. Load the page again and choose the letter, its section and the type of application from the lists.",
  fr: "Dans cette lettre, un texte du cabinet ne peut pas être placé là. Rechargez la page et choisissez la lettre, sa section et le type de demande dans les listes.",
});
const tooLong = says("clauseTooLong", {
  en: "The text is longer than 20,000 characters. Shorten it. Nothing was changed.",
  fr: "Le texte dépasse 20 000 caractères. Raccourcissez-le. Rien n’a été modifié.",
});

/** Which clause it is; nothing where the letter has no such place, or the type no such letter. */
export function keyOfClause(given: GivenClause): ClauseKey | undefined {
  const letter = letterIds.find((one) => one === given.letter);
  const language = given.language === "en" || given.language === "fr" ? given.language : undefined;
  const applicationType =
    given.applicationType === "any" ? "any" : applicationTypes.find((one) => one === given.applicationType);
  if (!letter || !language || !applicationType) return undefined;
  const isOfType = applicationType === "any" || letterOf(letter)?.appliesTo.includes(applicationType);
  const place = placeIn(contentOf(letter), given.place);
  return place && isOfType ? { letter, language, applicationType, place } : undefined;
}

/** What is wrong with its words, each fault with its place: `words.LINE.COLUMN`. */
export function faultsOfWords({ letter }: ClauseKey, words: string): readonly PlacedRefusal[] {
  if (isLongerThan(words, longestClause)) return [{ ...tooLong, path: "words" }];
  const names = factsFor(contentOf(letter)).map(({ name }) => name);
  return templateFaults(words, names).map(({ line, column, refusal }) => ({
    ...refusal,
    path: `words.${line}.${column}`,
  }));
}
