import { applicantWords, type PackageItem } from "@boreal/domain/filing/filingPackage";
import type { PackageManifest } from "@boreal/domain/filing/packageManifest";
import { uploadState, type UploadState } from "@boreal/domain/filing/uploadChecklist";
import type { Text } from "@boreal/domain/kernel/text";
import type { StoredTick } from "../../store/cases/filingTicks.ts";

/** A file of a package as its page lists it. */
export type ListedFile = {
  readonly path: string;
  readonly applicant: Text;
  readonly field: Text;
  readonly title: Text;
  readonly bytes: number | null;
  readonly sha256: string | null;
  readonly edition: string | null;
  readonly toDo: readonly Text[];
  readonly upload: UploadState;
  /** Who ticked it off, or the other file that was there before. */
  readonly tick: StoredTick | null;
};

export const filesOfManifest = (
  manifest: PackageManifest | undefined,
  ticks: readonly StoredTick[],
): readonly ListedFile[] =>
  (manifest?.entries ?? []).map((entry) => {
    const { path, applicant, field, title, bytes, sha256, form, toDo } = entry;
    const { state, tick } = uploadState(entry, ticks);
    return {
      path,
      applicant: applicantWords(applicant),
      field: field.name,
      title,
      bytes,
      sha256,
      edition: form?.edition ?? null,
      toDo,
      upload: state,
      tick: tick ?? null,
    };
  });

/** What would be in a package, before any of it is made. */
export const filesOfItems = (items: readonly PackageItem[]): readonly ListedFile[] =>
  items.map((item) => ({
    path: item.path,
    applicant: applicantWords(item.applicant),
    field: item.field.name,
    title: item.kind === "documents" ? (onlyTitle(item.parts) ?? item.field.name) : item.title,
    bytes: null,
    sha256: null,
    edition: null,
    toDo: [],
    upload: "open",
    tick: null,
  }));

const onlyTitle = (parts: readonly { readonly title: Text }[]): Text | undefined =>
  parts.length === 1 ? parts[0]?.title : undefined;
