import { sha256Of } from "./blank.ts";
import { isDay } from "./dateParts.ts";
import { formRefusal, type FormFileRefusal } from "./formRefusals.ts";
import { differences, editionOf } from "./library.ts";
import type { DataValues, FormValues } from "./formValues.ts";
import { fromDataValues } from "./readMapping.ts";
import type { FormEdition, FormNumber } from "./maps/fieldMapping.ts";
import { isRefused, openFormFile, type FormFile } from "./openFormFile.ts";
import { certificationOf, type Seal } from "./pdf/signatures.ts";
import { widgetValues } from "./staticFields.ts";
import { wasValidated } from "./validated.ts";
import type { OptionLists } from "./xfa/datasets.ts";

/** What a form says that somebody filled, here or in Adobe Reader. */
export type ReadForm = Pick<FormEdition, "form" | "edition" | "language"> & {
  readonly sha256: string;
  readonly values: FormValues;
  /** The lists of options that the file carries, for `differencesFrom`. */
  readonly lists: OptionLists;
  /** What our map cannot make sense of, by data path. */
  readonly unread: DataValues;
  /** Whether Validate was pressed and nothing changed since; `undefined` for a form without that button. */
  readonly validated: boolean | undefined;
  readonly lastValidated: string | undefined;
  /** Whether the page with barcodes holds any. */
  readonly barcodes: boolean | undefined;
  /** Texts that stand for signatures, by data path; places left empty are not there. */
  readonly signatures: DataValues;
  /** The authority's own seal on the form, and the rights it gave to Adobe Reader. Lost when another program saved the file anew. */
  readonly certification: Seal | undefined;
  readonly usageRights: Seal | undefined;
  /** Digital signatures besides the authority's. */
  readonly digitalSignatures: readonly Seal[];
  /** Places where the page of a static form and its data say different things: another program than Adobe's changed it. */
  readonly contradictory: readonly string[];
  /** Places of the edition that the file lacks. */
  readonly missing: readonly string[];
};

const isEmpty = (value: string | undefined): boolean => value === undefined || value === "" || value === "0";

/** The data of a form, with what only the fields of the page say where the data says nothing. */
function dataOf(
  file: FormFile,
  edition: FormEdition,
): { readonly data: DataValues; readonly contradictory: readonly string[] } {
  const data = new Map([...file.datasets.leaves].map(([path, { value }]) => [path, value]));
  if (file.kind === "dynamic") return { data, contradictory: [] };
  const contradictory: string[] = [];
  const shown = widgetValues(file.pdf);
  for (const path of edition.places.flatMap(({ at }) => at)) {
    const [inData, onPage] = [data.get(path), shown.get(path)];
    if (onPage === undefined || onPage === inData || (isEmpty(onPage) && isEmpty(inData))) continue;
    contradictory.push(path);
    if (isEmpty(inData)) data.set(path, onPage);
  }
  return { data, contradictory };
}

function validationOf(
  { validation }: FormEdition,
  { datasets }: FormFile,
  data: DataValues,
): Pick<ReadForm, "validated" | "lastValidated" | "barcodes"> {
  const validated = wasValidated(datasets);
  if (!validation) return { validated, lastValidated: undefined, barcodes: undefined };
  const [year = "", month = "", day = ""] = [validation.year, validation.month, validation.day].map(
    (path) => data.get(path) ?? "",
  );
  const date = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  return {
    validated,
    lastValidated: isDay(date) ? date : undefined,
    barcodes: validation.barcodes.some((path) => (data.get(path) ?? "") !== ""),
  };
}

/** Reads any copy of a form that we know: filled by us, or by a person in Adobe Reader, validated or not. */
export function readBack(bytes: Buffer, expected?: FormNumber): ReadForm | FormFileRefusal {
  const file = openFormFile(bytes);
  if (isRefused(file)) return file;
  if (expected !== undefined && expected !== `IMM${file.number}`)
    return formRefusal("otherForm", { form: file.number, expected: expected.slice(3) });
  const edition = editionOf(file);
  if (isRefused(edition)) return edition;
  const { data, contradictory } = dataOf(file, edition);
  const lists = file.datasets.lists();
  const { certification, usageRights } = certificationOf(file.pdf);
  return {
    form: edition.form,
    edition: edition.edition,
    language: edition.language,
    sha256: sha256Of(bytes),
    ...fromDataValues(edition, data, lists),
    lists,
    ...validationOf(edition, file, data),
    signatures: new Map(
      edition.signatures.flatMap((path) => (isEmpty(data.get(path)) ? [] : [[path, data.get(path) ?? ""] as const])),
    ),
    certification,
    usageRights,
    digitalSignatures: file.signatures.filter(({ isCertification }) => !isCertification).map(({ seal }) => seal),
    contradictory,
    missing: differences(edition, data.keys()).missing,
  };
}
