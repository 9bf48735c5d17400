import { fill, type Text } from "../../kernel/text.ts";
import { isGap, type LetterDraft } from "../draft.ts";
import type { LetterCheck } from "./check.ts";

/** Answers in notes: what only the beginning of Boreal makes a sentence of reads stiffly, and only its writer can say it whole. */

const says: Text = {
  en: "“{title}” holds notes that are no whole sentence: “{words}”. Write who does what, with a verb.",
  fr: "«\u00A0{title}\u00A0» contient des notes qui ne forment pas une phrase entière\u00A0: «\u00A0{words}\u00A0». Dites qui fait quoi, avec un verbe.",
};

/** So much of the words tells which are meant. */
const longest = 60;
const shortened = (words: string): string => {
  const line = words.replaceAll(/\s+/gu, " ").replace(/[.,;:\s]+$/u, "");
  return line.length <= longest ? line : `${line.slice(0, line.lastIndexOf(" ", longest)) || line.slice(0, longest)} …`;
};

export const notASentence = ({ sections, language }: LetterDraft): readonly LetterCheck[] =>
  sections.flatMap(({ section, sentences }) => {
    const notes = sentences.flatMap((part) => (!isGap(part) && part.isLedIn ? [part] : []));
    const [first] = notes;
    if (!first) return [];
    return [
      {
        id: "notASentence",
        because: fill(says, { title: section.title[language], words: shortened(first.own ?? first.text) }),
        restsOn: [...new Set(notes.flatMap(({ restsOn }) => restsOn))],
        section: section.id,
      },
    ];
  });
