import type { Turn } from "@boreal/reading/text/box";
import type { PagesFound, PagePictures, PageRefused } from "@boreal/reading/process/pictures/pagePictures";
import { openFilePassword } from "../../store/documents/caseDocument.ts";
import type { DocumentFileRow } from "../../store/documents/documents.ts";
import type { FileDeps } from "./fileDeps.ts";
import { textOfStored } from "../storedText.ts";

/** Pages are drawn when somebody looks, in a process without rights, and are kept nowhere on this side. */
export type ShowDeps = FileDeps & { readonly pictures: Pick<PagePictures, "pages" | "picture"> };

export type DrawnPage = PagesFound & { readonly jpeg: Uint8Array };

const turnOf = (row: DocumentFileRow): Turn => row.rotation as Turn;

/** How many pages a file has and how large they are, as it is shown. `person`: who looks. */
export async function pagesOfFile(
  deps: ShowDeps,
  row: DocumentFileRow,
  person: string,
): Promise<PagesFound | PageRefused> {
  const found = await deps.pictures.pages(fileToShow(deps, row, person));
  if ("error" in found || turnOf(row) % 180 === 0) return found;
  return { ...found, pages: found.pages.map(({ width, height }) => ({ width: height, height: width })) };
}

/** One page as a picture, turned as the file is to be shown. */
export const pageOfFile = (
  deps: ShowDeps,
  row: DocumentFileRow,
  person: string,
  draw: { readonly page: number; readonly width: number },
): Promise<DrawnPage | PageRefused> =>
  deps.pictures.picture(fileToShow(deps, row, person), { ...draw, rotation: turnOf(row) });

/** Stored bytes never change, so the place where they rest stands for them; whether a locked file opens may change. */
const fileToShow = (deps: FileDeps, row: DocumentFileRow, person: string) => ({
  person,
  key: `${row.storageKey} ${row.sealedPassword === null ? "" : "with password"}`,
  open: async () => ({
    bytes: await textOfStored(deps, row),
    password: openFilePassword(await deps.personKey(row.ownerId), row),
  }),
});
