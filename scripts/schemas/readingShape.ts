import {
  anything,
  freeText,
  listOf,
  nullable,
  number,
  objectOf,
  oneOf,
  recordOf,
  wholeNumber,
  yesNo,
} from "@boreal/domain/kernel/shape";
import type { FieldCheckKind, FindingId, LanguageModelOutcome, ReadingErrorCode } from "@boreal/reading/reading";

const text = objectOf({ en: freeText(), fr: freeText() }, ["en", "fr"]);

/** Every member of a union of words, named once: a word too many or too few does not compile. */
const wordsOf = <W extends string>(words: Readonly<Record<W, true>>): readonly W[] => Object.keys(words) as W[];

const findingIds = wordsOf<FindingId>({
  notReadable: true,
  blurry: true,
  sideways: true,
  excessiveBackground: true,
  redactedData: true,
  incompleteDocument: true,
  multipleDocumentTypes: true,
  documentLanguage: true,
  compressedDocumentNotLegible: true,
  invalidDocument: true,
  missingData: true,
  formWasAutofilled: true,
  passportNotInColour: true,
  signatureNotInBlue: true,
  onlineScreenshot: true,
  informationDetailsMissing: true,
  digitalPhotoComposition: true,
  digitalPhotoBackground: true,
  digitalPhotoFullFace: true,
  digitalPhotoFullBody: true,
  digitalPhotoSelfie: true,
  digitalPhotoSmile: true,
  activeContent: true,
});

const errorCodes = wordsOf<ReadingErrorCode>({
  tooLarge: true,
  notAccepted: true,
  encrypted: true,
  malformed: true,
  empty: true,
  tooManyPages: true,
  tooManyPixels: true,
  activeContent: true,
  damaged: true,
  oldWordFormat: true,
  tooComplex: true,
  timedOut: true,
  readerFailed: true,
});

const modelOutcomes = wordsOf<LanguageModelOutcome>({ answered: true, unreachable: true, unusable: true });

const page = objectOf(
  {
    width: number(),
    height: number(),
    rotation: oneOf([0, 90, 180, 270]),
    textSource: oneOf(["layer", "ocr", "office", "none"]),
    sharpness: number(),
    confidence: number(),
  },
  ["width", "height", "rotation", "textSource", "sharpness", "confidence"],
);

const checkKinds = wordsOf<FieldCheckKind>({ textLayer: true, twoReadings: true, checkDigit: true, sum: true });

const field = objectOf(
  {
    value: freeText(),
    confidence: number(),
    page: wholeNumber(),
    box: listOf(number(), 4),
    checked: oneOf(checkKinds),
    suggestedBy: oneOf(["languageModel"]),
    ambiguous: freeText(),
  },
  ["value", "confidence", "page", "box"],
);

const row = objectOf(
  {
    values: recordOf(freeText()),
    confidence: number(),
    page: wholeNumber(),
    box: listOf(number(), 4),
    checked: oneOf(checkKinds),
  },
  ["values", "confidence", "page", "box"],
);

const form = objectOf(
  {
    number: freeText(4),
    edition: freeText(20),
    language: oneOf(["en", "fr"]),
    isKnown: yesNo(),
    validated: nullable(yesNo()),
    lastValidated: nullable(freeText(10)),
    barcodes: nullable(yesNo()),
    signed: nullable(yesNo()),
    contradictory: wholeNumber(),
    values: recordOf(anything()),
  },
  [
    "number",
    "edition",
    "language",
    "isKnown",
    "validated",
    "lastValidated",
    "barcodes",
    "signed",
    "contradictory",
    "values",
  ],
);

/** `boreal-reading/1` as other programs may rely on it. */
export const readingShape = objectOf(
  {
    format: oneOf(["boreal-reading/1"]),
    readerVersion: freeText(),
    file: freeText(),
    sha256: freeText(64),
    mime: freeText(),
    bytes: wholeNumber(),
    pages: listOf(page),
    documentType: nullable(freeText()),
    typeConfidence: number(),
    otherTypes: listOf(
      objectOf({ type: freeText(), confidence: number(), pages: listOf(wholeNumber()) }, [
        "type",
        "confidence",
        "pages",
      ]),
    ),
    language: nullable(oneOf(["en", "fr"])),
    fields: recordOf(field),
    rows: recordOf(listOf(row)),
    notFound: listOf(freeText()),
    form,
    languageModel: oneOf(modelOutcomes),
    warnings: listOf(
      objectOf(
        {
          id: oneOf(findingIds),
          blocking: yesNo(),
          page: wholeNumber(),
          box: listOf(number(), 4),
          fields: listOf(freeText()),
          because: text,
        },
        ["id", "blocking", "because"],
      ),
    ),
    outcome: oneOf(["read", "notReadable", "rejected"]),
    error: objectOf({ code: oneOf(errorCodes), text }, ["code", "text"]),
    milliseconds: number(),
  },
  [
    "format",
    "readerVersion",
    "file",
    "sha256",
    "mime",
    "bytes",
    "pages",
    "documentType",
    "typeConfidence",
    "otherTypes",
    "language",
    "fields",
    "warnings",
    "outcome",
    "milliseconds",
  ],
);
