import { openBlank, type Blank } from "./blank.ts";
import { formRefusal, type FormFileRefusal } from "./formRefusals.ts";
import { editionName, formEditions } from "./maps/editions.ts";
import type { FormEdition } from "./maps/fieldMapping.ts";
import { isRefused, type FormFile } from "./openFormFile.ts";
import { wasValidated } from "./validated.ts";
import { isMade } from "./xfa/datasets.ts";

/** A blank of an edition that we know place by place. */
export type KnownBlank = { readonly blank: Blank; readonly edition: FormEdition };

/** Those of the blank: copies of a group are made when somebody needs them. */
const placesOf = (edition: FormEdition): ReadonlySet<string> =>
  new Set(
    [...edition.places.flatMap(({ at }) => at), ...edition.leftAlone.map(({ path }) => path)].filter(
      (path) => !isMade(edition.repeats, path),
    ),
  );

/** The map for a file, or why there is none, with what would differ from the nearest edition that we know. */
export function editionOf(
  file: Pick<FormFile, "number" | "edition" | "language" | "datasets">,
): FormEdition | FormFileRefusal {
  const sameForm = formEditions.filter(({ number }) => number === file.number);
  if (sameForm.length === 0)
    return formRefusal("formNotKnown", {
      known: [...new Set(formEditions.map(({ number }) => `IMM ${number}`))].join(", "),
    });
  const found = sameForm.find(({ edition, language }) => edition === file.edition && language === file.language);
  if (found) return found;
  const agreeing = sameForm.find((one) => one.language === file.language && one.alsoTakes === "editionsThatAgree");
  if (agreeing && agrees(agreeing, file)) return { ...agreeing, edition: file.edition };
  const near = sameForm.find(({ language }) => language === file.language) ?? sameForm[0];
  return formRefusal(
    "formEditionNotKnown",
    { form: file.number, edition: file.edition, language: file.language, known: sameForm.map(editionName).join(", ") },
    near && differences(near, file.datasets.leaves.keys()),
  );
}

/** A file of an edition that nobody read has the places of the map, no more and no fewer (ADR 0198). */
function agrees(edition: FormEdition, { datasets }: Pick<FormFile, "datasets">): boolean {
  const { missing, added } = differences(edition, datasets.leaves.keys());
  return missing.length + added.length === 0;
}

/** Places that the map expects and the file lacks, and places that the map does not know. */
export function differences(
  edition: FormEdition,
  paths: Iterable<string>,
): { readonly missing: readonly string[]; readonly added: readonly string[] } {
  const expected = placesOf(edition);
  const present = new Set(paths);
  return {
    missing: [...expected].filter((path) => !present.has(path)),
    added: [...present].filter((path) => !expected.has(path) && !isMade(edition.repeats, path)),
  };
}

/** Places with an answer of a person; a box that is not ticked holds 0 from the start. */
function filledPlaces(edition: FormEdition, file: Pick<FormFile, "datasets">): readonly string[] {
  const answered = (path: string): boolean => {
    const value = file.datasets.leaves.get(path)?.value.trim() ?? "";
    return value !== "" && value !== "0";
  };
  const validated = edition.validation && wasValidated(file.datasets) ? [edition.validation.flag] : [];
  return [...edition.places.flatMap(({ at }) => at), ...edition.signatures].filter(answered).concat(validated);
}

/** Whether a file may be kept in the library and filled: an official form, of an edition that we know, blank and unsigned. */
export function checkBlank(bytes: Buffer): KnownBlank | FormFileRefusal {
  const blank = openBlank(bytes);
  if (isRefused(blank)) return blank;
  const edition = editionOf(blank);
  if (isRefused(edition)) return edition;
  const { missing, added } = differences(edition, blank.paths);
  if (missing.length > 0 || added.length > 0) {
    return formRefusal(
      "formFieldsDiffer",
      {
        form: edition.number,
        edition: edition.edition,
        language: edition.language,
        missingCount: missing.length,
        addedCount: added.length,
      },
      { missing, added },
    );
  }
  if (blank.signed) return formRefusal("formSigned");
  const filled = filledPlaces(edition, blank);
  return filled.length > 0 ? formRefusal("formAlreadyFilled", { count: filled.length }) : { blank, edition };
}
