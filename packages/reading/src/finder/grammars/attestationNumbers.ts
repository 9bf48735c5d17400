import type { Parsed } from "../../fields/labelledValue.ts";
import type { Grammar } from "../candidates.ts";

/** Each province numbers its letters in a way of its own: letters, digits, hyphens and strokes in one word. */
const number = /(?<![A-Z\d/-])(?=[A-Z\d/-]*\d)[A-Z\d]{2,}(?:[-/][A-Z\d]+)*(?![A-Z\d-])/g;
const fewestDigits = 4;

export const attestationNumbers: Grammar = {
  all: (text) =>
    [
      ...text
        .toUpperCase()
        .replaceAll(/[‐‑‒–—]/g, "-")
        .matchAll(number),
    ].flatMap((match): readonly Parsed[] => {
      const digits = match[0].replaceAll(/\D/g, "").length;
      // A day, a year or the number of a school is none.
      const isOther = /^(?:\d{1,4}[-/]\d{1,2}[-/]\d{1,4}|(?:19|20)\d\d(?:[-/]\d{2,4})?|[O0]\d{11,12})$/.test(match[0]);
      return digits < fewestDigits || isOther
        ? []
        : [
            {
              value: match[0].replaceAll(/[-/]/g, ""),
              from: match.index,
              to: match.index + match[0].length,
            },
          ];
    }),
};
