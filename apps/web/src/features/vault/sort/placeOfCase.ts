import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { PlaceToFill } from "@boreal/domain/vault/files/sorting";
import { pageName } from "@boreal/domain/vault/pageName";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { vaultOverview } from "../../../case/vaultOverview.ts";
import type { LanguageTools } from "../../../ui/language.tsx";
import { sortText } from "./sort.text.ts";

/** A slot of the plan into which a file may be sorted, with what it is called. */
export type PlaceOfCase = PlaceToFill & { readonly name: string };

/** The slots of the plan, in the order of the list of documents. */
export const placesOf = (application: TheApplication, the: CaseReader, t: LanguageTools["t"]): readonly PlaceOfCase[] =>
  vaultOverview(application).flatMap(({ lines }) =>
    lines.map(({ planned, page, slotName, standing, files }): PlaceOfCase => {
      const { slot, childNumber, requirement, permissions } = planned;
      const name = t(pageName(page, childNumber, the));
      // A page and its only important slot are often called alike.
      const isCalledAlike = !slotName || t(page.name).toLowerCase() === t(slotName).toLowerCase();
      return {
        page: page.slug,
        slot,
        childNumber: childNumber ?? null,
        requirement,
        standing,
        files,
        mayAdd: permissions.includes("Upload"),
        name: isCalledAlike ? name : t(sortText.slotOfPage, { page: name, slot: t(slotName) }),
      };
    }),
  );

export const keyOf = ({ page, slot, childNumber }: PlaceToFill): string => `${page} ${slot} ${childNumber ?? ""}`;
