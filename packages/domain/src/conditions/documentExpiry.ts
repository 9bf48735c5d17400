import { owners, spellingOf, wordsOfOwner, type PageOwner, type Spelling } from "../caseFile/whose/pageOwner.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { addDays, addMonths, addYears, isIsoDate, type IsoDate } from "../kernel/calendarDate.ts";
import type { Text } from "../kernel/text.ts";
import { endingKinds, endingPlaces, type EndingKind, type EndingPlace } from "./endingDocuments.ts";
import { biometricsValidity } from "../tables/biometrics/biometrics.ts";
import { languageTestValidity } from "../tables/language/languageTests.ts";
import { medicalExamValidity } from "../tables/health/medicalExamTimes.ts";

/** When an uploaded document ends. The warnings, the deadlines and the screen all ask here. */

/** What of a document ends, and whose it is: all that does not depend on the rest of the case. */
type Ending = {
  readonly kind: EndingKind;
  readonly owner: PageOwner;
  /** The day that is printed on it. */
  readonly printed: IsoDate | undefined;
  /** The day from which its end is reckoned. */
  readonly from: IsoDate | undefined;
};

export type DocumentExpiry = {
  readonly kind: EndingKind;
  readonly owner: PageOwner;
  /** The last day on which it counts; none while it is not known. */
  readonly date: IsoDate | undefined;
  /** By a rule from another date of the document, not printed on it. */
  readonly isReckoned: boolean;
  /** It should have a day, and none is known. */
  readonly isMissing: boolean;
};

const kindOf = new Map(endingKinds.map((one) => [one.id, one]));
const placesOfPages = Map.groupBy(endingPlaces, ({ page }): string => page);

/** What may end in a place of the vault. A file that names no slot counts for the page’s first. */
function placeOf({ owner, ownName }: Spelling, slot: string): EndingPlace | undefined {
  const ofPage = placesOfPages.get(ownName);
  if (!ofPage || slot === "") return ofPage?.[0];
  const begins = owners[owner].slot;
  const own =
    begins !== "" && slot.startsWith(begins)
      ? slot.charAt(begins.length).toLowerCase() + slot.slice(begins.length + 1)
      : slot;
  return ofPage.find(({ slots }) => slots.some((one) => one === own));
}

const dateIn = (document: UploadedDocument, field: string): IsoDate | undefined => {
  const value = document.parsedValues?.[field];
  return typeof value === "string" && isIsoDate(value) ? value : undefined;
};

const firstDate = (document: UploadedDocument, fields: readonly string[]): IsoDate | undefined =>
  fields.map((field) => dateIn(document, field)).find((date) => date !== undefined);

/** Nothing for a document that does not end. */
export function endingOf(document: UploadedDocument): Ending | undefined {
  const spelling = spellingOf(document.documentId);
  const place = placeOf(spelling, document.slotId ?? "");
  if (!place) return undefined;
  const kinds = place.kinds.flatMap((id) => kindOf.get(id) ?? []);
  const kind = kinds.find(({ types }) => types.includes(document.documentType ?? "")) ?? kinds.at(-1);
  if (!kind) return undefined;
  return {
    kind,
    owner: place.ofFamily ? "family" : spelling.owner,
    printed: firstDate(document, kind.fields),
    from: kind.reckonedFrom === undefined ? undefined : dateIn(document, kind.reckonedFrom),
  };
}

/** The last day on which a document counts, reckoned from another of its dates. */
function reckon(the: CaseReader, kind: EndingKind, from: IsoDate): IsoDate | undefined {
  if (kind.id === "medicalExam") {
    const months = the.row(medicalExamValidity);
    return months.found ? addMonths(from, months.row.value) : undefined;
  }
  const years = the.row(kind.id === "languageTest" ? languageTestValidity : biometricsValidity);
  if (!years.found) return undefined;
  const end = addYears(from, years.row.value);
  // A test must be younger than its time on the day of the application.
  return kind.id === "languageTest" ? addDays(end, -1) : end;
}

/** Of the document in view: what ends, whose it is, and when. Nothing for a document that does not end. */
export function expiryOf(the: CaseReader): DocumentExpiry | undefined {
  const document = the.document();
  const ending = the.ofDocument(endingOf, document);
  if (!ending) return undefined;
  const { kind, owner, printed, from } = ending;
  // A language test that prints a day counts until the earlier of the two.
  const reckoned =
    from === undefined || (printed !== undefined && kind.id !== "languageTest") ? undefined : reckon(the, kind, from);
  const date = printed !== undefined && (reckoned === undefined || printed <= reckoned) ? printed : reckoned;
  return {
    kind,
    owner,
    date,
    isReckoned: date !== undefined && date !== printed,
    isMissing: date === undefined && !kind.mayHaveNone,
  };
}

/** Whether a value says when a document ends: it has to be a date. */
export const isExpiryField = (field: string): boolean =>
  endingKinds.some(({ fields, reckonedFrom }) => fields.includes(field) || reckonedFrom === field);

/** Whose document it is, to stand right after its name; empty where it is the applicant’s own. */
export function ownerWords(owner: PageOwner, childNumber: number | null | undefined): Text {
  const of = wordsOfOwner(owner);
  if (!of) return { en: "", fr: "" };
  const number = typeof childNumber === "number" ? String(childNumber) : "";
  const words = (text: string) => ` ${text.replace("{n}", number).trimEnd()}`;
  return { en: words(of.en), fr: words(of.fr) };
}
