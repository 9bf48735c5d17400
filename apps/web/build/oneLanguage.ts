import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { parseSync, type Plugin } from "vite";
import { namedValue, type Syntax, syntaxIn } from "./syntax.ts";

/**
 * The web is built once and written twice: each language’s files carry one half of every `{ en: '...', fr: '...' }`, and
 * all pairs lie in a file of their own, for who changes the language (ADR 0117).
 *
 * - Exactly the two keys, both plain strings: one half stays (`half` in src/ui/halves.ts).
 * - More keys (`noun`, `code`): a row of a list, found by both names. Both stay.
 * - Exactly the two keys, worked out: each half when it is read, so that nobody asks for one that is not there.
 * - In a folder of `laterFolders`: not even that half, but its place in a file that comes after the first view.
 * - A file that begins with a comment `@bothLanguages` and the reason: both stay.
 */

export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];
export type Pair = readonly [en: string, fr: string];

/** What stands for a pair until the files of a language are written. */
const mark = "boreal:text";
const laterMark = "boreal:later";
/** Reasons and instructions: no list of documents and no question needs them to be drawn. Names, with their gender, are not among them. */
const laterFolders = /\/packages\/domain\/src\/(?:conditions|vault)\//;
const bothMark = /^\s*(?:\/\*\*?|\/\/)\s*@bothLanguages\b/;

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** With edits that do not overlap. */
function edited(code: string, edits: readonly Edit[]): string {
  const made: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    made.push(code.slice(from, start), text);
    from = end;
  }
  return [...made, code.slice(from)].join("");
}

const syntaxOf = (name: string, code: string): Syntax => {
  const { program, errors } = parseSync(name, code);
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  return program as unknown as Syntax;
};

/** A string that is written down whole. */
function plainString(value: Syntax): string | undefined {
  if (value.type === "Literal") return typeof value["value"] === "string" ? value["value"] : undefined;
  if (value.type !== "TemplateLiteral") return undefined;
  const [only, ...more] = value["quasis"] as readonly { readonly value: { readonly cooked: string | null } }[];
  return more.length === 0 ? (only?.value.cooked ?? undefined) : undefined;
}

/** What is the same whenever it is read, and reads no half of another text. */
const isSettled = (value: Syntax): boolean => value.type === "Identifier" || plainString(value) !== undefined;

/** The source with each text marked, and the pairs that were found. Nothing for a source without any. */
export function markTexts(
  name: string,
  code: string,
): { readonly code: string; readonly pairs: readonly Pair[]; readonly isLater: boolean } | undefined {
  if (bothMark.test(code)) return undefined;
  const isLater = laterFolders.test(name);
  const edits: Edit[] = [];
  const pairs: Pair[] = [];
  for (const object of syntaxIn(syntaxOf(name, code))) {
    const [first, second, ...more] =
      object.type === "ObjectExpression" ? (object["properties"] as readonly Syntax[]) : [];
    if (!first || !second || more.length > 0) continue;
    const english = [first, second].find((property) => namedValue(property, "en"))?.["value"] as Syntax | undefined;
    const french = [first, second].find((property) => namedValue(property, "fr"))?.["value"] as Syntax | undefined;
    if (!english || !french) continue;
    const [en, fr] = [plainString(english), plainString(french)];
    if (en !== undefined && fr !== undefined) {
      pairs.push([en, fr]);
      const given = [isLater ? laterMark : mark, en, fr].map((each) => JSON.stringify(each)).join(", ");
      edits.push({ start: object.start, end: object.end, text: `/* @__PURE__ */ borealHalf(${given})` });
    } else if (!isSettled(english) || !isSettled(french)) {
      if (english.start > french.start)
        throw new Error(`${name}: a text that is worked out names its English half first`);
      edits.push(
        { start: object.start, end: english.start, text: "borealMade(() => (" },
        { start: english.end, end: french.start, text: "), () => (" },
        { start: french.end, end: object.end, text: "))" },
      );
    }
  }
  if (edits.length === 0) return undefined;
  const needed = `import { ${isLater ? "laterHalf" : "half"} as borealHalf, madeText as borealMade } from ${JSON.stringify(halvesFile)};`;
  return { code: needed + edited(code, edits), pairs, isLater };
}

/** All pairs, each once, in an order that does not hang on what was read first. */
const sortedPairs = (pairs: Iterable<Pair>): readonly Pair[] =>
  [...new Map([...pairs].map((pair) => [JSON.stringify(pair), pair])).entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, pair]) => pair);

/** By a sentence, what it is called in the other language; several where one word has several there. */
function othersOf(pairs: readonly Pair[], language: Language): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [en, fr] of pairs) {
    const [own, other] = language === "en" ? [en, fr] : [fr, en];
    found.set(own, [...(found.get(own) ?? []), other]);
  }
  return found;
}

/** All that was found, as the files of one language need it. */
export type Sentences = {
  readonly language: Language;
  readonly others: ReadonlyMap<string, readonly string[]>;
  readonly placeOfLater: ReadonlyMap<string, number>;
  /** The lists that are fetched, by the word that stands for their address. */
  readonly lists: readonly { readonly word: string; readonly fileName: string; readonly source: string }[];
};

function listOf(word: string, name: string, language: Language, list: readonly unknown[]): Sentences["lists"][number] {
  const source = JSON.stringify(list);
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 12);
  return { word, fileName: `assets/${language}/${name}-${hash}.json`, source };
}

export const sentencesIn = (language: Language, all: Iterable<Pair>, ofLater: Iterable<Pair>): Sentences => {
  const [pairs, later] = [sortedPairs(all), sortedPairs(ofLater)];
  const lists = [
    listOf("__BOREAL_SENTENCES__", "sentences", language, pairs),
    listOf(
      "__BOREAL_LATER__",
      laterName,
      language,
      later.map(([en, fr]) => (language === "en" ? en : fr)),
    ),
  ];
  return {
    language,
    others: othersOf(pairs, language),
    placeOfLater: new Map(later.map((pair, at) => [JSON.stringify(pair), at])),
    lists,
  };
};

/** How the list of sentences that no first view needs is called, for who names it to browsers. */
export const laterName = "later-sentences";

const isMarked = (piece: Syntax): boolean => {
  if (piece.type === "Identifier") return String(piece["name"]).startsWith("__BOREAL_");
  const [first] = piece.type === "CallExpression" ? (piece["arguments"] as readonly Syntax[]) : [];
  return first !== undefined && [mark, laterMark].includes(plainString(first) ?? "");
};

/** What a file holds of ours. Most files of libraries hold nothing: they are not read by the parser. */
const markedIn = (name: string, code: string): readonly Syntax[] =>
  [mark, laterMark, "__BOREAL_"].some((word) => code.includes(word))
    ? syntaxIn(syntaxOf(name, code)).filter(isMarked)
    : [];

function keptHalf(name: string, call: Syntax, { language, others, placeOfLater }: Sentences): Edit {
  const [first, ...halves] = call["arguments"] as readonly Syntax[];
  const [english, french] = halves.map(plainString);
  const last = halves.at(-1);
  if (!first || english === undefined || french === undefined || !last)
    throw new Error(`${name}: a marked text is not whole`);
  const [own, other] = language === "en" ? [english, french] : [french, english];
  const which = others.get(own)?.indexOf(other) ?? -1;
  if (which < 0) throw new Error(`${name}: no other half for “${own}”`);
  const kept = plainString(first) === mark ? JSON.stringify(own) : placeOfLater.get(JSON.stringify([english, french]));
  if (kept === undefined) throw new Error(`${name}: no place for “${own}”`);
  return { start: first.start, end: last.end, text: which === 0 ? String(kept) : `${kept}, ${which}` };
}

/** A file as the browsers of one language get it. */
export function inOneLanguage(name: string, code: string, sentences: Sentences, marked = markedIn(name, code)): string {
  const { language, lists } = sentences;
  const words = new Map([
    ["__BOREAL_LANGUAGE__", language],
    ...lists.map(({ word, fileName }) => [word, `/${fileName}`] as const),
  ]);
  const edits = marked.map((piece): Edit => {
    if (piece.type === "CallExpression") return keptHalf(name, piece, sentences);
    const said = words.get(String(piece["name"]));
    if (said === undefined) throw new Error(`${name}: ${String(piece["name"])} stands for nothing`);
    return { start: piece.start, end: piece.end, text: JSON.stringify(said) };
  });
  return edits.length === 0 ? code : edited(code, edits);
}

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const halvesFile = fileOf("../src/ui/halves.ts");
/** Sources of ours; what libraries hold is not touched. */
const ours = /\/(?:apps\/web|packages\/domain)\/src\/[^?]*\.tsx?$/;

/** The outputs bear the names of their languages. */
export const languageOf = (output: { readonly name?: string | undefined }): Language => {
  const language = languages.find((each) => each === output.name);
  if (!language) throw new Error("each output of the web build is one of a language");
  return language;
};

export function oneLanguage(): Plugin {
  const found = new Map<string, { readonly pairs: readonly Pair[]; readonly isLater: boolean }>();
  let sentences: readonly Sentences[] = [];
  // A file is alike in both languages until it is written: it is read once.
  const read = new Map<string, readonly Syntax[]>();
  return {
    name: "boreal-one-language",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: ours, code: /\bfr\b/ },
      handler(code, id) {
        const marked = markTexts(id, code);
        if (marked) found.set(id, marked);
        return marked && { code: marked.code, map: null };
      },
    },
    renderStart() {
      const files = [...found.values()];
      const [all, later] = [files, files.filter(({ isLater }) => isLater)].map((some) =>
        some.flatMap(({ pairs }) => pairs),
      );
      sentences = languages.map((language) => sentencesIn(language, all ?? [], later ?? []));
    },
    renderChunk(code, chunk, output) {
      const wanted = sentences.find(({ language }) => language === languageOf(output));
      const marked = read.get(code) ?? markedIn(chunk.fileName, code);
      read.set(code, marked);
      return wanted && { code: inOneLanguage(chunk.fileName, code, wanted, marked), map: null };
    },
    generateBundle(output) {
      const wanted = sentences.find(({ language }) => language === languageOf(output));
      for (const { fileName, source } of wanted?.lists ?? []) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
