import type { ManifestEntry } from "./packageManifest.ts";

/** What the person who uploads a package ticks off, entry by entry. */

/** That this file was uploaded into this place of the portal. */
export type UploadTick = { readonly place: string; readonly sha256: string };

/** `otherFile`: another file was uploaded there before the package was made again. */
export type UploadState = "open" | "uploaded" | "otherFile";

type Uploaded = Pick<ManifestEntry, "applicant" | "field" | "form" | "letter" | "parts" | "sha256">;

/** The place of an entry in the portal. It stays the same when the package is made again, however its files are numbered then. */
export function placeInPortal({ applicant, field, form, letter, parts }: Omit<Uploaded, "sha256">): string {
  const first = parts?.[0];
  return [applicant, field.id, form?.key ?? letter?.key ?? (first ? `${first.page}.${first.slot}` : "")].join(" ");
}

/** A tick holds for the file that was uploaded, and for no other that comes in its place. */
export function uploadState<T extends UploadTick>(
  entry: Uploaded,
  ticks: readonly T[],
): { readonly state: UploadState; readonly tick: T | undefined } {
  const place = placeInPortal(entry);
  const there = ticks.filter((tick) => tick.place === place);
  const tick = there.find(({ sha256 }) => sha256 === entry.sha256);
  if (tick) return { state: "uploaded", tick };
  return { state: there.length > 0 ? "otherFile" : "open", tick: there.at(-1) };
}
