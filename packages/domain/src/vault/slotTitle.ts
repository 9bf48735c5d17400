import type { CaseReader } from "../caseFile/reader.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import { fill, type Text } from "../kernel/text.ts";
import type { VaultPage } from "./page.ts";
import { pageName } from "./pageName.ts";

/** Pages that only hold documents of several kinds: each is called by its own name. */
const folders: ReadonlySet<string> = new Set<PageSlug>(["client-information", "spouse-client-information"]);

const slotOfPage: Text = { en: "{page}: {slot}", fr: "{page}\u00A0: {slot}" };

/** A page and its only important slot are often called alike. */
const isCalledAlike = (page: Text, slot: Text): boolean => page.en.toLowerCase() === slot.en.toLowerCase();

/** What a document is called in a list of all of them. */
export function slotTitle(
  page: VaultPage,
  slotName: Text | undefined,
  childNumber: number | null | undefined,
  the: CaseReader | undefined,
): Text {
  const name = pageName(page, childNumber, the);
  if (!slotName || page.slots.length === 1 || isCalledAlike(page.name, slotName)) return name;
  const own: Text = { en: slotName.en, fr: slotName.fr };
  return folders.has(page.slug) || saysPage(own, name) ? own : fill(slotOfPage, { page: name, slot: own });
}

/** "Passport information page" says already that it is of the passport, in both languages. */
const saysPage = (slot: Text, page: Text): boolean =>
  slot.en.toLowerCase().includes(page.en.toLowerCase()) && slot.fr.toLowerCase().includes(page.fr.toLowerCase());
