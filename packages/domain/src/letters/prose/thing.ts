import type { Language } from "../../kernel/text.ts";

/**
 * Whether what a person typed names a thing, or several: “my house in Kochi”, “Pharma Sud and the hospital of Jacmel”. Only what is
 * plainly so: after the wrong beginning a sentence would say nonsense, after a colon it does not.
 */

const determiners: Readonly<Record<Language, RegExp>> = {
  en: /(?:the|an?|my|our|his|her|their|this|these|those|one|two|three|four|five|both|several|another) /u,
  fr: /(?:(?:le|la|les|une?|des|mon|ma|mes|notre|nos|son|sa|ses|leurs?|cet?|cette|ces|deux|trois|quatre|cinq|plusieurs|quelques) |l[’'])/u,
};
const wordsAfter: Readonly<Record<Language, RegExp>> = {
  en: /(?:of|in|at|with|for|from|on|near|by|between|about|and|or|who|which|that|where|whose)\b/u,
  fr: /(?:(?:de|du|des|à|au|aux|en|dans|avec|pour|sur|chez|entre|et|ou|qui|que|où|dont|par)(?= )|[dq]u?[’'])/u,
};
/** A word of a name, or what stands between two of them. */
const ofName = "(?:[\\p{Lu}\\d][\\p{L}\\d.’&-]*|of|de|du|des|la|le|for|pour|[dl][’']\\p{Lu}\\p{L}*)";

type Shape = {
  /** “running a clinic”. */
  readonly doing: RegExp | undefined;
  readonly thing: RegExp;
  readonly goesOn: RegExp;
  readonly names: RegExp;
  readonly several: RegExp;
};

const shape = (language: Language, and: string): Shape => {
  const [determiner, after] = [determiners[language].source, wordsAfter[language].source];
  const noun = `${determiner}(?:[\\p{L}\\d’'-]+ ){0,3}?[\\p{L}\\d’'-]+`;
  const name = `[\\p{Lu}\\d][\\p{L}\\d.’&-]*(?: ${ofName})*`;
  return {
    thing: new RegExp(`^${noun}(?=$|,| ${after})`, "iu"),
    goesOn: new RegExp(`^(?:${determiner}|${after}|\\d|\\p{Lu})`, "u"),
    names: new RegExp(`^(?:${name}(?:(?:, | ${and} |, ${and} )${name})+$|${name},? (?:who|qui) )`, "u"),
    doing: language === "en" ? new RegExp(`^\\p{L}{2,}ing (?:${determiner}|${after}|to )`, "iu") : undefined,
    several: new RegExp(
      `,| ${and} |^(?:these|those|two|three|four|five|both|several|les|des|mes|nos|ses|leurs|ces) `,
      "iu",
    ),
  };
};
const shapes: Readonly<Record<Language, Shape>> = { en: shape("en", "and"), fr: shape("fr", "et") };

/** “the ward that I led” is a thing, “the ward lost nurses” is none. */
const looksLikeVerb: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:not|\p{L}{3,}ed|I|we|he|she|they)\b/u,
  fr: /(?:^|\s)(?:pas|je|nous|il|elle|ils|elles|on)(?=\s)|(?:^|\s)j[’']/u,
};
const relative: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:who|which|that|whose|where)\b/i,
  fr: /(?:^|\s)(?:qui|que|qu[’']\S+|dont|où)\b/iu,
};

const mostWords = 16;

export function isThing(typed: string, language: Language): "one" | "several" | undefined {
  const text = typed.replace(/[.\s]+$/u, "");
  const { thing, doing, goesOn, names, several } = shapes[language];
  if (text.split(/\s+/u).length > mostWords || /[;:!?\n]/u.test(text)) return undefined;
  const [main = ""] = text.split(relative[language]);
  const [, ...parts] = text.split(/,\s+/u);
  const isPlain =
    (thing.test(text) || doing?.test(text)) &&
    !looksLikeVerb[language].test(main) &&
    parts.every((part) => goesOn.test(part));
  if (!isPlain && !names.test(text)) return undefined;
  return several.test(main.replace(/,\s*$/u, "")) ? "several" : "one";
}
