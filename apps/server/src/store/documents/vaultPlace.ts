import type { Permission } from "@boreal/domain/vault/permission";
import { mediaTypes } from "@boreal/domain/kernel/fileType";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Text } from "@boreal/domain/kernel/text";
import { spouseIsInCase } from "@boreal/domain/conditions/family/family";
import { decidePermissions } from "@boreal/domain/vault/decideSlots";
import { decide } from "@boreal/domain/caseFile/rule";
import { whySetAside } from "@boreal/domain/vault/files/documentsInPlace";
import { isUnsorted, mostUnsorted, unsortedPlace } from "@boreal/domain/vault/files/unsortedFiles";
import { unsortedTypes } from "@boreal/domain/vault/files/unsortedTypes";
import type { Slot, VaultPage } from "@boreal/domain/vault/page";
import { pageOf, pagesOf } from "@boreal/domain/vault/pages";
import type { PageFacts } from "../../policies/documents.ts";
import type { LoadedCase } from "../cases/loadCaseFile.ts";

/** Where in the vault a file belongs. */
export type SlotAddress = {
  readonly page: string;
  readonly slot: string;
  readonly person: string;
  readonly childNumber: number | null;
};

/** A slot of one case, or the place of unsorted files, with what the rules say of its page today. */
export type VaultSlot = PageFacts & {
  readonly slot: Pick<Slot, "acceptedTypes" | "maxFiles" | "noDocument">;
  /** The spouse or child whose document it is. */
  readonly dependentId: string | null;
};

/** `undefined` when the case has no such slot, no such child, or the page is not there with its person. */
export function findPlace(loaded: LoadedCase, name: SlotAddress): VaultSlot | undefined {
  if (isUnsorted(name)) return findUnsorted(loaded, name);
  const page = pageOf(name.page);
  if (page === undefined || page.person !== name.person) return undefined;
  const slot = page.slots.find(({ id }) => id === name.slot);
  const facts = pageFacts(loaded, name.page, name.childNumber);
  if (slot === undefined || !facts.isThere || !pagesOf(loaded.caseFile.application.type, loaded.the).includes(page))
    return undefined;
  return { ...facts, slot, dependentId: dependentAt(loaded, name)?.id ?? null };
}

function findUnsorted(loaded: LoadedCase, { page, slot, person, childNumber }: SlotAddress): VaultSlot | undefined {
  const facts = pageFacts(loaded, page, childNumber);
  if (slot !== unsortedPlace.slot || person !== unsortedPlace.person || !facts.isThere) return undefined;
  return { ...facts, slot: { acceptedTypes: unsortedTypes, maxFiles: mostUnsorted }, dependentId: null };
}

/** The spouse or child whose place it is today. The partner of a visitor has the role of a spouse and is no dependent. */
export function dependentAt(
  { caseFile }: Pick<LoadedCase, "caseFile">,
  place: Pick<SlotAddress, "page" | "childNumber">,
) {
  const page = pageOf(place.page);
  if (page?.person === "child")
    return caseFile.dependents.find(({ type, childNumber }) => type === "Child" && childNumber === place.childNumber);
  return page?.shown === spouseIsInCase ? caseFile.dependents.find(({ type }) => type === "Spouse") : undefined;
}

/** Whether a file is of a spouse or child who left the application. Somebody else in their place has files of their own. */
export const isPersonGone = (
  loaded: Pick<LoadedCase, "caseFile">,
  file: Pick<SlotAddress, "page" | "childNumber"> & { readonly dependentId: string | null },
): boolean => file.dependentId !== null && dependentAt(loaded, file)?.id !== file.dependentId;

/** A page as the policies look at it: whether it is there in this case as its reader may know it, and what the applicant may do on it. */
export function pageFacts(
  loaded: Pick<LoadedCase, "the" | "decidedPages" | "withheld">,
  page: string,
  childNumber: number | null,
): PageFacts {
  if (loaded.withheld?.isPageWithheld(page)) return { page, ...nowhere };
  if (isUnsorted({ page })) return childNumber === null ? unsortedPage : { page, ...nowhere };
  const { the, decidedPages: pages } = loaded;
  const place = `${page} ${childNumber ?? ""}`;
  const facts = pages.get(place) ?? { page, childNumber, ...permissionsIn(pageOf(page), the, childNumber) };
  pages.set(place, facts);
  return facts;
}

const nowhere = { isThere: false, studentPermissions: [] } as const;
/** Unsorted files are in every case; what they may be opened and changed by, policies/documents.ts says. */
export const unsortedPage: PageFacts = {
  page: unsortedPlace.page,
  isThere: true,
  studentPermissions: ["View", "Upload"],
};
/** A page that this version does not know: no rule closes it, and none gives it to the applicant. */
const unknownPage = { isThere: true, studentPermissions: [] } as const;

function permissionsIn(
  page: VaultPage | undefined,
  the: CaseReader,
  childNumber: number | null,
): Omit<PageFacts, "page" | "childNumber"> {
  if (page === undefined) return unknownPage;
  const child = the
    .fresh()
    .children()
    .find((one) => one.childNumber === childNumber);
  if (page.person === "child" ? child === undefined : childNumber !== null) return nowhere;
  const { absent, permissions } = decidePermissions(page, page.person === "child" && child ? the.forChild(child) : the);
  return { isThere: absent === undefined, studentPermissions: permissions.value };
}

/** Why the page of a file is not there, and what the applicant could do on it if it were. */
export function absenceOf(
  { the }: Pick<LoadedCase, "the">,
  slug: string,
  childNumber: number | null,
): { readonly because: readonly Text[]; readonly studentPermissions: readonly Permission[] } {
  const page = pageOf(slug);
  const inView = page?.person === "child" ? the.forChild({ id: "absent", type: "Child", childNumber }) : the;
  return {
    because: whySetAside(the, { page: slug, childNumber }) ?? [],
    studentPermissions: page ? decide(page.studentPermissions, inView).value : [],
  };
}

export const acceptsMime = (slot: Pick<Slot, "acceptedTypes">, mime: string): boolean =>
  slot.acceptedTypes.some((type) => mediaTypes[type] === mime);
