import { readFileSync } from "node:fs";
import { fillForm } from "@boreal/official-forms/fill";
import type { FormValue, FormValues } from "@boreal/official-forms/formValues";
import { checkBlank, type KnownBlank } from "@boreal/official-forms/library";
import type { FieldMapping } from "@boreal/official-forms/maps/fieldMapping";
import { isRefused } from "@boreal/official-forms/openFormFile";

export function knownBlank(bytes: Buffer): KnownBlank {
  const known = checkBlank(bytes);
  if (isRefused(known)) throw new Error(`the blank was refused: ${known.code}`);
  return known;
}

export function filledWith(known: KnownBlank, values: FormValues): Buffer {
  const filled = fillForm(known, values);
  if ("refused" in filled)
    throw new Error(`not filled: ${filled.refused.map(({ field, code }) => `${field} ${code}`).join(", ")}`);
  return filled.bytes;
}

function valueFor(place: Exclude<FieldMapping, { kind: "phone" }>, { blank }: KnownBlank): FormValue {
  const lists = blank.datasets.lists();
  switch (place.kind) {
    case "text":
      return (place.signs === "digits" ? "1234567890" : "An answer of usual length")
        .slice(0, place.most ?? 40)
        .replaceAll(" ", place.signs === "lettersAndDigits" || place.signs === "email" ? "x" : " ");
    case "code":
      return (
        ("codes" in place ? place.codes[0] : place.lists.flatMap((list) => [...(lists.get(list)?.keys() ?? [])])[0]) ??
        ""
      );
    case "names":
      return "";
    case "word":
      return place.of.entries[0]?.id ?? "";
    case "countryName":
    case "country":
      return "NG";
    case "region":
      return "ON";
    case "city":
      return "Toronto";
    case "boxes":
      return place.choices[0] ?? "";
    case "date":
    case "dateParts":
      return "2001-02-03";
    default:
      return true;
  }
}

/** A value for every place of the form. */
export const everyAnswer = (known: KnownBlank): FormValues =>
  Object.fromEntries(
    known.edition.places.flatMap((place) =>
      place.kind === "phone"
        ? [
            [`${place.field}.isCanadaUS`, true],
            [`${place.field}.number`, "6135550100"],
          ]
        : [[place.field, valueFor(place, known)]],
    ),
  );

/** In a process of its own: one form from its bytes, or as many as asked for at once. Prints milliseconds and megabytes. */
const [file, count] = process.argv.slice(2);
if (import.meta.main && file !== undefined) {
  const begun = performance.now();
  const bytes = readFileSync(file);
  const filled = await Promise.all(
    Array.from({ length: Number(count ?? 1) }, async () => {
      await Promise.resolve();
      const known = knownBlank(bytes);
      return filledWith(known, everyAnswer(known));
    }),
  );
  const milliseconds = performance.now() - begun;
  const whole = filled.every((one) => one.length > bytes.length && one.subarray(0, bytes.length).equals(bytes));
  console.log(JSON.stringify({ milliseconds, megabytes: process.resourceUsage().maxRSS / 1024, whole }));
}
