import type { Language, Text } from "../../kernel/text.ts";
import { cleaned } from "../prose/typedWords.ts";
import { readsAs } from "../prose/writtenLanguage.ts";
import { fill } from "../../kernel/text.ts";
import { sentencesOf } from "../prose/sentenceEnd.ts";
import { denialsOf, turnedMeanings, writtenClauses } from "./negation.ts";
import { plainWords, statedIn, type Stated } from "./statedThings.ts";

/**
 * A wording that a language model suggests, held against what the case holds (ADR 0252): each name, place, number, day and sum of
 * it has to stand in the texts that Boreal wrote from the case. In doubt a sentence is marked, for a person to edit.
 */

export type CheckedSentence = {
  readonly text: string;
  readonly startsParagraph?: true;
  /** What it states and the case does not: it is not taken over until somebody edited it. */
  readonly unsupported: readonly Stated[];
};

/** What the case says, to be asked for many sentences. */
type Held = { readonly words: string; readonly stated: readonly Stated[] };

const heldBy = (texts: readonly string[]): Held => ({
  words: texts.map(plainWords).join("|"),
  stated: texts.flatMap((text) => sentencesOf(text).flatMap(({ text: one }) => statedIn(one))),
});

/** May 2027 is part of May 12, 2027; a year stands in each of its days. */
function agrees(said: string, held: string): boolean {
  if (said === held) return true;
  const [parts, of] = [said.split("-"), held.split("-")];
  return parts.length === 3 && of.length === 3 && parts.every((part, index) => part === "*" || part === of[index]);
}

function isHeld({ kind, key }: Stated, { words, stated }: Held): boolean {
  if (kind === "name") return words.includes(` ${key} `);
  const alike = stated.filter((one) => one.kind === kind);
  if (kind === "date") return alike.some((one) => agrees(key, one.key));
  if (alike.some((one) => one.key === key)) return true;
  const isYear = kind === "number" && /^(?:19|20)\d\d$/u.test(key);
  return isYear && stated.some((one) => one.kind === "date" && one.key.startsWith(`${key}-`));
}

/** What a sentence states and none of these texts does. */
const unsupportedIn = (sentence: string, held: Held): readonly Stated[] => {
  const seen = new Set<string>();
  return statedIn(sentence).filter((one) => {
    const isNew = !seen.has(`${one.kind} ${one.key}`);
    seen.add(`${one.kind} ${one.key}`);
    return isNew && !isHeld(one, held);
  });
};

/** The suggestion sentence by sentence. `texts` is what Boreal wrote from the case: its draft, and the facts in it. */
export function checkWording(suggestion: string, texts: readonly string[]): readonly CheckedSentence[] {
  const held = heldBy(texts);
  const written = writtenClauses(texts);
  return sentencesOf(suggestion).map((sentence) => ({
    ...sentence,
    unsupported: [...unsupportedIn(sentence.text, held), ...turnedMeanings(sentence.text, written)],
  }));
}

/** Whether a marked sentence was edited: nothing that it was marked for stands in it any more. What people add is their own word. */
export const isEdited = ({ unsupported }: Pick<CheckedSentence, "unsupported">, edited: string): boolean => {
  const now = sentencesOf(edited).flatMap(({ text }) => statedIn(text));
  const words = plainWords(edited);
  return !unsupported.some(({ kind, key }) => {
    if (kind === "denied" || kind === "notDenied") return key === `${kind} ${denialsOf(edited)}`;
    return kind === "name" ? words.includes(` ${key} `) : now.some((one) => one.kind === kind && one.key === key);
  });
};

const reasons: Readonly<Record<Stated["kind"], Text>> = {
  name: {
    en: "“{said}” may be a name or a place, and the facts of this section do not have it.",
    fr: "«\u00A0{said}\u00A0» est peut-être un nom ou un lieu, et les faits de cette section ne le contiennent pas.",
  },
  number: {
    en: "The facts of this section do not have the number “{said}”.",
    fr: "Les faits de cette section ne contiennent pas le nombre «\u00A0{said}\u00A0».",
  },
  date: {
    en: "The facts of this section do not have the date or time “{said}”.",
    fr: "Les faits de cette section ne contiennent pas la date ou le moment «\u00A0{said}\u00A0».",
  },
  denied: {
    en: "This sentence says “{said}” where Boreal’s own text does not: its meaning may be turned round.",
    fr: "Cette phrase dit «\u00A0{said}\u00A0» là où le texte de Boreal ne le dit pas\u00A0: son sens est peut-être inversé.",
  },
  notDenied: {
    en: "Boreal’s own text says “{said}”, and this sentence lost the “not”: its meaning may be turned round.",
    fr: "Le texte de Boreal dit «\u00A0{said}\u00A0», et cette phrase n’a plus la négation\u00A0: son sens est peut-être inversé.",
  },
  sum: {
    en: "The facts of this section do not have the sum “{said}”.",
    fr: "Les faits de cette section ne contiennent pas la somme «\u00A0{said}\u00A0».",
  },
};

/** Why a sentence is marked, for each thing that the case does not have. */
export const whyMarked = ({ kind, said }: Stated): Text => fill(reasons[kind], { said });

export type UnusableWording = "empty" | "tooLong" | "otherLanguage" | "notPlain";

/** Signs of a page or of a program, which no letter holds. */
const markup = /<\/?[a-z][^>]*>|\*\*|^#{1,6} |```|^\s*[-*•] |\[[^\]]*\]/imu;

/** A suggestion that can be looked at, or why it cannot. */
export function usableWording(
  answer: string,
  { language, limit }: { readonly language: Language; readonly limit: number },
): { readonly text: string } | { readonly unusable: UnusableWording } {
  const text = cleaned(answer).replaceAll(/\n+/gu, "\n");
  if (!/\p{L}/u.test(text)) return { unusable: "empty" };
  if ([...text].length > limit) return { unusable: "tooLong" };
  if (markup.test(text)) return { unusable: "notPlain" };
  const read = readsAs(text);
  const isLong = text.split(/\s+/u).length >= 12;
  if (read === undefined ? isLong : read !== language) return { unusable: "otherLanguage" };
  return { text };
}
