import type { PersonRef } from "../../caseFile/personRole.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { DecidedSlot } from "../decideSlots.ts";

/** The files of the same person on the slot’s page; one that names no slot counts for the page’s first. */
export function filesOfSlot(
  the: CaseReader,
  { page, slot, childNumber }: Pick<DecidedSlot, "page" | "slot" | "childNumber">,
): readonly UploadedDocument[] {
  const person: PersonRef =
    page.person === "child" ? { role: "child", childNumber: childNumber ?? 0 } : { role: page.person };
  return the.documents(page.slug, person).filter((file) => (file.slotId ?? page.slots[0]?.id) === slot.id);
}
