import type { FieldState } from "../../src/forms/fieldState.ts";
import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import type { FormNumber } from "../../src/caseFile/formValues.ts";
import type { PersonRef } from "../../src/caseFile/personRole.ts";
import { formDefinitions } from "../../src/forms/definitions.ts";
import { formKey } from "../../src/forms/formReader.ts";
import { fieldsOf } from "../../src/forms/formState.ts";
import { isNumber } from "../../src/forms/fields/boxChecks.ts";
import { formOfCase } from "../../src/review/formOfCase.ts";
import { isWhole, shareOf } from "../../../../tests/running/sizes.ts";
import { anyLongCase } from "./anyLongCase.ts";

/**
 * Nothing that is filled in may be refused by the form's own checks without a way out: either a text that the form takes is
 * offered, or only the person can know the right value, and the sentence says what to enter.
 */

/** Another day, another country, missing digits: nothing can be offered that would be true. */
const onlyThePersonKnows: ReadonlySet<string> = new Set([
  "invalidDateFormat",
  "otherCalendar",
  "birthYearTooEarly",
  "dateAfterWindow",
  "dateBeforeWindow",
  "birthdayInPast",
  "marriageDateNotFuture",
  "fromDateNotAfterToday",
  "toDateNotAfterToday",
  "fromDateAfterToday",
  "toDateAfterToday",
  "endNotBeforeStart",
  "issueDateNotAfterToday",
  "dateTodayOrLater",
  "notAfterToday",
  "recentEntryBeforeFirst",
  "expiryDateAfterToday",
  "formCountryInParts",
  "provinceOfCountry",
  "postalCodeElsewhere",
  "telephoneTenDigits",
  "palNumberLength",
  "certificateNumberSigns",
  "formNotAChoice",
]);

/** A part of one of these is no such number, code or address. */
const cannotBeCut = ["dliNumber", "postalCode", "emailAddress", "email", "countryCode", "extension"];

/** Signs of which the field is made; without enough of them nothing is left to offer. */
const madeOf: Readonly<Record<string, (value: string) => boolean>> = {
  formNameSigns: (value) => /\p{L}/u.test(value),
  formTownSigns: (value) => /\p{L}/u.test(value),
  // A word with a digit is never cut.
  formBoxMax: (value) => !/^\S*\d/.test(value),
};

/** A number is filled in as the form writes it; one that is refused then is none, or has a sign too many. */
const nobodyCanOffer = ({ field, path, refusal, value }: FieldState): boolean =>
  refusal !== undefined &&
  (onlyThePersonKnows.has(refusal.code) ||
    isNumber(field) ||
    cannotBeCut.some((name) => path.endsWith(name)) ||
    !(madeOf[refusal.code]?.(String(value)) ?? true));

const people: readonly PersonRef[] = [
  { role: "main" },
  { role: "spouse" },
  { role: "visitor" },
  { role: "child", childNumber: 1 },
];
const numbers = Object.keys(formDefinitions) as FormNumber[];

const isFilledIn = ({ field, value, origin }: FieldState): boolean =>
  !field.isDerived && value !== undefined && origin !== "entered";

/** What is filled in and refused, of every form of every person. */
function* refusedIn(caseFile: CaseFile) {
  for (const number of numbers) {
    for (const person of people) {
      if (person.role === "child" && !caseFile.dependents.some(({ childNumber }) => childNumber === 1)) continue;
      for (const state of formOfCase(caseFile, number, person).sections.flatMap((section) => fieldsOf(section.parts))) {
        if (isFilledIn(state) && state.refusal) yield { number, person, state };
      }
    }
  }
}

const many = fc.sample(anyLongCase, { seed: 20_261_122, numRuns: 120 });
const some = shareOf("cases whose values are filled in and checked", many, 20);
const someEntered = shareOf("cases in which what is offered is entered", many.slice(0, 30), 15);
/** So many values have to be met, for the guard to see anything. */
const least = isWhole ? { offered: 300, onlyKnown: 300, entered: 100 } : { offered: 5, onlyKnown: 5, entered: 2 };

describe("what a form fills in", () => {
  it("is taken by its own checks, or comes with a text that they take, or only the person knows the value", () => {
    const stuck = new Map<string, unknown>();
    const met = { offered: 0, onlyKnown: 0 };
    for (const caseFile of some) {
      for (const { number, state } of refusedIn(caseFile)) {
        const { path, refusal, suggestion, value } = state;
        if (suggestion !== undefined) met.offered += 1;
        else if (nobodyCanOffer(state)) met.onlyKnown += 1;
        else stuck.set(`${number} ${path.replace(/\[\d+\]/, "[]")} ${refusal?.code}`, value);
      }
    }
    expect(Object.fromEntries(stuck)).toEqual({});
    expect(met.offered).toBeGreaterThan(least.offered);
    expect(met.onlyKnown).toBeGreaterThan(least.onlyKnown);
  });

  it("and what is offered stands once it is entered", () => {
    let entered = 0;
    for (const caseFile of someEntered) {
      for (const { number, person, state } of refusedIn(caseFile)) {
        if (state.suggestion === undefined || state.path.includes("[")) continue;
        const key = formKey(number, person);
        const next = formOfCase({ ...caseFile, forms: { [key]: { [state.path]: state.suggestion } } }, number, person);
        const after = next.sections
          .flatMap((section) => fieldsOf(section.parts))
          .find(({ path }) => path === state.path);
        expect([state.path, after?.value, after?.refusal?.code]).toEqual([state.path, state.suggestion, undefined]);
        entered += 1;
      }
    }
    expect(entered).toBeGreaterThan(least.entered);
  });
});
