import type { ReadingThresholds } from "@boreal/domain/tables/readingThresholds";
import { classify, clearFrom, otherTypesIn, type Classified } from "./classify.ts";
import { languageOf } from "./documentLanguage.ts";
import { finding, nameOfField } from "./findings.ts";
import { thresholdsInForce } from "./limits.ts";
import { typeOfZones, typesWithZone } from "./mrz/zoneType.ts";
import { fieldsOfForm, officialFormIn, typeOfForm, type FoundForm } from "./officialForm.ts";
import { missingPageOf } from "./pageNumbers.ts";
import type { OpenedFile } from "./pages/page.ts";
import { documentReaders } from "./readers/documentReaders.ts";
import { partOfKind } from "./partOfKind.ts";
import type { DocumentReader, PageText } from "./readers/reader.ts";
import { valuesLeftEmpty } from "./readers/emptyPlace.ts";
import { identity, type ReadInput } from "./readInput.ts";
import type { OtherType, Reading, ReadingWarning, ReadingWithPrint, ReadRows } from "./reading.ts";
import type { PageRead } from "./readPage.ts";
import { signedFields } from "./signed.ts";

/** What the pages of a file say once their words are known: kind, values, tables and findings. */
export async function readingOfPages(
  input: ReadInput,
  file: Pick<OpenedFile, "mime" | "hasActiveParts">,
  reads: readonly PageRead[],
): Promise<Omit<ReadingWithPrint, "milliseconds">> {
  const thresholds = thresholdsInForce();
  const texts = reads.map((read) => read.text);
  const words = reads.flatMap((read) => read.words);
  const form = officialFormIn(input.bytes);
  const formType = form && typeOfForm(form.read);
  const { type, confidence, pages } =
    formType !== undefined
      ? { type: formType, confidence: 1, pages: texts }
      : await partOfKind(
          texts,
          typeIn(texts, input.expectedTypes, thresholds.classification),
          input.expectedTypes,
          thresholds.classification,
        );
  const others = otherTypesIn(texts, type, thresholds.classification);
  const reader = documentReaders.find(
    (candidate) => candidate.documentType === (type ?? soleType(input.expectedTypes)),
  );
  const found = form ? fieldsOfForm(form.read, form.work) : reader ? await reader.read(pages) : {};
  // A slot's expectation alone does not make a type: it only lets the values be looked for.
  const isTaken = type !== null || form !== undefined || Object.keys(found).length >= 3;
  const fields = isTaken ? { ...found, ...signedFields(type, reads, input.bytes, found) } : {};
  const isPortrait = soleType(input.expectedTypes) === "DigitalPhoto";
  const isUnreadable = !form && reads.every((read) => (read.isUnreadable && !isPortrait) || read.isBlank);
  const foreign = words.length > 0 && languageOf(words, thresholds.language);
  const ofItsType = type === reader?.documentType && !isUnreadable ? reader : undefined;
  const { missing, unfound, empty } = notFoundBy(ofItsType, fields, pages, form?.read.isKnown === true);
  const warnings: ReadingWarning[] = [
    ...warningsOfPages(reads, { isPortrait, isForm: form !== undefined }),
    ...(foreign && foreign.isForeign && !isUnreadable && !form ? inAnotherLanguage(texts) : []),
    ...(type === null ? [] : otherDocuments(others)),
    ...ofFileOrForm(file, form),
    ...(isUnreadable ? [] : inColours(type, reads)),
    ...missingPages(texts),
    ...missingFields(
      missing.filter((name) => empty.includes(name)),
      ofItsType?.findings?.(texts),
    ),
  ];
  return {
    ...identity(input, file.mime),
    pages: reads.map((read) => read.page),
    documentType: isUnreadable ? null : type,
    typeConfidence: isUnreadable ? 0 : confidence,
    otherTypes: others,
    language: form ? form.read.language : foreign ? foreign.language : null,
    fields: isUnreadable ? {} : fields,
    ...(isTaken && !isUnreadable && !form ? rowsOf(await reader?.rows?.(pages)) : {}),
    ...(unfound.length > 0 && reads.every((read) => !read.isUnreadable) ? { notFound: unfound } : {}),
    ...(empty.length > 0 ? { leftEmpty: empty } : {}),
    ...(form ? { form: form.read } : {}),
    warnings,
    outcome: isUnreadable ? "notReadable" : "read",
    ...(input.withPrint && !isUnreadable && !form ? { print: texts.flatMap(({ lines }) => lines) } : {}),
  };
}

const ofFileOrForm = (
  { hasActiveParts }: Pick<OpenedFile, "hasActiveParts">,
  form: FoundForm | undefined,
): readonly ReadingWarning[] => [
  // The authority’s own forms hold programs of theirs.
  ...(hasActiveParts && !form?.read.isKnown ? [finding("activeContent")] : []),
  ...(form?.isAsFilled ? [finding("formWasAutofilled")] : []),
  ...(form?.lacksDetails ? [finding("informationDetailsMissing")] : []),
];

/** Passports and cards are taken in every language. */
const inAnotherLanguage = (texts: readonly PageText[]): readonly ReadingWarning[] =>
  texts.some(({ zone }) => zone !== undefined) ? [] : [finding("documentLanguage")];

/** Each other kind of paper in the file, told at its first page. */
const otherDocuments = (others: readonly OtherType[]): readonly ReadingWarning[] =>
  others.flatMap(({ pages }) => pages.slice(0, 1).map((page) => finding("multipleDocumentTypes", { page })));

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

/** `missing`: what every paper of the kind has. `unfound`: that, and what the reader looks for besides. `empty`: of these, what is not there. */
const linesOfAll = (texts: readonly PageText[]) => texts.flatMap(({ lines }) => lines);

function notFoundBy(
  reader: DocumentReader | undefined,
  fields: Reading["fields"],
  texts: readonly PageText[],
  isKnownForm: boolean,
) {
  const missing = reader?.missing(fields) ?? [];
  const { lookedFor = [] } = reader ?? {};
  const besides = typeof lookedFor === "function" ? lookedFor(texts) : lookedFor;
  const unfound = [...missing, ...besides.filter((name) => fields[name] === undefined)];
  // Of a form every place is known.
  const empty = isKnownForm
    ? unfound
    : [...(reader?.standsEmpty?.(texts, fields) ?? []), ...valuesLeftEmpty(unfound, linesOfAll(texts))];
  return { missing, unfound, empty: unfound.filter((name) => empty.includes(name)) };
}

const soleType = (types: readonly string[]) => (types.length === 1 ? types[0] : undefined);

function missingPages(texts: Parameters<typeof missingPageOf>[0]): ReadingWarning[] {
  const missing = missingPageOf(texts);
  return missing ? [finding("incompleteDocument", missing)] : [];
}

/** Values whose place is empty, and what the reader tells besides. What only we did not find is no fault of the paper. */
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
