import { childAges } from "../../conditions/identity/ages.ts";
import { condition } from "../../kernel/condition.ts";
import { isPartialDate, isYounger, isYoungerOn } from "../../kernel/partialDate.ts";
import { minorAge } from "../../tables/family/ages.ts";
import type { FormCondition } from "../fields/field.ts";

/** Who is asked about the past: whoever is 18 or older by the birthday on the form. */
export const isAdult: FormCondition = condition(
  "isAdult",
  { en: "the person is 18 or older", fr: "la personne a 18 ans ou plus" },
  (the) => {
    const born = the.text("personalDetails.dateOfBirth");
    const limit = the.case.row(minorAge);
    const isYoung =
      born !== undefined && isPartialDate(born) && limit.found
        ? isYoungerOn(born, limit.row.value, the.case.today())
        : undefined;
    if (isYoung !== undefined) return !isYoung;
    // Until the birthday is known the questions stay; a child of the case is asked nothing that may not concern it.
    return the.person.role !== "child" || (limit.found && isYounger(childAges(the.case), limit.row.value) === false);
  },
  { en: "the person is under 18", fr: "la personne a moins de 18 ans" },
);
