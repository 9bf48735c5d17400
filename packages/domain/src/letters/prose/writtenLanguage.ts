import type { Language } from "../../kernel/text.ts";

/** Small words that one of the two languages uses in almost every sentence, and the other never. */
const small: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "the and of to is are was were my in for with that this it i have has not at from which will be by an".split(" "),
  ),
  fr: new Set(
    "le la les des du et de un une est sont mes mon ma dans pour avec que qui ce cette je j il elle pas au aux en sur par ai d l".split(
      " ",
    ),
  ),
};

const leastWords = 5;

/** The language of a text, where its small words are of one of them; nothing of a list of names, or of a third language. */
export function readsAs(text: string): Language | undefined {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  if (words.length < leastWords) return undefined;
  const count = (language: Language) => words.filter((word) => small[language].has(word)).length;
  const [english, french] = [count("en"), count("fr")];
  if (english >= 2 && english >= 2 * french) return "en";
  return french >= 2 && french >= 2 * english ? "fr" : undefined;
}
