import type { CaseFile } from "../caseFile/caseFile.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { ownerOfPage } from "../caseFile/whose/pageOwner.ts";
import type { Text } from "../kernel/text.ts";
import type { GuestSection } from "../questionnaire/guestSections.ts";
import { preparesThemselves } from "../questionnaire/preparer.ts";
import { decideVault } from "../vault/decideSlots.ts";
import { isFormPage } from "../vault/officialForms/formPages.ts";
import type { RequirementLevel, VaultPage } from "../vault/page.ts";
import { pageOf, pagesOf } from "../vault/pages.ts";
import { slotTitle } from "../vault/slotTitle.ts";

/**
 * Whether documents of this page are those of the person who is invited to this section: they prove what that person tells of
 * themselves, before the application is sent. Official forms are filled in, and come back from whoever prepares.
 */
export function isPageOfSection(slug: string, section: GuestSection): boolean {
  const page = pageOf(slug);
  return (
    page?.person === section &&
    ownerOfPage(slug) === section &&
    page.phase === "preparation" &&
    page.rights.applicant !== "nothing" &&
    !isFormPage(slug)
  );
}

/** A place for documents of an invited person, as they may know it: what it is called and how much it is needed, and not why. */
export type DocumentPlace = {
  readonly page: VaultPage["slug"];
  readonly slot: string;
  readonly title: Text;
  readonly requirement: Exclude<RequirementLevel, "NotApplicable">;
};

/** To the person themselves nobody says whose it is: a passport is theirs. */
const ofThemselves = (name: Text): Text => ({
  en: name.en.replace(/\s\([^)]*\)$/u, ""),
  fr: name.fr.replace(/\s\([^)]*\)$/u, ""),
});

const titleOf = (page: VaultPage, slot: Text): Text =>
  slotTitle(
    { ...page, name: { ...page.name, ...ofThemselves(page.name) }, names: undefined },
    slot,
    undefined,
    undefined,
  );

/** What an invited person may add to the case, in the order of the vault. */
export function documentsOfSection(
  { application }: Pick<CaseFile, "application">,
  section: GuestSection,
  the: CaseReader,
): readonly DocumentPlace[] {
  if (preparesThemselves(section, the)) return [];
  const pages = pagesOf(application.type, the).filter(({ slug }) => isPageOfSection(slug, section));
  return decideVault(pages, the).flatMap(({ page, slot, requirement: { value }, permissions }): DocumentPlace[] =>
    value === "NotApplicable" || !permissions.value.includes("Upload")
      ? []
      : [
          {
            page: page.slug,
            slot: slot.id,
            title: titleOf(page, slot.name),
            requirement: value,
          },
        ],
  );
}
