import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FormFileRefusal } from "@boreal/official-forms/formRefusals";
import { isRefused } from "@boreal/official-forms/openFormFile";
import type { BlankFacts, FormBlank, FormLibrary } from "./formLibrary.ts";

export type TakenIn = { readonly file: string; readonly outcome: FormBlank | FormFileRefusal };

/**
 * Takes the PDF files of a folder (`BOREAL_FORMS`) into the library. A file that is no blank of an edition we know is passed
 * over and told; nothing of the folder is changed.
 */
export async function takeInFolder(
  folder: string,
  library: FormLibrary,
  check: (bytes: Buffer) => Promise<BlankFacts | FormFileRefusal>,
  at: () => Date,
): Promise<readonly TakenIn[]> {
  const names = (await readdir(folder)).filter((name) => name.toLowerCase().endsWith(".pdf")).toSorted();
  const taken: TakenIn[] = [];
  for (const file of names) {
    const bytes = await readFile(join(folder, file));
    const checked = await check(bytes);
    const outcome = isRefused(checked)
      ? checked
      : await library.keep(bytes, checked, { addedAt: at().toISOString(), addedBy: "folder", source: null });
    taken.push({ file, outcome });
  }
  return taken;
}
