import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { formTitles } from "@boreal/domain/forms/titles";
import type { Text } from "@boreal/domain/kernel/text";
import { slotTitle } from "@boreal/domain/vault/slotTitle";
import type { OverviewLine } from "./vaultOverview.ts";

/** What a line of documents is called: a form by its own title, as among the forms, since one page may take either family form. */
export const lineTitle = (
  { page, slotName, planned, form }: Pick<OverviewLine, "page" | "slotName" | "planned" | "form">,
  the: CaseReader,
): Text => (form ? formTitles[form] : slotTitle(page, slotName, planned.childNumber, the));
