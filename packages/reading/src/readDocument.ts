import type { ReadingThresholds } from "@boreal/domain/tables/readingThresholds";
import { createHash } from "node:crypto";
import { classify, clearFrom, otherTypesIn, type Classified } from "./classify.ts";
import { languageOf } from "./documentLanguage.ts";
import { fieldsOfForm, officialFormIn, typeOfForm, type FoundForm } from "./officialForm.ts";
import { finding, nameOfField } from "./findings.ts";
import { limitsOf, thresholdsInForce } from "./limits.ts";
import { missingPageOf } from "./pageNumbers.ts";
import { typeOfZones, typesWithZone } from "./mrz/zoneType.ts";
import { openFile } from "./pages/openFile.ts";
import type { OpenedFile, OpenResult } from "./pages/page.ts";
import { documentReaders } from "./readers/documentReaders.ts";
import type { DocumentReader, PageText } from "./readers/reader.ts";
import { readPage, type PageRead, type PageTools } from "./readPage.ts";
import {
  readerVersion,
  type OtherType,
  type Reading,
  type ReadingProgress,
  type ReadingWithPrint,
  type ReadingWarning,
  type ReadRows,
} from "./reading.ts";
import type { Recogniser } from "./text/recogniseText.ts";

export type ReadInput = {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** Document types that the slot asks for: they decide between readers when the text alone is not clear. */
  readonly expectedTypes: readonly string[];
  readonly password?: string;
  /** Whether the lines of the pages are wanted beside what was read in them. */
  readonly withPrint?: boolean;
  /** The largest file that is read, where whoever brings it takes another than the table says. */
  readonly maxBytes?: number;
  /** Set when the bytes are a converted picture: what the person really uploaded. */
  readonly original?: { readonly sha256: string; readonly mime: string; readonly bytes: number };
};

export type ReadingContext = {
  readonly recogniser: Recogniser;
  readonly onProgress?: (progress: ReadingProgress) => void;
};

/** Shares of the whole that opening and reading the pages take, for the progress bar. */
const share = { opened: 0.1, pages: 0.9 };

/**
 * Reads one document: open, pages, text, quality, type, fields, findings. A bad file gives an outcome, never an exception;
 * only faults of ours throw.
 */
export async function readDocument(input: ReadInput, context: ReadingContext): Promise<ReadingWithPrint> {
  const started = performance.now();
  const progress = context.onProgress ?? (() => undefined);
  const thresholds = thresholdsInForce();
  progress({ stage: "opening", ratio: 0 });
  const opened = await openFile(input.bytes, limitsOf(thresholds, input.maxBytes), input.password);
  if ("error" in opened) return unopened(input, opened, started);
  const reads = await readPages(opened.file, context, {
    thresholds,
    expectsZone: input.expectedTypes.some((expected) => typesWithZone.has(expected)),
  });
  const total = reads.length;
  progress({ stage: "fields", pages: total, ratio: share.pages });
  const texts = reads.map((read) => read.text);
  const words = reads.flatMap((read) => read.words);
  const form = officialFormIn(input.bytes);
  const formType = form && typeOfForm(form.read);
  const { type, confidence } =
    formType !== undefined
      ? { type: formType, confidence: 1 }
      : typeIn(texts, input.expectedTypes, thresholds.classification);
  const others = otherTypesIn(texts, type, thresholds.classification);
  const reader = documentReaders.find(
    (candidate) => candidate.documentType === (type ?? soleType(input.expectedTypes)),
  );
  const found = form ? fieldsOfForm(form.read, form.work) : reader ? await reader.read(texts) : {};
  // A slot's expectation alone does not make a type: it only lets the values be looked for.
  const isTaken = type !== null || form !== undefined || Object.keys(found).length >= 3;
  const fields = isTaken ? { ...found, ...unsigned(type, reads, input.bytes) } : {};
  const isPortrait = soleType(input.expectedTypes) === "DigitalPhoto";
  const isUnreadable = !form && reads.every((read) => (read.isUnreadable && !isPortrait) || read.isBlank);
  const foreign = words.length > 0 && languageOf(words, thresholds.language);
  const ofItsType = type === reader?.documentType && !isUnreadable ? reader : undefined;
  const { missing, unfound } = notFoundBy(ofItsType, fields, texts);
  const warnings: ReadingWarning[] = [
    ...warningsOfPages(reads, { isPortrait, isForm: form !== undefined }),
    ...(foreign && foreign.isForeign && !isUnreadable && !form ? inAnotherLanguage(texts) : []),
    ...(type === null ? [] : otherPapers(others)),
    ...ofFileOrForm(opened.file, form),
    ...(isUnreadable ? [] : inColours(type, reads)),
    ...missingPages(texts),
    ...missingFields(missing, ofItsType?.findings?.(texts)),
  ];
  progress({ stage: "done", pages: total, ratio: 1 });
  return {
    ...identity(input, opened.file.mime),
    pages: reads.map((read) => read.page),
    documentType: isUnreadable ? null : type,
    typeConfidence: isUnreadable ? 0 : confidence,
    otherTypes: others,
    language: form ? form.read.language : foreign ? foreign.language : null,
    fields: isUnreadable ? {} : fields,
    ...(isTaken && !isUnreadable && !form ? rowsOf(await reader?.rows?.(texts)) : {}),
    ...(unfound.length > 0 && reads.every((read) => !read.isUnreadable) ? { notFound: unfound } : {}),
    ...(form ? { form: form.read } : {}),
    warnings,
    outcome: isUnreadable ? "notReadable" : "read",
    milliseconds: Math.round(performance.now() - started),
    ...(input.withPrint && !isUnreadable && !form ? { print: texts.flatMap(({ lines }) => lines) } : {}),
  };
}

const ofFileOrForm = ({ hasActiveParts }: OpenedFile, form: FoundForm | undefined): readonly ReadingWarning[] => [
  // The authority’s own forms hold programs of theirs.
  ...(hasActiveParts && !form?.read.isKnown ? [finding("activeContent")] : []),
  ...(form?.isAsFilled ? [finding("formWasAutofilled")] : []),
  ...(form?.lacksDetails ? [finding("informationDetailsMissing")] : []),
];

/** Letters that somebody signs with their hand. */
const signedByHand: ReadonlySet<string | null> = new Set(["FinancialSupporterLetter"]);

/** On pages of which every mark is a word, and in a file that nobody signed digitally, nobody signed. Of a scan nothing is said. */
function unsigned(type: string | null, reads: readonly PageRead[], bytes: Uint8Array): Reading["fields"] {
  if (!signedByHand.has(type) || !reads.every(({ hasWordsOnly }) => hasWordsOnly)) return {};
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes("/ByteRange")) return {};
  return {
    isSigned: { value: "No", confidence: 1, page: reads.length, box: [0, 0, 1, 1], checked: "textLayer" },
  };
}

/** Passports and cards are taken in every language. */
const inAnotherLanguage = (texts: readonly PageText[]): readonly ReadingWarning[] =>
  texts.some(({ zone }) => zone !== undefined) ? [] : [finding("documentLanguage")];

/** Each other kind of paper in the file, told at its first page. */
const otherPapers = (others: readonly OtherType[]): readonly ReadingWarning[] =>
  others.flatMap(({ pages }) => pages.slice(0, 1).map((page) => finding("multipleDocumentTypes", { page })));

async function readPages(
  file: OpenedFile,
  { recogniser, onProgress }: ReadingContext,
  how: Omit<PageTools, "recogniser">,
): Promise<readonly PageRead[]> {
  const total = file.pages.length;
  onProgress?.({ stage: "pages", pages: total, ratio: share.opened });
  const reads: PageRead[] = [];
  try {
    for (const [index, page] of file.pages.entries()) {
      const ratio = share.opened + (share.pages - share.opened) * (index / total);
      onProgress?.({ stage: "text", page: page.number, pages: total, ratio });
      reads.push(await readPage(page, { recogniser, ...how }));
    }
    return reads;
  } finally {
    file.close();
  }
}

/** The photo of a person has no text: that none can be read in it is no fault. */
const warningsOfPages = (
  reads: readonly PageRead[],
  { isPortrait, isForm }: { readonly isPortrait: boolean; readonly isForm: boolean },
): readonly ReadingWarning[] => [
  ...reads.flatMap((read) => read.warnings).filter(({ id }) => (!isPortrait && !isForm) || id !== "notReadable"),
  ...(!isForm && reads.every((read) => read.isBlank) ? [finding("invalidDocument")] : []),
];

/** Papers that are to be signed in blue, so that an original is seen (warning catalogue). */
const signedInBlue: ReadonlySet<string | null> = new Set([
  "ConsentForm",
  "CustodianDeclaration",
  "FinancialSupporterLetter",
  "UseOfRepresentative",
]);

function inColours(type: string | null, reads: readonly PageRead[]): ReadingWarning[] {
  if (type === "Passport") return notInColour(reads);
  const isBlue = reads.some((read) => read.signatureInk === "blue");
  const other = reads.find((read) => read.signatureInk === "other");
  return signedInBlue.has(type) && other && !isBlue ? [finding("signatureNotInBlue", { page: other.text.number })] : [];
}

/** Of the pages of a passport that one counts that has its zone; where none was read, every page that is a picture. */
function notInColour(reads: readonly PageRead[]): ReadingWarning[] {
  const pictures = reads.filter((read) => read.page.textSource === "ocr");
  const withZone = pictures.filter((read) => read.text.zone !== undefined);
  return (withZone.length > 0 ? withZone : pictures)
    .filter((read) => !read.page.inColour)
    .slice(0, 1)
    .map((read) => finding("passportNotInColour", { page: read.text.number }));
}

/** Another type than was asked for is named only when it is clear: who is accused of a wrong document must have one. */
const clearType = (found: Classified, expected: readonly string[]): Classified =>
  found.type !== null && (expected.length === 0 || expected.includes(found.type) || found.confidence >= clearFrom)
    ? found
    : { type: null, confidence: 0 };

/** A zone says what its page is; a passport behind ten pages of statements does not make them a passport. */
function typeIn(
  texts: readonly PageText[],
  expected: readonly string[],
  thresholds: ReadingThresholds["classification"],
): Classified {
  const withoutZone = texts.filter((text) => text.zone === undefined);
  const byWords = clearType(classify(withoutZone, thresholds, expected), expected);
  const byZone = typeOfZones(texts);
  if (!byZone) return byWords;
  const isOfAnother = byWords.type !== null && !typesWithZone.has(byWords.type) && !expected.includes(byZone.type);
  return isOfAnother ? byWords : byZone;
}

/** `missing`: what every paper of the kind has. `unfound`: that, and what the reader looks for besides. */
function notFoundBy(reader: DocumentReader | undefined, fields: Reading["fields"], texts: readonly PageText[]) {
  const missing = reader?.missing(fields) ?? [];
  const { lookedFor = [] } = reader ?? {};
  const besides = typeof lookedFor === "function" ? lookedFor(texts) : lookedFor;
  return { missing, unfound: [...missing, ...besides.filter((name) => fields[name] === undefined)] };
}

const soleType = (types: readonly string[]) => (types.length === 1 ? types[0] : undefined);

function missingPages(texts: Parameters<typeof missingPageOf>[0]): ReadingWarning[] {
  const missing = missingPageOf(texts);
  return missing ? [finding("incompleteDocument", missing)] : [];
}

/** Values that were not found, and what the reader tells besides. */
function missingFields(names: readonly string[], besides: readonly ReadingWarning[] = []): readonly ReadingWarning[] {
  if (names.length === 0) return besides;
  const listed = (language: "en" | "fr") => names.map((name) => nameOfField(name)[language]).join(", ");
  const missing = finding("missingData", { fields: listed("en") }, { fields: listed("fr") });
  return [{ ...missing, fields: names }, ...besides];
}

/** Nothing where no table has a row. */
function rowsOf(tables: ReadRows = {}): { readonly rows?: ReadRows } {
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0);
  return filled.length > 0 ? { rows: Object.fromEntries(filled) } : {};
}

/** What every reading says of the file itself, whatever comes of it. */
export function identity(input: ReadInput, mime: string) {
  return {
    format: "boreal-reading/1" as const,
    readerVersion,
    file: input.fileName,
    sha256: input.original?.sha256 ?? createHash("sha256").update(input.bytes).digest("hex"),
    mime: input.original?.mime ?? mime,
    bytes: input.original?.bytes ?? input.bytes.byteLength,
  };
}

function unopened(input: ReadInput, failed: Extract<OpenResult, { error: unknown }>, started: number): Reading {
  return {
    ...identity(input, failed.mime),
    pages: [],
    documentType: null,
    typeConfidence: 0,
    otherTypes: [],
    language: null,
    fields: {},
    warnings: [finding("invalidDocument")],
    outcome: failed.kept ? "notReadable" : "rejected",
    error: failed.error,
    milliseconds: Math.round(performance.now() - started),
  };
}
