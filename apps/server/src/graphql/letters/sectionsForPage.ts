import { rulesVersion } from "@boreal/domain/plan/plan";
import { isGap, sectionText, type LetterDraft } from "@boreal/domain/letters/draft";
import { writtenLetter } from "@boreal/domain/letters/letterFormat";

/** Sections of a letter with what a page needs to show and change them. */
export const sectionsForPage = (draft: LetterDraft) =>
  writtenLetter(draft, [], rulesVersion).sections.map((section, index) => {
    const { sentences = [], changedSince, section: of } = draft.sections[index] ?? {};
    return {
      ...section,
      titleNow: of?.title ?? null,
      text: sectionText({ sentences }),
      limit: of?.limit ?? null,
      isEdited: sentences.some((part) => !isGap(part) && part.origin === "edited"),
      changedSince: changedSince ?? null,
    };
  });
