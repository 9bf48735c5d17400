import type { PersonRole } from "@boreal/domain/caseFile/personRole";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { personCalled } from "@boreal/domain/caseFile/whose/personCalled";
import type { PlaceToFill } from "@boreal/domain/vault/files/sorting";
import { slotTitle } from "@boreal/domain/vault/slotTitle";
import { tagWords } from "../../../case/tagWords.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { vaultOverview } from "../../../case/vaultOverview.ts";
import type { LanguageTools } from "../../../ui/language.tsx";

/** A slot of the plan into which a file may be sorted: what it is called, whose it is, and the words that find it. */
export type PlaceOfCase = PlaceToFill & {
  readonly name: string;
  readonly person: string;
  readonly foundBy: readonly string[];
};

/** The slots of the plan, in the order of the list of documents. */
export const placesOf = (application: TheApplication, the: CaseReader, t: LanguageTools["t"]): readonly PlaceOfCase[] =>
  vaultOverview(application).flatMap(({ lines, person, childNumber: ofChild }) => {
    // Whoever sorts is the applicant: the legal team has no place for files that nobody sorted.
    const whose = personCalled(the, { person: person as PersonRole, childNumber: ofChild }, true);
    return lines.map(({ planned, page, slotName, standing, files }): PlaceOfCase => {
      const { slot, childNumber, requirement, permissions } = planned;
      const title = slotTitle(page, slotName, childNumber, the);
      const words = [whose, title, ...page.tags.map((tag) => tagWords[tag])];
      return {
        page: page.slug,
        slot,
        childNumber: childNumber ?? null,
        requirement,
        standing,
        files,
        mayAdd: permissions.includes("Upload"),
        name: t(title),
        person: t(whose),
        foundBy: words.map((one) => t(one)),
      };
    });
  });

export const keyOf = ({ page, slot, childNumber }: PlaceToFill): string => `${page} ${slot} ${childNumber ?? ""}`;
