import type { Language, Text } from "../../kernel/text.ts";
import { isInfinitive } from "./infinitive.ts";
import { isThing } from "./thing.ts";
import { isSentence } from "./wholeSentence.ts";

/**
 * What a person typed, made into sentences without changing what it says. A whole sentence stands as it is. A fragment follows the
 * beginning that its question offered: “I plan to” takes “become an analyst”, “I go home to” takes “my house in Kochi”; anything else
 * follows “My plan is this:”, and whoever wrote it is asked for a whole sentence (checks/notASentence.ts).
 */
export type Opening = {
  /** Before an infinitive; it ends so that one can follow. */
  readonly infinitive?: Text;
  /** Before a thing, or several, that is named with its article or by name: “my house in Kochi”. The sentence goes on. */
  readonly thing?: Text;
  /** The same where only several things make the verb right: “The employers are”. */
  readonly things?: Text;
  /** Before anything; a colon follows. */
  readonly before: Text;
  /** A list is what the beginning announces, so that no whole sentence is missed. */
  readonly isList?: true;
  /** Before a reason that begins with “because”, which goes on in the same sentence. */
  readonly because?: Text;
};

type Words = { readonly language: Language; readonly opening: Opening };

/** Signs that no letter can hold, and spaces that only a keyboard or a web page makes. Joiners stay: names in some writings need them. */
export const cleaned = (typed: string): string =>
  typed
    .normalize("NFC")
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, "")
    .replaceAll(/[^\S\n\u00A0]+/gu, " ")
    .replaceAll(/ *\n\s*/g, "\n")
    .trim();

/** Where the sentence around it goes on, or ends by itself. */
export const withoutFullStop = (typed: string): string => typed.replace(/[.\s]+$/u, "");

export function asSentences(typed: string, { language, opening }: Words): string {
  const text = cleaned(typed);
  if (text === "") return "";
  const [first, rest] = split(text);
  const begun = isSentence(first, language) ? capitalised(first) : afterOpening(first, { language, opening });
  return rest === "" ? ended(begun) : ended(`${ended(begun)} ${rest}`);
}

/** Whether nothing but the beginning with its colon makes a sentence of it, where a list is not what that announces. */
export function isLedIn(typed: string, { language, opening }: Words): boolean {
  const [first] = split(cleaned(typed));
  return (
    !opening.isList &&
    first !== "" &&
    !isSentence(first, language) &&
    afterOpening(first, { language, opening }).startsWith(`${opening.before[language]}${colon[language]}`)
  );
}

const colon: Readonly<Record<Language, string>> = { en: ":", fr: "\u00A0:" };

/** The first sentence, and what follows it. A full stop of an abbreviation has a small letter or a digit behind it. */
function split(text: string): readonly [string, string] {
  const end = /[.!?…]["”»]?(?<!(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|Ste|M|MM|Mme|Me|\p{Lu})\.)(?=\s+["“«]?\p{Lu})/u.exec(
    text,
  );
  return end ? [text.slice(0, end.index + end[0].length), text.slice(end.index + end[0].length).trim()] : [text, ""];
}

function afterOpening(fragment: string, { language, opening }: Words): string {
  const { infinitive, thing, things, before, because } = opening;
  if (because && isReason[language].test(fragment)) return `${because[language]} ${lowered(fragment, language)}`;
  if (infinitive && isInfinitive(fragment, language) && !saysAgain(infinitive[language], fragment)) {
    const begin = infinitive[language];
    const verb = lowered(fragment.replace(language === "en" ? /^to\s+/i : /^(?:de\s+|d[’'])/i, ""), language);
    const joined =
      /\bde$/u.test(begin) && /^[aeiouéèêâîôûh]/iu.test(verb) ? `${begin.slice(0, -1)}’${verb}` : `${begin} ${verb}`;
    return joined;
  }
  const named = isThing(fragment, language);
  if (named === "several" && things) return `${things[language]} ${lowered(fragment, language)}`;
  if (named === "several" && thing && language === "fr")
    return `${beginsSeveral(thing[language], `${before[language]}${colon[language]}`)} ${lowered(fragment, language)}`;
  if (named && thing) return `${thing[language]} ${lowered(fragment, language)}`;
  return `${before[language]}${colon[language]} ${lowered(fragment, language)}`;
}

/** French says « ce sont » before several, and no « sera » or « est » that would stand for one. */
function beginsSeveral(thing: string, otherwise: string): string {
  if (thing.endsWith("c’est")) return `${thing.slice(0, -"c’est".length)}ce sont`;
  return /(?<!\p{L})(?:est|sera|était)$/u.test(thing) ? otherwise : thing;
}

const isReason: Readonly<Record<Language, RegExp>> = {
  en: /^because\s+(?!of\b)/i,
  fr: /^(?:parce qu(?:e\s|[’'])|car\s|puisqu(?:e\s|[’']))/iu,
};

/** “I will learn to” and “learn …”: « apprendre à lire aux enfants » means to teach, so nothing is taken out of it. */
const saysAgain = (begin: string, fragment: string): boolean => {
  const last = /(\p{L}+)(?:\s+(?:to|à|de))?$/u.exec(begin)?.[1]?.toLowerCase();
  return (
    last !== undefined &&
    last.length > 3 &&
    fragment
      .toLowerCase()
      .replace(/^to\s+/, "")
      .startsWith(`${last} `)
  );
};

const capitalised = (text: string): string =>
  text.replace(/^(["“«]?\s*)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase());

/** What may begin with a small letter inside a sentence; names, and words that are written large throughout, keep theirs. */
const smallWords: Readonly<Record<Language, RegExp>> = {
  en: /^(?:a|an|the|to|and|because|since|as|for|in|on|at|with|by|of|from|it|its|my|our|their|his|her|they|we|he|she|this|these|that|those|there|some|many|more|most|no|yes|very|good|better|best|high|strong|hands|\p{L}+ing|work|learn|learning|become|becoming|build|get|gain|start|open|lead|find|help|teach|use|study|studying|modern|practical|advanced|both|all|after|before|when|while|if|not|new)\b/iu,
  fr: /^(?:[ldnsm][’']|(?:un|une|des|le|la|les|de|du|à|au|aux|et|parce|car|puisque|comme|pour|en|dans|sur|avec|par|il|elle|ils|elles|on|nous|mon|ma|mes|notre|nos|leur|leurs|son|sa|ses|ce|cet|cette|ces|très|bon|bonne|meilleur|meilleure|travailler|apprendre|devenir|être|avoir|faire|créer|ouvrir|diriger|trouver|aider|enseigner|étudier|plus|tous|toutes|après|avant|quand|lorsque|si|ne)(?=[\s’',]|$))/iu,
};

function lowered(text: string, language: Language): string {
  // The pronoun, and words that are written large throughout: IT, a CEO.
  if (/^\p{Lu}{2}/u.test(text) || (language === "en" && /^I(?:\b|[’'])/.test(text))) return text;
  return smallWords[language].test(text) || isInfinitive(text, language)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

const ended = (text: string): string => (/[.!?…:]["”»)]?$/u.test(text) ? text : `${text.replace(/[,;\s]+$/u, "")}.`);
