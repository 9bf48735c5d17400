import { fillFile } from "./fillFile.ts";
import type { DataValues, FormValues } from "./formValues.ts";
import type { KnownBlank } from "./library.ts";
import { textFault, toDataValues } from "./mapping.ts";
import type { FieldMapping } from "./maps/fieldMapping.ts";
import type { ValueRefusal } from "./valueRefusals.ts";

export type Filled = {
  readonly bytes: Buffer;
  /** Values that this form has no place for. */ readonly unplaced: readonly ValueRefusal[];
};
export type NotFilled = { readonly refused: readonly ValueRefusal[] };

const placeOf = ({ edition }: KnownBlank, path: string): FieldMapping => {
  const place = edition.places.find(({ at }) => at.includes(path));
  if (!place) throw new Error(`not a place that we fill: ${path}`);
  return place;
};

/** The blank with values at data paths. What the form computes or a person signs is never set: asking for it is a fault. */
export function fill(known: KnownBlank, data: DataValues): Filled | NotFilled {
  const refused = [...data].flatMap(([path, value]): readonly ValueRefusal[] => {
    const place = placeOf(known, path);
    const fault = place.kind === "text" ? textFault(place, value) : undefined;
    return fault ? [{ ...fault, path }] : [];
  });
  return refused.length > 0 ? { refused } : { bytes: fillFile(known.blank, data, known.edition.repeats), unplaced: [] };
}

/** The blank with the values of a case. Nothing is made when one of them does not fit: no partial form is ever handed out. */
export function fillForm(known: KnownBlank, values: FormValues): Filled | NotFilled {
  const { data, refused, unplaced } = toDataValues(known.edition, values, known.blank.datasets.lists());
  return refused.length > 0 ? { refused } : { bytes: fillFile(known.blank, data, known.edition.repeats), unplaced };
}
