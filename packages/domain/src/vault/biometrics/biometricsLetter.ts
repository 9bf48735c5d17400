import type { CaseReader } from "../../caseFile/reader.ts";
import type { Source } from "../../kernel/trace.ts";
import { biometricsDeadline, biometricsLetterArrival, biometricsValidity } from "../../tables/biometrics/biometrics.ts";
import { productSpecification } from "../../tables/sources.ts";
import type { SlotWarningId } from "../../warnings/warningIds.ts";
import { scans } from "../files/fileTypes.ts";
import { slot, type Slot } from "../page.ts";
import { typesWithReceiptPage } from "../../conditions/authority/proofs.ts";
import { ofReadFields } from "../files/slotWarnings.ts";

/**
 * A letter about biometrics, as the pages about them have it (document 2 sections 2 and 4). The order of the cases on these
 * pages is a decision where the specification names outcomes without precedence; ADR 0054 lists those decisions.
 */

export const people = ["main", "spouse", "child"] as const;
export type Person = (typeof people)[number];

export const specification: readonly Source[] = [productSpecification("document 2 section 4")];

/** Where such letters come, their receipts have a page. */
export const lettersFollow = typesWithReceiptPage;

export const letterWarnings: readonly SlotWarningId[] = [...ofReadFields, "fileDate"];

const letterFields = [
  "applicantFullName",
  "uciNumber",
  "issueDate",
  "biometricsExpiryDate",
  "biometricsIdentificationNumber",
];

/** The limits that the instructions name, as they hold today. */
function limitsToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const [deadline, arrival, validity] = [
    the.row(biometricsDeadline),
    the.row(biometricsLetterArrival),
    the.row(biometricsValidity),
  ];
  return {
    days: deadline.found ? deadline.row.value : "—",
    from: arrival.found ? arrival.row.value.from : "—",
    to: arrival.found ? arrival.row.value.to : "—",
    years: validity.found ? validity.row.value : "—",
  };
}

export const letterSlot = (of: Pick<Slot, "id" | "name" | "requirement" | "instructions"> & Partial<Slot>): Slot =>
  slot(of.id, of.requirement, {
    documentTypes: ["BiometricsLetter"],
    hasParsing: true,
    potentialWarnings: letterWarnings,
    fieldsToRead: letterFields,
    instructionValues: limitsToday,
    example: "scan",
    maxFiles: 1,
    acceptedTypes: scans,
    ...of,
  });
