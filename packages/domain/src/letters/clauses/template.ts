import type { Refusal } from "../../kernel/validation.ts";
import { refusal } from "../../kernel/validation.ts";
import { cleaned } from "../prose/typedWords.ts";
import { nearestName } from "./nearestName.ts";

/**
 * How a firm writes its words: plain text, a paragraph on each line, with facts of the case by name in braces, such as
 * `{applicant.fullName}`. Nothing else is in the language: what depends on the case is a clause for its type.
 */

/** A sentence of a template, with the facts that it names in their order. */
export type TemplateSentence = { readonly says: string; readonly names: readonly string[] };

/** Place of what is wrong, as an editor counts it: both from 1. */
export type TemplateFault = { readonly line: number; readonly column: number; readonly refusal: Refusal };

const named = /\{([^{}]*)\}/g;

const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(named)].map(([, name = ""]) => name.trim())),
];

/** A full stop behind one of these, or behind one or two letters, ends no sentence. */
const sentenceEnd =
  /(?<=(?:[\p{L}\p{N}’'-]{3}|[)\]}»”"%])[.!?…](?:["”]|\u00A0?»)?)(?<!(?:^|[\s(])(?:Mrs|Inc|Ltd|Ltée|Dre|art|sec|par|vol|chap)\.)\s+(?=["“«(]?[\p{Lu}{])/u;

const asSentence = (text: string): TemplateSentence => ({
  says: text.replaceAll(named, (_, name: string) => `{${name.trim()}}`),
  names: namesIn(text),
});

/** Paragraph by paragraph, sentence by sentence. */
export const paragraphsOf = (words: string): readonly (readonly TemplateSentence[])[] =>
  cleaned(words)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split(sentenceEnd).map(asSentence));

/** What is wrong in a template, from its top to its end; a fact that does not exist with the nearest one that does. */
export function templateFaults(words: string, names: readonly string[]): readonly TemplateFault[] {
  return words.split(/\r\n|\r|\n/).flatMap((text, index) => faultsInLine(text, names, index + 1));
}

function faultsInLine(text: string, names: readonly string[], line: number): readonly TemplateFault[] {
  const found = [...text.matchAll(/\{[^{}]*\}|[{}]/g)].flatMap((match) => {
    const [written] = match;
    const column = match.index + 1;
    const why = faultIn(written, names, { line, column });
    return why ? [{ line, column, refusal: why }] : [];
  });
  return found;
}

type At = { readonly line: number; readonly column: number };

function faultIn(written: string, names: readonly string[], at: At): Refusal | undefined {
  if (written === "{") return refusal("templateBraceOpen", openBrace, at);
  if (written === "}") return refusal("templateBraceClosed", closedBrace, at);
  const name = written.slice(1, -1).trim();
  if (names.includes(name)) return undefined;
  const nearest = nearestName(name, names);
  return name === "" || nearest === undefined
    ? refusal("templateFactMissing", factMissing, at)
    : refusal("templateFactUnknown", factUnknown, { ...at, name, nearest });
}

const openBrace = {
  en: "Line {line}, column {column}: this brace is never closed. Write } behind the name of the fact.",
  fr: "Ligne {line}, colonne {column}\u00A0: cette accolade n’est pas fermée. Écrivez } après le nom du renseignement.",
};
const closedBrace = {
  en: "Line {line}, column {column}: nothing opens this brace. Take it out, or write { before the name of the fact.",
  fr: "Ligne {line}, colonne {column}\u00A0: rien n’ouvre cette accolade. Enlevez-la, ou écrivez { avant le nom du renseignement.",
};
const factMissing = {
  en: "Line {line}, column {column}: these braces name no fact. Choose one from the list of facts.",
  fr: "Ligne {line}, colonne {column}\u00A0: ces accolades ne nomment aucun renseignement. Choisissez-en un dans la liste.",
};
const factUnknown = {
  en: "Line {line}, column {column}: no fact is called “{name}”. The nearest one is “{nearest}”.",
  fr: "Ligne {line}, colonne {column}\u00A0: aucun renseignement ne s’appelle «\u00A0{name}\u00A0». Le plus proche est «\u00A0{nearest}\u00A0».",
};
