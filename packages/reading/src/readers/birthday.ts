import { dateIn } from "../fields/dateField.ts";
import type { SoughtField } from "./labelledReader.ts";

/** The date of birth of whom a paper is about; `of` and `de` are what such papers call them, as patterns for plain text. */
export const birthdayOf = (of: string, de: string): SoughtField => ({
  name: "birthday",
  parse: dateIn,
  labels: [
    new RegExp(`^\\W*(?:(?:${of})(?:'s)? )?(?:date of birth|birth ?date|dob\\b)(?! of)`),
    new RegExp(`^\\W*date de naissance(?: (?:de l'|du |de la )(?:${de})(?:\\(e\\))?)?(?! d)`),
    /^\W*(?:when (?:and where )?born|born(?: on)?|nee?(?:\(e\))? le)\b/,
  ],
  sentences: [
    /,? \(?born (?:on )?(?<value>.{6,22}?)(?=\)|, (?!\d{4})|\.| has | is | at | in )/,
    /,? \(?nee?(?:\(e\))? le (?<value>.{6,22}?)(?=\)|,|\.| a | est )/,
  ],
});
