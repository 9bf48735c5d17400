import type { Given, TaskItem } from "./task.ts";
import { slotTitle } from "@boreal/domain/vault/slotTitle";
import { vaultPagePath } from "../../../case/loading/addresses.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { OverviewLine, PersonLines } from "../../../case/vaultOverview.ts";

/** A document of somebody, with its page. */
export const documentItem = (
  application: Given,
  { planned, page }: OverviewLine,
  { person, childNumber }: PersonLines,
): TaskItem & { readonly href: string } => {
  const slot = page.slots.find(({ id }) => id === planned.slot);
  return {
    key: `${planned.slot} ${planned.childNumber ?? ""}`,
    about: slotTitle(page, slot?.name, planned.childNumber, readerOf(application.caseFile)),
    ...(slot?.toAdd === undefined ? {} : { toAdd: slot.toAdd }),
    of: { person, childNumber },
    href: vaultPagePath(application.id, page.slug, planned.childNumber),
  };
};
