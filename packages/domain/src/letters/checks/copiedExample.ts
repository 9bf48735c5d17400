import { fill, type Text } from "../../kernel/text.ts";
import type { LetterDraft } from "../draft.ts";
import type { LetterCheck } from "./check.ts";
import { fingerprinted, type Hash } from "./likeness/fingerprints.ts";
import { sharedPhrases } from "./likeness/sharedPhrases.ts";
import { ownWordsIn } from "./ownWords.ts";

/** What was copied from a worked example: it tells of somebody whom we invented, and other people copy it too. */

const says: Text = {
  en: "“{title}” copies a worked example, which tells of an invented person: “{words}”. Say what is true of the signer, in their own words.",
  fr: "«\u00A0{title}\u00A0» reprend un exemple, qui parle d’une personne inventée\u00A0: «\u00A0{words}\u00A0». Dites ce qui est vrai de la personne qui signe, avec ses propres mots.",
};

/** Nothing of this is stored, so that nothing has to be hidden: each run of words has a number of its own. */
function numbered(): Hash {
  const numbers = new Map<string, number>();
  return (words) => {
    const number = numbers.get(words) ?? numbers.size;
    numbers.set(words, number);
    return number;
  };
}

export function copiedFrom(examples: readonly string[], draft: LetterDraft): readonly LetterCheck[] {
  const hash = numbered();
  const compared = (text: string) => fingerprinted(text, hash, new Set());
  const shown = examples.map((text) => new Set(compared(text).fingerprints.map((one) => one.hash)));
  const own = ownWordsIn(draft).map((words) => ({ ...words, compared: compared(words.text) }));
  return sharedPhrases(
    own.map((words) => words.compared),
    shown,
  ).flatMap(({ text, phrase }) =>
    own
      .filter((words) => words.compared === text)
      .map(({ section, restsOn }) => ({
        id: "copiedExample",
        because: fill(says, { title: section.title, words: phrase }),
        restsOn,
        section: section.id,
      })),
  );
}
