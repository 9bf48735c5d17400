import type { Parsed } from "../../fields/labelledValue.ts";
import type { Grammar } from "../candidates.ts";

/** Numbers of students: letters and digits in groups, with hyphens, strokes or spaces between them. */

const letters = String.raw`(?!(?:ID|NO|DLI|EED|NUM|ON|OF|AT|TO|THE|CAD|USD|TEL|FAX|PO|BOX|DU|LE|DE)\b)[A-Z]{1,5}`;
const group = String.raw`[A-Z\d]+`;
const number = new RegExp(
  String.raw`(?<![\p{L}\d.,/$+-])(?:${letters} ?(?=\d))?(?=[A-Z\d/-]*\d)${group}(?:[-/]${group})*(?: \d{3,4}(?= |$|[^\d\p{L}]))*(?: \d{2}(?=$))?(?![\p{L}\d]|[.,]\d|-\d)`,
  "gu",
);
const other =
  /^(?:\d{1,4}[-/]\d{1,2}[-/]\d{1,4}|(?:19|20)\d\d(?:[-/–]\d{2,4})?|[O0]\d{11,12}|\d{3}[ -]\d{3}[ -]\d{4}|\d{3}[ -]\d{4})$/;
const fewestDigits = 4;

export const studentNumbers: Grammar = {
  all: (text) =>
    [...text.matchAll(number)].flatMap((match): readonly Parsed[] => {
      const printed = match[0].trim();
      return printed.replaceAll(/\D/g, "").length < fewestDigits || other.test(printed) || printed.length > 24
        ? []
        : [
            {
              value: printed.replaceAll(/[\s./-]/g, ""),
              from: match.index,
              to: match.index + printed.length,
            },
          ];
    }),
};
