import type { CaseFile } from "../caseFile/caseFile.ts";
import type { PersonRef } from "../caseFile/personRole.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { basesOf, FormReader } from "../forms/formReader.ts";
import type { FillValue, Language, Text } from "../kernel/text.ts";
import { Trace, type FactRef } from "../kernel/trace.ts";
import { versionInRef, type ClauseVersion } from "./clauses/clause.ts";
import { sectionsWithClauses } from "./clauses/sectionsWithClauses.ts";
import { clausesThatCount } from "./clauses/whichClause.ts";
import {
  acceptedPath,
  asForm,
  languagePath,
  textPath,
  type LetterContent,
  type LetterSection,
} from "./letterContent.ts";
import { holdsAccepted, withoutOwnText } from "./fromModel.ts";
import { differs, factOfField, typedText } from "./prose/fact.ts";
import { asText } from "./prose/naming.ts";
import type { Gap, LetterLine, Sentence, TypedSentence } from "./prose/sentence.ts";
import { asSentences, cleaned, isLedIn } from "./prose/typedWords.ts";

/** A letter as it stands: sentence by sentence, each with what it rests on, and a marked gap where a fact is missing. */

export type DraftSentence = {
  readonly text: string;
  readonly restsOn: readonly FactRef[];
  readonly origin: "composed" | "typed" | "edited";
  readonly startsParagraph?: true;
  /** What somebody typed of it, without the beginning that Boreal put before. */
  readonly own?: string;
  /** Only that beginning makes a sentence of it. */
  readonly isLedIn?: true;
};
export type DraftGap = {
  readonly text: string;
  readonly gap: FactRef;
  readonly startsParagraph?: true;
  /** The text of the firm that names what is missing. */
  readonly clause?: FactRef;
};
export type DraftPart = DraftSentence | DraftGap;
export const isGap = (part: DraftPart): part is DraftGap => "gap" in part;

export type DraftSection = {
  readonly section: LetterSection;
  readonly sentences: readonly DraftPart[];
  /** What Boreal would write now, where the person wrote their own text and the facts changed since. */
  readonly changedSince?: string;
  /** Sentences of Boreal that somebody’s own text may still hold, where there is one. */
  readonly ofBoreal?: readonly string[];
  /** Words of a language model stand in it that somebody accepted (ADR 0252). */
  readonly isFromModel?: true;
};

export type LetterDraft = {
  readonly content: LetterContent;
  readonly person: PersonRef;
  readonly language: Language;
  readonly subject: DraftPart;
  /** Of a court document with a title of its own. */
  readonly title?: DraftPart;
  readonly addressee: readonly DraftPart[];
  readonly signature: readonly DraftPart[];
  readonly sections: readonly DraftSection[];
  /** Characters of the whole text. */
  readonly length: number;
  readonly words: number;
  readonly gaps: readonly FactRef[];
};

type Writing = { readonly the: FormReader; readonly language: Language };

/**
 * What a letter is drafted from. `language`: of the letter; else as the person chose, else that of the account. `clauses`: every
 * version of what the firm says in it.
 */
export type DraftOf = {
  readonly caseFile: CaseFile;
  readonly main: CaseReader;
  readonly person: PersonRef;
  readonly language?: Language;
  readonly clauses?: readonly ClauseVersion[];
};

export function draftLetter(
  content: LetterContent,
  { caseFile, main, person, language, clauses }: DraftOf,
): LetterDraft {
  const the = FormReader.of(asForm(content), caseFile, main, person);
  const writing: Writing = { the, language: language ?? languageOfLetter(the, caseFile) };
  const bases = basesOf(caseFile, the.key);
  const chosen = clausesThatCount(clauses ?? [], {
    letter: content.id,
    language: writing.language,
    applicationType: caseFile.application.type,
    day: caseFile.today,
  });
  const sections = sectionsWithClauses(content, chosen)
    .filter(({ shown }) => shown?.evaluate(the).holds ?? true)
    .map((section) => draftSection(section, writing, bases[textPath(section.id)]))
    .map((drafted) => (isFromModel(drafted, the) ? markedFromModel(drafted, writing, { caseFile, main }) : drafted));
  const subject = written(content.subject, writing)[0] ?? { text: "", restsOn: [], origin: "composed" };
  const all = (lines: readonly LetterLine[]) => lines.flatMap((line) => written(line, writing));
  const [signature, addressee] = [all(content.signature), all(content.addressee ?? [])];
  const [title] = all(content.title ?? []);
  const parts = [...(title ? [title] : []), ...addressee, ...sections.flatMap((one) => one.sentences), ...signature];
  const text = sections.map(sectionText).join("\n\n");
  return {
    content,
    person,
    language: writing.language,
    subject,
    ...(title ? { title } : {}),
    addressee,
    signature,
    sections,
    length: text.length,
    words: wordsIn(text),
    gaps: [...new Set([subject, ...parts].flatMap((part) => (isGap(part) ? [part.gap] : [])))],
  };
}

export const languageOfLetter = (the: FormReader, { profile }: CaseFile): Language => {
  const chosen = the.text(languagePath);
  return chosen === "en" || chosen === "fr" ? chosen : (profile.preferredLanguage ?? "en");
};

export const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The text of a section, paragraph by paragraph. */
export const sectionText = ({ sentences }: Pick<DraftSection, "sentences">): string =>
  sentences.reduce(
    (text, part) => (text === "" ? part.text : `${text}${part.startsParagraph ? "\n" : " "}${part.text}`),
    "",
  );

/** Only where a person’s text stands in the place of Boreal’s. */
function isFromModel(drafted: DraftSection, the: FormReader): boolean {
  const { suggestedInto, id } = drafted.section;
  if (suggestedInto === undefined) return false;
  const accepted = typedText(the, acceptedPath);
  const isOwn = [suggestedInto, textPath(id)].some((path) => typedText(the, path) !== undefined);
  return accepted !== undefined && isOwn && holdsAccepted(sectionText(drafted), accepted);
}

/** Facts that changed since the suggestion was accepted show as they do behind a text of one’s own. */
function markedFromModel(
  drafted: DraftSection,
  { the, language }: Writing,
  { caseFile, main }: { readonly caseFile: CaseFile; readonly main: CaseReader },
): DraftSection {
  const { section, changedSince } = drafted;
  const base = basesOf(caseFile, the.key)[acceptedPath];
  const composing = FormReader.of(the.form, withoutOwnText(caseFile, the.key, section), main, the.person);
  const now = sectionText({
    sentences: section.lines.flatMap((line) => written(line, { the: composing, language })),
  });
  const isBehind = changedSince === undefined && typeof base === "string" && base !== now;
  return { ...drafted, isFromModel: true, ...(isBehind ? { changedSince: now } : {}) };
}

function draftSection(section: LetterSection, writing: Writing, base: unknown): DraftSection {
  const parts = partsOf(section, writing);
  // Where each sentence stands by itself, it does so in the text that a person may change, too.
  const composed: readonly DraftPart[] =
    section.isNumbered || section.look ? parts.map((part) => ({ ...part, startsParagraph: true })) : parts;
  const own = typedText(writing.the, textPath(section.id));
  if (own === undefined) return { section, sentences: composed };
  const now = sectionText({ sentences: composed });
  const restsOn = [
    factOfField(writing.the, textPath(section.id)),
    ...new Set(composed.flatMap((part) => (isGap(part) ? [] : part.restsOn))),
  ];
  const sentences = cleaned(own)
    .split("\n")
    .map((text, index): DraftSentence => ({
      text,
      restsOn,
      origin: "edited",
      own: text,
      ...(index > 0 ? { startsParagraph: true } : {}),
    }));
  return {
    section,
    sentences,
    ofBoreal: composed.flatMap((part) => (isGap(part) || part.origin === "composed" ? [part.text] : [])),
    ...(typeof base === "string" && base !== now && own !== now ? { changedSince: now } : {}),
  };
}

/** What Boreal writes begins a paragraph behind what the firm says before it. */
function partsOf({ linesBefore = [], lines, linesAfter = [] }: LetterSection, writing: Writing): readonly DraftPart[] {
  const [before = [], own = [], after = []] = [linesBefore, lines, linesAfter].map((some) =>
    some.flatMap((line) => written(line, writing)),
  );
  const [first, ...others] = own;
  const separate = before.length > 0 && first ? [{ ...first, startsParagraph: true as const }, ...others] : own;
  return [...before, ...separate, ...after];
}

function written(line: LetterLine, writing: Writing): readonly DraftPart[] {
  if ("each" in line) return line.each(writing.the).flatMap((one) => written(one, writing));
  if (line.when && !line.when.evaluate(writing.the).holds) return [];
  return "typed" in line ? ofTyped(line, writing) : ofSentence(line, writing);
}

const begins = ({ startsParagraph }: Sentence | TypedSentence) => (startsParagraph ? { startsParagraph } : {});

function ofTyped(line: TypedSentence, { the, language }: Writing): readonly DraftPart[] {
  const { text: value, fact } =
    typeof line.typed === "string"
      ? { text: typedText(the, line.typed), fact: factOfField(the, line.typed) }
      : line.typed(the);
  if (value === undefined)
    return line.gap ? [{ ...gapOf(line.gap, language), ...begins(line), ...ofClause(line, the) }] : [];
  // Somebody’s whole text stands as it is; a short answer is made a sentence.
  const text = line.keepsParagraphs ? cleaned(value) : asSentences(value, { language, opening: line.opening });
  if (text === "") return [];
  if (!line.keepsParagraphs)
    return [
      {
        text: text.replaceAll(/\n+/g, " "),
        restsOn: [fact],
        origin: "typed",
        own: cleaned(value),
        ...(isLedIn(value, { language, opening: line.opening }) ? ({ isLedIn: true } as const) : {}),
        ...begins(line),
      },
    ];
  return text.split(/\n+/).map((paragraph, index) => ({
    text: paragraph,
    restsOn: [fact],
    origin: "typed",
    own: paragraph,
    ...(index > 0 ? ({ startsParagraph: true } as const) : begins(line)),
  }));
}

const gapOf = ({ asks, fact }: Gap, language: Language): DraftGap => ({ text: `[${asks[language]}]`, gap: fact });

/** What calls for the words of a firm names their version. */
function ofClause({ when }: Sentence | TypedSentence, the: FormReader): Pick<DraftGap, "clause"> {
  const outer = the.case.trace;
  const trace = new Trace();
  the.case.trace = trace;
  when?.evaluate(the);
  the.case.trace = outer;
  const clause = trace.restsOn.find((ref) => versionInRef(ref) !== undefined);
  return clause === undefined ? {} : { clause };
}

const sourcesDiffer: Text = {
  en: "your answers and your documents differ here: choose what is right",
  fr: "vos réponses et vos documents diffèrent ici\u00A0: choisissez ce qui est exact",
};

/** What a sentence says once its facts are found, with every fact that was looked at and is there. */
function ofSentence(line: Sentence, { the, language }: Writing): readonly DraftPart[] {
  const outer = the.case.trace;
  const trace = new Trace();
  the.case.trace = trace;
  // What calls for the sentence is part of what it rests on.
  line.when?.evaluate(the);
  const found = Object.entries(line.facts).map(([name, fact]) => [name, fact(the)] as const);
  the.case.trace = outer;
  const restsOn = trace.restsOn.filter((fact) => !trace.missing.includes(fact));
  if (found.some(([, value]) => value === differs))
    return [
      {
        text: `[${sourcesDiffer[language]}]`,
        gap: line.gap?.fact ?? restsOn[0] ?? "answers",
        ...begins(line),
        ...ofClause(line, the),
      },
    ];
  if (found.some(([, value]) => value === undefined))
    return line.gap ? [{ ...gapOf(line.gap, language), ...begins(line), ...ofClause(line, the) }] : [];
  const values = Object.fromEntries(found) as Readonly<Record<string, FillValue>>;
  const text = tidied(
    line.says[language].replaceAll(/\{([^{}]+)\}/g, (_, name: string) => asText(values[name] ?? "")[language]),
  );
  return [
    { text, restsOn: restsOn.length === 0 ? ["application.type"] : restsOn, origin: "composed", ...begins(line) },
  ];
}

/** A name that ends in a full stop ends the sentence; a sentence never begins with a small letter. */
const tidied = (text: string): string =>
  text
    .replaceAll(/ {2,}/g, " ")
    .replace(/\.\.$/u, ".")
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
