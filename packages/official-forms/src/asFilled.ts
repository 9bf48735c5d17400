import type { FormFile } from "./openFormFile.ts";
import { isRef } from "./pdf/values.ts";

const endMark = "%%EOF";

/**
 * Whether the file still is as we wrote it: the answers stand in an update at its very end, and that update touched neither
 * the catalogue nor the description of the file, as every program does that saves it.
 */
export function isAsFilled({ pdf, answersAt }: Pick<FormFile, "pdf" | "answersAt">): boolean {
  const { places, find } = pdf.references;
  const startOf = (number: number): number | undefined => {
    const place = places.get(number);
    if (place === undefined) return undefined;
    return "at" in place ? place.at : startOf(place.within);
  };
  const answers = startOf(answersAt.number);
  if (answers === undefined) return false;
  const before = pdf.bytes.lastIndexOf(endMark, answers);
  if (before === -1 || pdf.bytes.indexOf(endMark, answers) !== pdf.bytes.lastIndexOf(endMark)) return false;
  return ["Root", "Info"].every((key) => {
    const value = find(key);
    return !isRef(value) || (startOf(value.number) ?? 0) < before;
  });
}
