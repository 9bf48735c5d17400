import type { slotsOfPages } from "./slotsOfPages.ts";

/**
 * The names of pages and slots as types, so that a misspelt one does not compile (ADR 0121). They stand below the conditions,
 * which name pages long before the vault defines them, and weigh nothing in the browser.
 */
export type PageSlug = keyof typeof slotsOfPages;
export type SlotId = (typeof slotsOfPages)[PageSlug][number];

/** Pages that stand in the vault once for the applicant and once more, with a word before their slug, for each of these. */
export type PageOfEach<Before extends string> = {
  [Slug in PageSlug]: `${Before}-${Slug}` extends PageSlug ? Slug : never;
}[PageSlug];

/** People besides the applicant whose slots begin with a word of their own: `spousePassportBioPage`. */
export type SlotOwner =
  | "spouse"
  | "child"
  | "visitor"
  | "visitorSpouse"
  | "host"
  | "hostSpouse"
  | "financialSupporter"
  | "secondFinancialSupporter"
  | "custodian";

type OwnOf<Owner extends SlotOwner> = SlotId extends infer Id
  ? Id extends `${Owner}${infer Own}`
    ? Uncapitalize<Own>
    : never
  : never;

/** The id of a slot in the applicant’s spelling, under which it is defined for everybody. */
export type OwnSlotId = SlotId | { [Owner in SlotOwner]: OwnOf<Owner> }[SlotOwner];
