import { blankLike } from "./blankLike.ts";
import { xfaPdf } from "./xfaPdf.ts";
import { formEditions } from "../src/maps/editions.ts";
import type { FormNumber } from "../src/maps/fieldMapping.ts";

/** Codes that the lists of the authority have: two digits, and those of Nigeria, Ontario and the like. */
const codes = [
  "NG",
  "ON",
  "177",
  "001",
  "Female",
  "F",
  "1",
  "English",
  "Myself",
  ...Array.from({ length: 30 }, (_, index) => String(index + 2).padStart(2, "0")),
]
  .map((code) => `<X lic="${code}">Some</X>`)
  .join("");

/** In what a blank is another than the edition that is known. */
type Otherwise = {
  readonly extra?: readonly string[];
  readonly without?: readonly string[];
  readonly printed?: string;
};

/** A blank of our own with the places of an edition, for tests of others: what the official file has, without its looks and scripts. */
export function testBlank(
  form: FormNumber,
  language: "E" | "F" = "E",
  { extra = [], without = [], printed }: Otherwise = {},
): Buffer {
  const known = formEditions.find((one) => one.form === form && one.language === language);
  if (!known) throw new Error("no such edition");
  const edition = printed === undefined ? known : { ...known, edition: printed };
  const parts = blankLike(edition, extra, without);
  const datasets = parts.datasets.replaceAll('<X lic="01">', `${codes}<X lic="01">`);
  return xfaPdf({ ...parts, datasets }, { table: "streams", lock: "aes128" });
}
