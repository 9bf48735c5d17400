import { says } from "../../caseFile/rule.ts";

/** Earlier stays. */

export const stayedTooLong = says(
  "stayedTooLong",
  { en: "you stayed in Canada longer than allowed", fr: "votre séjour au Canada a dépassé la durée permise" },
  (the) => the.answer("hasStayedPastAuthorization") === true,
);
