import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { spellingOf } from "../caseFile/whose/pageOwner.ts";
import type { WarningId } from "./warningIds.ts";

/** Which of several warnings is told first: by the harm that is done when nobody mends it, the one order everywhere. */

const ofSomebodyElse: ReadonlySet<string> = new Set<WarningId>([
  "passportNameMismatch",
  "transcriptNameMismatch",
  "documentNamesNobody",
]);
/** By these documents the authority knows a person. */
const identityPages: ReadonlySet<string> = new Set<PageSlug>(["passport", "second-passport", "national-id"]);
/** What may be taken for hiding something: an application is refused for it, and the person barred. */
const aboutHonesty: ReadonlySet<string> = new Set<WarningId>([
  "missingPreviousVisaDetails",
  "previousCanadianApplicationNotDisclosed",
  "inconsistentRefusalDisclosure",
  "representativeInfoAltered",
]);
const otherIdentity: ReadonlySet<string> = new Set<WarningId>([
  "passportDateOfBirthMismatch",
  "passportNumberMismatch",
  "uciMismatch",
  "countryMismatch",
]);
/** Nothing is wrong with what the document says: its copy could be better. */
const aboutTheCopy: ReadonlySet<string> = new Set<WarningId>([
  "blurry",
  "sideways",
  "excessiveBackground",
  "passportNotInColour",
  "compressedDocumentNotLegible",
  "duplicateDocument",
  "signatureNotInBlue",
  "formWasAutofilled",
  "redundantWorkDetails",
]);

type Told = { readonly id: string; readonly blocking: boolean; readonly overriddenBy?: string | null | undefined };
type Looked = Told & { readonly ownPage: string | undefined };

/** A warning that says that a document is in the name of somebody else. */
export const isInTheNameOfSomebodyElse = (id: string): boolean => ofSomebodyElse.has(id);

/** The worst first. A warning is the first of these that holds. */
const harms: readonly (readonly [harm: string, holds: (warning: Looked) => boolean])[] = [
  ["identity of somebody else", ({ id, ownPage }) => isInTheNameOfSomebodyElse(id) && identityPages.has(ownPage ?? "")],
  ["another document of somebody else", ({ id }) => isInTheNameOfSomebodyElse(id)],
  ["something may look hidden", ({ id }) => aboutHonesty.has(id)],
  ["it cannot be sent like this", ({ blocking }) => blocking],
  ["the authority may know this person otherwise", ({ id }) => otherIdentity.has(id)],
  ["anything else", ({ id }) => !aboutTheCopy.has(id)],
  ["the copy could be better", () => true],
];

/** What a lawyer decided holds nothing back, and comes last. */
function rank(warning: Told, page: string | undefined): number {
  if (typeof warning.overriddenBy === "string") return harms.length;
  const looked = { ...warning, ownPage: page === undefined ? undefined : spellingOf(page).ownName };
  return harms.findIndex(([, holds]) => holds(looked));
}

/** Warnings of equal harm stay in their order. `pageOf`: the page on which the file of a warning lies. */
export const inOrderOfHarm = <W extends Told>(
  warnings: readonly W[],
  pageOf: (warning: W) => string | undefined,
): readonly W[] =>
  warnings
    .map((warning) => ({ warning, at: rank(warning, pageOf(warning)) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ warning }) => warning);
