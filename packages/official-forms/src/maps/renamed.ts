import type { FieldMapping } from "./fieldMapping.ts";

/** The same place of a value by other names: below the root of the file, or as another language of the form calls it. */
export function renamed(place: FieldMapping, at: (path: string) => string): FieldMapping {
  if (place.kind === "pair") return { ...place, at: [at(place.at[0]), at(place.at[1])] };
  if (place.kind !== "phone") return { ...place, at: place.at.map(at) };
  const {
    boxes: { type, ...boxes },
    uncovered: [area, first, last],
  } = place;
  return {
    ...place,
    at: place.at.map(at),
    boxes: {
      canadaUs: at(boxes.canadaUs),
      other: at(boxes.other),
      country: at(boxes.country),
      number: at(boxes.number),
      extension: at(boxes.extension),
      ...(type === undefined ? {} : { type: at(type) }),
    },
    uncovered: [at(area), at(first), at(last)],
  };
}

/** A box for post with the mailing address alone; the specification asks for it with both. */
export const postBoxIsNotOnForm = {
  field: "contactInformation.residentialAddress.poBox",
  why: "The form has a box for it with the mailing address alone. It stands on the answer sheet.",
} as const;
