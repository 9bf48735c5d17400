import type { Language } from "@boreal/domain/kernel/text";
import { imagePdf } from "./imagePdf.ts";
import type { PictureDesk } from "./pictureDesk.ts";
import { budgetOf, fileName, leastBudget, type FilePlace, type Shot } from "./shots.ts";

/** Where the file goes, which of that place it is, and how large it may be. */
type Wanted = {
  readonly slot: FilePlace;
  readonly language: Language;
  readonly number: number;
  readonly mostBytes: number;
};

/**
 * One file of all pictures: a JPEG of one, where the slot takes it, a PDF of several. Pictures that are larger than their
 * share of what the server takes are made smaller from their source. Nothing when their share would be too small to read.
 */
export async function joinShots(
  shots: readonly Shot[],
  { slot, language, number, mostBytes }: Wanted,
  desk: PictureDesk,
): Promise<File | undefined> {
  const budget = budgetOf(mostBytes, shots.length);
  const pictures: Blob[] = [];
  for (const { taken, treatment, picture } of shots) {
    if (picture.size <= budget) {
      pictures.push(picture);
      continue;
    }
    if (budget < leastBudget) return undefined;
    const { source, corners } = taken;
    pictures.push(
      await desk.ask({
        kind: "finish",
        taken: { source, ...(corners ? { corners } : {}) },
        treatment,
        mostBytes: budget,
      }),
    );
  }
  const [only] = pictures;
  if (only && pictures.length === 1 && slot.acceptedTypes.includes("jpg"))
    return new File([only], fileName(slot, language, number, "jpg"), { type: "image/jpeg" });
  const bytes = await Promise.all(pictures.map(async (picture) => new Uint8Array(await picture.arrayBuffer())));
  return new File([imagePdf(bytes)], fileName(slot, language, number, "pdf"), { type: "application/pdf" });
}
