import type { Permission } from "./permission.ts";
import type { ApplicationType } from "../caseFile/application.ts";
import type { PageSlug, SlotId } from "../caseFile/vaultPlaces.ts";
import type { PersonRole } from "../caseFile/personRole.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { CaseCondition, CaseRule } from "../caseFile/rule.ts";
import type { FileType } from "../kernel/fileType.ts";
import { agreed, type Noun } from "../kernel/noun.ts";
import type { Clause, FillValue, Text } from "../kernel/text.ts";
import type { LetterId } from "../caseFile/letterValues.ts";
import type { SlotWarningId } from "../warnings/warningIds.ts";
import type { DocumentType } from "./files/documentTypes.ts";
import type { ExampleId } from "./files/examples.ts";
import { pagePath } from "./pagePath.ts";
import type { PageRights } from "./pageRights.ts";
import type { TutorialVideoType } from "./files/tutorialVideos.ts";

/** Document 1 section 3. Computed on every read, never stored. */
export const requirementLevels = [
  "Required",
  "Recommended",
  "IfApplicable",
  "NotApplicable",
  "NeedsAttention",
  "Complete",
] as const;
export type RequirementLevel = (typeof requirementLevels)[number];

export type PageCategory = "General" | "Letter" | "Visa";

/** What stands beside the name of a page (document 2 section 3); drawn by the application. */
export type PageIcon = "document" | "letter" | "visa" | "photo";

/** Document 2 section 2. */
export const pageTags = [
  "Banking",
  "Education",
  "Employment",
  "ExpressEntry",
  "Housing",
  "Mobile",
  "Pgwp",
  "Spe",
  "Taxes",
  "Travel",
] as const;
export type PageTag = (typeof pageTags)[number];

/** When a page matters. A Required slot of a later phase never holds back an earlier step. */
export type Phase = "preparation" | "ita" | "afterSubmission" | "afterDecision" | "court";

/**
 * What to know or do about the document. It speaks to whoever adds it, unless it `tells` its reader what the document is or
 * asks for, such as a fee to pay: that holds for people who only look at the page, and for them most of all.
 */
export type Instructions = Clause & { readonly tells?: "reader" };

export interface Slot {
  readonly id: SlotId;
  readonly name: Noun;
  /** The wish to add it, where "Add" and its name would not be how a person says it. */
  readonly toAdd?: Text | undefined;
  /** What a file in this slot may be, by the type that reading recognises. */
  readonly documentTypes: readonly DocumentType[];
  readonly hasParsing: boolean;
  readonly requirement: CaseRule<RequirementLevel>;
  readonly potentialWarnings: readonly SlotWarningId[];
  readonly fieldsToRead: readonly string[];
  readonly instructions: Instructions;
  /** Values of the placeholders in `instructions`, read from dated tables; `—` where no row holds today. */
  readonly instructionValues?: ((the: CaseReader) => Readonly<Record<string, FillValue>>) | undefined;
  /** What a good upload looks like. */
  readonly example: ExampleId;
  /** Pattern of the names of several files in one slot, `{n}` counts from 1. */
  readonly subFileNames?: Text | undefined;
  readonly maxFiles: number;
  readonly acceptedTypes: readonly FileType[];
  /** Shown beside its fields, or beside the form, in a split screen. */
  readonly splitScreen?: boolean | undefined;
  /** What a person states who does not have this document, where the specification words it; general words else (ADR 0071). */
  readonly noDocument?: Text | undefined;
  /** What a video beside it would show; there is one only where an administrator set its address. */
  readonly videoTutorial?: TutorialVideoType | undefined;
}

export interface VaultPage {
  /** Last part of the page's path; also its id (`documentId` of the specification). */
  readonly slug: PageSlug;
  readonly path: string;
  /** `{#}` stands for the child's number. */
  readonly name: Noun;
  /** Names of the page that depend on the case; `name` stands where no case is known. */
  readonly names?: CaseRule<Noun> | undefined;
  readonly icon: PageIcon;
  readonly category: PageCategory;
  readonly tags: readonly PageTag[];
  readonly person: PersonRole;
  readonly phase: Phase;
  /** Empty for pages that belong to a service of their own, see `service`. */
  readonly appliesTo: readonly ApplicationType[];
  /** Pages of a request for a social insurance number: in every vault, as soon as the service is asked for. */
  readonly service?: "sin" | undefined;
  /** The page of a spouse or child is only there with that person; without a condition it always is. */
  readonly shown?: CaseCondition | undefined;
  readonly studentPermissions: CaseRule<readonly Permission[]>;
  /** Who besides the applicant and the legal team may know of it. */
  readonly rights: PageRights;
  /** Said above, among and below the slots. */
  readonly header?: Text | undefined;
  readonly info?: Clause | undefined;
  readonly footer?: Text | undefined;
  /** The authority’s own page about it. */
  readonly externalLink?: { readonly address: Text; readonly text: Text } | undefined;
  /** The lawyer can make the document here; `letter` is the letter it comes from, else it comes from a form. */
  readonly lawyerCanGenerate?: { readonly letter?: LetterId } | undefined;
  readonly slots: readonly Slot[];
}

/** The icon of a page that names none (docs/facts/vault.md section 1). */
const iconOf: Readonly<Record<PageCategory, PageIcon>> = { General: "document", Letter: "letter", Visa: "visa" };

/**
 * Fixes the type and fills in path and icon, so that definitions are plain data. All pages, and all slots, are made with the same
 * fields in the same order, as plans read hundreds of them: the browser then finds a field at the same place in each.
 */
export function vaultPage(page: Omit<VaultPage, "path" | "icon"> & { readonly icon?: PageIcon }): VaultPage {
  const {
    slug,
    name,
    names,
    icon = iconOf[page.category],
    category,
    tags,
    person,
    phase,
    appliesTo,
    service,
    shown,
    studentPermissions,
    rights,
    header,
    info,
    footer,
    externalLink,
    lawyerCanGenerate,
    slots,
  } = page;
  return {
    slug,
    path: pagePath(slug),
    name,
    names,
    icon,
    category,
    tags,
    person,
    phase,
    appliesTo,
    service,
    shown,
    studentPermissions,
    rights,
    header,
    info,
    footer,
    externalLink,
    lawyerCanGenerate,
    slots,
  };
}

/** The reasons of a level speak of the document as “it”: each takes the form that goes with the document’s name. */
const agreeingWith = (
  name: Noun,
  { cases, otherwise: [because, level], ...rule }: CaseRule<RequirementLevel>,
): CaseRule<RequirementLevel> => ({
  ...rule,
  cases: cases.map((one) => (one.length === 3 ? [one[0], one[1], agreed(one[2], name)] : one)),
  otherwise: [agreed(because, name), level],
});

export function slot(id: SlotId, requirement: CaseRule<RequirementLevel>, of: Omit<Slot, "id" | "requirement">): Slot {
  const {
    name,
    documentTypes,
    hasParsing,
    potentialWarnings,
    fieldsToRead,
    instructions,
    instructionValues,
    example,
    subFileNames,
    maxFiles,
    acceptedTypes,
    splitScreen,
    noDocument,
    videoTutorial,
  } = of;
  return {
    id,
    name,
    documentTypes,
    hasParsing,
    requirement: agreeingWith(name, requirement),
    potentialWarnings,
    fieldsToRead,
    instructions,
    instructionValues,
    example,
    subFileNames,
    maxFiles,
    acceptedTypes,
    splitScreen,
    noDocument,
    videoTutorial,
  };
}
