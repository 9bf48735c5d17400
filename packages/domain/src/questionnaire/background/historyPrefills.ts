import type { CaseReader } from "../../caseFile/reader.ts";
import { isMadeInsideCanada } from "../../conditions/application/application.ts";
import { readWithFile } from "../../conditions/documentsRead.ts";
import { isIsoDate } from "../../kernel/calendarDate.ts";
import type { Text } from "../../kernel/text.ts";
import { originOf } from "../application/prefilled.ts";
import { earlierVisa } from "./earlierApplication.ts";
import type { Prefill, Prefilled } from "../step.ts";

/** Earlier applications, refusals and travel, filled in from documents and from one another (document 3 section 4.2). */

const fromDocuments: Text = { en: "from the visas in your documents", fr: "d’après les visas de vos documents" };
const fromStamps: Text = { en: "from the stamps in your passport", fr: "d’après les cachets de votre passeport" };
const fromRefusal: Text = { en: "from the refusal that you listed", fr: "d’après le refus que vous avez inscrit" };
const fromRefusalAnswer: Text = {
  en: "because you said that Canada refused an application",
  fr: "parce que vous avez dit que le Canada a refusé une demande",
};
const fromType: Text = {
  en: "because this application is made from inside Canada",
  fr: "parce que cette demande se fait depuis le Canada",
};
const fromSameProgram: Text = {
  en: "because you already sent an application for this program",
  fr: "parce que vous avez déjà présenté une demande pour ce programme",
};
const fromBiometricsLetter: Text = { en: "from your biometrics letter", fr: "d’après votre lettre biométrique" };

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Rows that reading found in the passport's pages: `visas` and `stamps`, each a list of objects as the answers have them. */
function rowsRead(the: CaseReader, field: "visas" | "stamps"): readonly Readonly<Record<string, unknown>>[] {
  const pages = ["passport", "previous-visas", "travel-history"] as const;
  return pages.flatMap((page) =>
    the.documents(page).flatMap((document) => {
      const found: unknown = document.parsedValues?.[field];
      return Array.isArray(found) ? found.filter(isRow) : [];
    }),
  );
}

/** The application from which this one was started, where it asked for a visa or permit and was sent. */
function sentEarlier(the: CaseReader) {
  const earlier = the.startedFrom();
  const visa = earlier && earlierVisa(earlier);
  return visa && { visa, earlier, origin: originOf(earlier) };
}

export const appliedBeforePrefill: Prefill = (the) => {
  const sent = sentEarlier(the);
  if (sent) return { value: true, origin: sent.origin };
  if (isMadeInsideCanada.evaluate(the).holds) return { value: true, origin: fromType };
  if (the.answer("previousApplication") === true) return { value: true, origin: fromSameProgram };
  return rowsRead(the, "visas").length > 0 ? { value: true, origin: fromDocuments } : undefined;
};

const visaParts = [
  "country",
  "visaType",
  "otherVisaType",
  "result",
  "refusalReason",
  "refusedForMisrepresentation",
  "dateOfIssue",
];
const tripParts = ["country", "city", "purpose", "otherPurpose", "arrivalDate", "departureDate"];

const onlyParts = (row: Readonly<Record<string, unknown>>, parts: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => parts.includes(name)));

export const previousVisasPrefill: Prefill = (the) => {
  const sent = sentEarlier(the);
  if (sent) return { value: [...(sent.earlier.answers?.previousVisas ?? []), sent.visa], origin: sent.origin };
  const visas = rowsRead(the, "visas").map((row) => onlyParts(row, visaParts));
  if (visas.length > 0) return { value: visas, origin: fromDocuments };
  return the.answer("pastCanadianRefusal") === true
    ? { value: [{ country: "CA", result: "refused" }], origin: fromRefusalAnswer }
    : undefined;
};

const refusedRows = (the: CaseReader) =>
  (the.answer("previousVisas") ?? []).filter((visa) => visa.result === "refused");
const refusedByCanada = (the: CaseReader) => refusedRows(the).filter((visa) => visa.country === "CA");

export const canadianRefusalPrefill: Prefill = (the) => {
  const earlier = the.startedFrom();
  if (earlier?.outcome === "refused") return { value: true, origin: originOf(earlier) };
  return refusedByCanada(the).length > 0 ? { value: true, origin: fromRefusal } : undefined;
};

export const deniedPrefill: Prefill = (the) =>
  refusedRows(the).length > 0 ? { value: true, origin: fromRefusal } : undefined;

const reasonOf = (rows: ReturnType<typeof refusedRows>) =>
  rows.find((row) => row.refusalReason !== undefined)?.refusalReason;

export const deniedDetailsPrefill: Prefill = (the) => {
  const value = reasonOf(refusedRows(the));
  return value === undefined ? undefined : { value, origin: fromRefusal };
};

export const canadianRefusalDetailsPrefill: Prefill = (the) => {
  const value = reasonOf(refusedByCanada(the));
  return value === undefined ? undefined : { value, origin: fromRefusal };
};

export const misrepresentationPrefill: Prefill = (the) =>
  refusedByCanada(the).some((row) => row.refusedForMisrepresentation === true)
    ? { value: true, origin: fromRefusal }
    : undefined;

export const hasTravelledPrefill: Prefill = (the) =>
  rowsRead(the, "stamps").length + rowsRead(the, "visas").length > 0 ? { value: true, origin: fromStamps } : undefined;

export const travelHistoryPrefill: Prefill = (the) => {
  const trips = rowsRead(the, "stamps").map((row) => onlyParts(row, tripParts));
  return trips.length > 0 ? { value: trips, origin: fromStamps } : undefined;
};

const lettersOfBiometrics = ["biometrics-validity-letter", "biometrics-collection-letter"] as const;

function inBiometricsLetter(the: CaseReader, field: string): Prefilled | undefined {
  for (const page of lettersOfBiometrics) {
    const found = readWithFile(the, page, field);
    if (found)
      return { value: found.value, origin: fromBiometricsLetter, readIn: { page, fileId: found.fileId, field } };
  }
  return undefined;
}

export const biometricsGivenPrefill: Prefill = (the) =>
  the.documents("biometrics-validity-letter").length > 0 ? { value: true, origin: fromBiometricsLetter } : undefined;

export const biometricsNumberPrefill: Prefill = (the) => inBiometricsLetter(the, "biometricsIdentificationNumber");

export const biometricsExpiryPrefill: Prefill = (the) => {
  const found = inBiometricsLetter(the, "biometricsExpiryDate");
  return typeof found?.value === "string" && isIsoDate(found.value) ? found : undefined;
};
