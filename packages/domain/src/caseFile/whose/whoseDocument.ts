import { compareNames, type NameComparison, type WrittenName } from "../../kernel/personName.ts";
import { isIsoDate } from "../../kernel/calendarDate.ts";
import { statedBirthday, holderOf, statedNames, statedPassportNumber, type Holder } from "./documentHolder.ts";
import type { CaseReader } from "../reader.ts";
import { isMadeHere, type UploadedDocument } from "../uploadedDocument.ts";
import type { PageSlug } from "../vaultPlaces.ts";

/**
 * Whose paper an uploaded document is (ADR 0236). A paper that names somebody, and nobody whose paper it can be in its place,
 * counts for nothing until a person says why it counts. A paper that says no name, and one whose person nobody has named yet,
 * contradict nothing.
 */
export type Whose =
  | { readonly counts: true }
  | {
      readonly counts: false;
      readonly names: "nobodyOfTheCase" | "somebodyElse";
      /** As the paper prints it. */
      readonly name: string;
      /** A machine read the name and is not sure of it. */
      readonly isUnsure: boolean;
    };

const itCounts: Whose = { counts: true };

/** Money of anybody of the case is money for the case: of who applies, of the family, of who supports them. */
const ofAnybody: ReadonlySet<string> = new Set<PageSlug>([
  "proof-of-funds",
  "spouse-proof-of-funds",
  "financial-supporter-proof-of-funds",
  "second-financial-supporter-proof-of-funds",
  "visitor-visa-visitor-proof-of-funds",
  "visitor-visa-spouse-proof-of-funds",
  "guaranteed-investment-certificate",
  "loan-approval-letter",
  "financial-supporter-letter",
  "second-financial-supporter-letter",
  "lump-sum-supporting-documents",
]);

/** Documents of two people: where only one of them was read, it may be either. */
const ofCouples: ReadonlySet<string> = new Set<PageSlug>([
  "marriage-certificate",
  "common-law-declaration",
  "visitor-visa-host-marriage-certificate",
  "visitor-visa-host-common-law",
  "visitor-visa-visitor-marriage-certificate",
  "visitor-visa-visitor-common-law",
]);

/** The papers that say what somebody is called, where nobody told it. */
const identityPages: Readonly<Record<Holder["is"], PageSlug>> = {
  main: "passport",
  spouse: "spouse-passport",
  child: "child-passport",
  financialSupporter: "financial-supporter-passport",
  secondFinancialSupporter: "second-financial-supporter-passport",
};

const wholeNames = ["accountHolderName", "applicantFullName", "spouseFullName", "financialSupporterFullName"] as const;

/** The values by which a document says whose it is, on whatever page it lies. */
export const valuesThatNameSomebody = ["firstName", "lastName", ...wholeNames] as const;

type Values = Readonly<Record<string, unknown>>;

const textIn = (values: Values, field: string): string | undefined => {
  const value = values[field];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
};

type Printed = { readonly name: WrittenName; readonly text: string };

/** Every name that a paper says, in its parts where it prints them. */
export function namesIn(values: Values): readonly Printed[] {
  const [given, family] = [textIn(values, "firstName"), textIn(values, "lastName")];
  const inParts = given !== undefined || family !== undefined;
  const text = [given, family].filter((part) => part !== undefined).join(" ");
  return [
    ...(inParts ? [{ name: { given, family }, text }] : []),
    ...wholeNames.flatMap((field) => {
      const full = textIn(values, field);
      return full === undefined || (inParts && field === "applicantFullName") ? [] : [{ name: { full }, text: full }];
    }),
  ];
}

/** Several people of one account, each by themselves: “Ada Okafor and Chidi Eze”, “ADA OKAFOR / CHIDI EZE”. */
const apart = /\s*(?:[&/;+\n]|\b(?:and|or|et|ou)\b)\s*/iu;
const peopleIn = ({ name }: Printed): readonly WrittenName[] => {
  const parts = "full" in name ? name.full.split(apart).filter((part) => part.trim() !== "") : [];
  return parts.length > 1 ? [name, ...parts.map((full) => ({ full }))] : [name];
};

/** The names in force; where there are none, those that a machine read and nobody confirmed: these can hold back, never let in. */
function namesOn({ parsedValues = {}, originalParsedValues = {}, toConfirm }: UploadedDocument) {
  const sure = namesIn(parsedValues);
  if (sure.length > 0 || !toConfirm) return { printed: sure, isUnsure: false };
  const open = Object.fromEntries(Object.entries(originalParsedValues).filter(([field]) => toConfirm.includes(field)));
  return { printed: namesIn(open), isUnsure: true };
}

const everybody = (the: CaseReader): readonly Holder[] => [
  { is: "main" },
  { is: "spouse" },
  ...the.children().map(({ childNumber }): Holder => ({ is: "child", childNumber })),
  { is: "financialSupporter" },
  { is: "secondFinancialSupporter" },
];

const isOf = (the: CaseReader, holder: Holder, document: UploadedDocument): boolean => {
  const other = holderOf(the, document);
  if (other?.is !== holder.is) return false;
  return holder.is !== "child" || (other.is === "child" && other.childNumber === holder.childNumber);
};

/** What somebody is called: as it was told, else as their passport says. */
export function namesOf(the: CaseReader, holder: Holder): readonly WrittenName[] {
  const told = statedNames(the, holder);
  if (told.length > 0) return told;
  return the
    .uploadedOn(identityPages[holder.is])
    .filter((passport) => isOf(the, holder, passport))
    .flatMap(({ parsedValues = {} }) => namesIn(parsedValues).map(({ name }) => name));
}

function compareAll(told: readonly WrittenName[], printed: readonly Printed[]): readonly NameComparison[] {
  const people = printed.flatMap(peopleIn);
  return told.flatMap((one) => people.map((other) => compareNames(one, other)));
}

const saysNothing = (compared: readonly NameComparison[]): boolean =>
  compared.every((result) => result === "notComparable");

const signs = (number: string | undefined): string => (number ?? "").toUpperCase().replaceAll(/[^A-Z\d]/g, "");

/** The same person under another family name: the number of their passport, or given names and birthday. */
function isKnownOtherwise(
  the: CaseReader,
  holder: Holder,
  { parsedValues = {} }: UploadedDocument,
  compared: readonly NameComparison[],
): boolean {
  const number = signs(textIn(parsedValues, "passportNumber"));
  if (number !== "" && number === signs(statedPassportNumber(the, holder))) return true;
  const birthday = textIn(parsedValues, "birthday");
  return (
    birthday !== undefined &&
    isIsoDate(birthday) &&
    birthday === statedBirthday(the, holder) &&
    compared.includes("otherFamilyName")
  );
}

/** Whose a document may be that was put in the place of this person. */
function whoMayHold(
  document: UploadedDocument,
  { holder, printed, people }: { holder: Holder; printed: readonly Printed[]; people: readonly Holder[] },
): readonly Holder[] {
  if (ofAnybody.has(document.documentId)) return people;
  const isOneOfThem = holder.is === "main" || holder.is === "spouse";
  const isOfCouple = isOneOfThem && ofCouples.has(document.documentId);
  return isOfCouple && printed.length === 1 ? [{ is: "main" }, { is: "spouse" }] : [holder];
}

/** `the` reads every answer as it was given: a name that was told names somebody, whether or not its question is asked now. */
export function whoseDocument(the: CaseReader, document: UploadedDocument): Whose {
  if (typeof document.countsBecause === "string" || isMadeHere(document)) return itCounts;
  const { printed, isUnsure } = namesOn(document);
  const [first] = printed;
  const holder = first && holderOf(the, document);
  if (!first || !holder) return itCounts;
  const people = everybody(the);
  const mayBeOf = whoMayHold(document, { holder, printed, people });
  const compareWith = (persons: readonly Holder[]): readonly NameComparison[] =>
    compareAll(
      persons.flatMap((person) => namesOf(the, person)),
      printed,
    );
  const own = compareWith([holder]);
  const compared = mayBeOf.length === 1 ? own : compareWith(mayBeOf);
  if (compared.includes("same") || saysNothing(compared) || own.includes("notComparable")) return itCounts;
  if (isKnownOtherwise(the, holder, document, compared)) return itCounts;
  return {
    counts: false,
    names: (mayBeOf === people ? compared : compareWith(people)).includes("same") ? "somebodyElse" : "nobodyOfTheCase",
    name: first.text,
    isUnsure,
  };
}
