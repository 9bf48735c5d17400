import type { Language } from "../../kernel/text.ts";
import { finiteVerbAt } from "./finiteVerbs.ts";
import { isInfinitive } from "./infinitive.ts";

/** Whether what a person typed says something by itself: it has a subject and a verb. In doubt it does not, and is led in. */

const subjects: Readonly<Record<Language, RegExp>> = {
  en: /^(?:I|[Ww]e|[Ii]t|[Tt]hey|[Hh]e|[Ss]he|[Tt]here|[Yy]ou)(?:\b|[’'])/,
  fr: /^(?:(?:je|nous|il|elle|ils|elles|on|ce sont|ça|vous)(?=\s)|j[’']|c[’']est\b)/iu,
};

/** What a word that follows tells of another thing: it makes no sentence of what stands before it. */
const relative: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:who|which|that|whose|where|when|because|so)\b/i,
  fr: /(?:^|\s)(?:qui|que|qu[’']\S+|dont|où|lorsque|quand|parce|car)\b/iu,
};

/** “When I was small, I went …”; « Quand j’étais petite je lisais … ». */
const afterClause: Readonly<Record<Language, RegExp>> = {
  en: /^(?:when|while|after|before|since|if|as)\s+(?:I|we|he|she|they|it|my|our)\b.+[\s,](?:I|we|he|she|they|it)\s+\p{L}+/iu,
  fr: /^(?:quand|lorsqu[e’']|si|depuis que|comme|après que)\s*(?:j[’']|je|nous|il|elle|on|ma|mon|mes)\b.+[\s,](?:j[’']|je\s|nous\s|il\s|elle\s|on\s)\p{L}+/iu,
};

/** A day, a place or a clause that a comma ends, before the sentence itself. */
const leading: Readonly<Record<Language, RegExp>> = {
  en: /^(?:in|since|by|after|before|during|when|while|at|with|for|today|now)\b[^,.]{0,60},\s+/iu,
  fr: /^(?:en|depuis|dès|avant|après|pendant|quand|lorsqu|à|au|aux|avec|pour|chez|aujourd’hui|maintenant)(?![\p{L}])[^,.]{0,60},\s+/iu,
};
/** Whose name stands between two commas: “the agronomist, Marisol Vega, let me plan”. */
const aside =
  /^((?:the|my|our|his|her|an?|les?|la|mon|ma|notre|son|sa|une?)\s[^,]*|l’[^,]*),\s(?:\p{Lu}[\p{L}.’-]+\s?){1,4},\s/iu;

const led = /^(?:to|because|so that|parce que|pour|afin)\b/iu;

export function isSentence(text: string, language: Language): boolean {
  if (text.split(/\s+/).length < 3) return false;
  if (subjects[language].test(text)) return true;
  if (isInfinitive(text, language) || led.test(text)) return false;
  if (afterClause[language].test(text)) return true;
  const begun = text.replace(leading[language], "");
  if (begun !== text && isSentence(begun, language)) return true;
  return hasVerb(text.replace(aside, "$1 "), language);
}

/** “Accounting tells what it cost” has its verb at once; “Taking care of her, I was fourteen” has none of its own. */
const furthestAfterIng = 12;

function hasVerb(text: string, language: Language): boolean {
  const [main = ""] = text.split(relative[language]);
  const first = /^\S+/u.exec(main)?.[0] ?? "";
  // The first word is part of the subject, and only tells whether that is several.
  const at = finiteVerbAt(main, language, first.endsWith("s") ? 0 : first.length);
  if (at === undefined) return false;
  if (language === "en" && /^\p{L}+ing\b/iu.test(text) && at > furthestAfterIng + first.length) return false;
  // Of a list, the verb is of its last part: “Paystack, Moniepoint, OPay, a friend is there”.
  return (main.slice(0, at).match(/(?<!\d),/g) ?? []).length < 2;
}
