import type { FormKey, FormNumber } from "../caseFile/formValues.ts";
import type { LetterId, LetterKey } from "../caseFile/letterValues.ts";
import type { PersonRef } from "../caseFile/personRole.ts";
import { roleWords } from "../caseFile/whose/roleWords.ts";
import type { Language, Text } from "../kernel/text.ts";
import type { PortalLimit } from "../tables/authority/portalLimits.ts";
import type { PortalFieldId } from "../tables/authority/portalFields.ts";
import type { PortalName } from "../vault/files/portals.ts";

/** What goes to the authority, before any byte of it is made. */

/**
 * Whose application it is part of. A visitor visa has one, the visitor’s, and no folder of another applicant. Documents of
 * who pays, hosts or takes custody go with the application that they support.
 */
export type Applicant = "main" | "spouse" | "visitor" | `child${number}`;

export function applicantOf(person: PersonRef, type: string): Applicant {
  if (person.role === "child") return `child${person.childNumber}`;
  if (person.role === "spouse" || person.role === "visitor") return person.role;
  return type === "VisitorVisa" ? "visitor" : "main";
}

export function applicantWords(applicant: Applicant): Text {
  const number = /^child(\d+)$/.exec(applicant)?.[1];
  return number === undefined
    ? roleWords(applicant as "main" | "spouse" | "visitor", undefined)
    : roleWords("child", Number(number));
}

/** The documents of one slot: they lie together in the file of their field, under one bookmark. */
export type SlotPart = {
  readonly page: string;
  readonly slot: string;
  readonly title: Text;
  readonly fileIds: readonly string[];
};

export type PackageItem = {
  readonly applicant: Applicant;
  /** Where it lies in the package, without its ending: in the order of the portal, and in ASCII (ADR 0400). */
  readonly path: string;
  readonly field: { readonly id: PortalFieldId | "officialForm"; readonly name: Text };
} & (
  | {
      readonly kind: "form";
      readonly form: FormNumber;
      readonly key: FormKey;
      readonly person: PersonRef;
      readonly title: Text;
    }
  | {
      readonly kind: "letter";
      readonly letter: LetterId;
      readonly key: LetterKey;
      readonly person: PersonRef;
      readonly title: Text;
    }
  | { readonly kind: "documents"; readonly parts: readonly SlotPart[] }
);

export type FormItem = Extract<PackageItem, { kind: "form" }>;
export type LetterItem = Extract<PackageItem, { kind: "letter" }>;
export type DocumentsItem = Extract<PackageItem, { kind: "documents" }>;

/** A file of the case that does not go along, and why. */
export type LeftOut = { readonly fileId: string; readonly code: LeftOutCode; readonly text: Text };
export type LeftOutCode = "returned" | "madeAnew" | "laterPhase" | "noPlace" | "notSorted";

/**
 * What the package lacks, or what to look at. `isRemark`: it keeps nothing back, such as a form that is there and has still to
 * be signed.
 */
export type PackageGap = {
  readonly kind: "slot" | "step" | "warning" | "form" | "letter" | "file";
  readonly id: string;
  readonly text: Text;
  readonly isRemark: boolean;
  readonly page?: string;
  /** Whose form it is: its title does not say so. */
  readonly applicant?: Applicant;
};

export type FilingPackage = {
  readonly portal: PortalName;
  /** Nothing where no row tells what the portal takes today. */
  readonly limit: PortalLimit | undefined;
  readonly language: Language;
  readonly items: readonly PackageItem[];
  readonly leftOut: readonly LeftOut[];
  readonly gaps: readonly PackageGap[];
};

/** Whether all that is required is there. */
export const isWhole = ({ gaps }: Pick<FilingPackage, "gaps">): boolean => gaps.every(({ isRemark }) => isRemark);
