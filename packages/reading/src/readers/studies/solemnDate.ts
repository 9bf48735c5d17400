import { dateIn } from "../../fields/dateField.ts";
import type { Parsed } from "../../fields/labelledValue.ts";
import { plain } from "../../text/plainText.ts";

/** Days as degrees and certificates write them. */

const solemn =
  /(\d{1,2})(?:st|nd|rd|th|er|e) (?:day of|jour (?:de|d'))? ?([a-z]{3,9}),? (?:in the year |de l'an )?(\d{4})/;

/** A day as degrees write it, "this 12th day of June 2026", or in any other way. */
export function solemnDateIn(text: string, label = ""): Parsed | undefined {
  const match = solemn.exec(plain(text));
  const date = match && dateIn(`${match[1]} ${match[2]} ${match[3]}`);
  return match && date
    ? { value: date.value, from: match.index, to: match.index + match[0].length }
    : dateIn(text, label);
}
