import { describe, expect, it, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import { keptCanadianPhone, keptNumber } from "../../fields/checks/documentNumbers.ts";
import { isOnTheWay, stepStates } from "../stepState.ts";
import { previousVisaApplications } from "../background/visaHistory.ts";
import { canadianPhone, residentialAddress } from "../background/addresses.ts";
import { nameFields } from "../identity/nameFields.ts";
import { passportExpiryDate, passportNumber } from "../identity/passport.ts";
import { spousePassportExpiryDate, spousePassportNumber } from "../family/spousePassport.ts";
import { tuitionPaymentAmount } from "../money/tuition.ts";
import { userInputAvailableFunds } from "../money/money.ts";
import { dli } from "../studies/school.ts";
import { dli2 } from "../studies/secondProgram.ts";
import type { Field } from "../step.ts";
import { compositeFaults, valueRefusal } from "./valueFaults.ts";

/** Slips of the hand that are refused, and what people rightly write. */

const codeOf = (field: Field, value: unknown, answers: Partial<Answers> = {}) =>
  valueRefusal(field, value, aCase().answers(answers).reader())?.code;

const issued = { passportIssueDate: "2020-03-01", spousePassportIssueDate: "2020-03-01" } as const;

describe("a slip of the hand is refused, the true value is not", () => {
  test.each<[string, Field, unknown, string | undefined]>([
    ["a passport number of two signs", passportNumber, "12", "passportNumberShort"],
    ["one of the spouse", spousePassportNumber, "12", "passportNumberShort"],
    ["a short one of a small country", passportNumber, "RA1234", undefined],
    ["a passport that ends on its first day", passportExpiryDate, "2020-03-01", "expiryNotAfterIssue"],
    ["a passport that ends before", spousePassportExpiryDate, "2019-03-01", "expiryNotAfterIssue"],
    ["a passport of ten years", passportExpiryDate, "2030-02-28", undefined],
    ["a school number without its letter", dli, "1939", "dliNumberForm"],
    ["one of the second school", dli2, "19391234567", "dliNumberForm"],
    ["a school number", dli, "O19391234567", undefined],
    ["ninety-nine billion dollars", userInputAvailableFunds, 99_999_999_999, "amountTooLarge"],
    ["ninety-nine billion dollars of tuition", tuitionPaymentAmount, 99_999_999_999, "amountTooLarge"],
    ["two million dollars", userInputAvailableFunds, 2_000_000, undefined],
    ["a phone number in Canada", canadianPhone, "4165550199", undefined],
  ])("%s", (_what, field, value, code) => {
    expect(codeOf(field, value, issued)).toBe(code);
  });

  it.each(["Amara 🎓", "🇨🇦", "Zoé ❤️", "1️⃣"])("a name with pictures: %s", (name) => {
    for (const field of nameFields) expect(codeOf(field, name)).toBeDefined();
    // Where a form takes any script, the kind itself looks.
    expect(codeOf({ id: "name", kind: "name", question: { en: "Name", fr: "Nom" } } as Field, name)).toBe(
      "nameWithPictures",
    );
  });

  it.each(["Nguyễn", "O’Brien-Ségolène", "M. Ọláyíwọlá", "王小明", "فاطمة"])("a name in any script: %s", (name) => {
    expect(codeOf({ id: "name", kind: "name", question: { en: "Name", fr: "Nom" } } as Field, name)).toBeUndefined();
  });
});

describe("what people rightly write is not refused", () => {
  it.each([
    ["416 555 0199", "4165550199"],
    ["(416) 555-0199", "4165550199"],
    ["+1 416.555.0199", "4165550199"],
    ["1-416-555-0199", "4165550199"],
    ["416", "416"],
  ])("a phone number: %s", (typed, kept) => {
    expect(keptCanadianPhone(typed)).toBe(kept);
  });

  it("the number of a passport and of a school, as they are printed", () => {
    expect(["b5051 2345", "o1939-1234567"].map(keptNumber)).toEqual(["B50512345", "O19391234567"]);
  });

  it("an address without a street number", () => {
    const address = {
      country: "CA",
      streetName: "Rural Route 2",
      city: "Souris",
      province: "PE",
      postalCode: "C0A 2B0",
    };
    expect(compositeFaults(residentialAddress, address, aCase().reader())).toEqual([]);
  });

  it("a card that was added at the end of a list and left empty", () => {
    const trip = { country: "GB", visaType: "visitor", result: "approved", dateOfIssue: "2020-01" } as const;
    const given = { hasPreviousVisaApplication: true, usPr: false, pastCanadianRefusal: false } as const;
    const stateWith = (previousVisas: NonNullable<Answers["previousVisas"]>) =>
      stepStates(
        previousVisaApplications,
        aCase()
          .answers({ ...given, previousVisas })
          .reader(),
      ).find(({ id }) => id === "previousVisas");
    expect(stateWith([trip, {}])?.decision.value).toBe("answered");
    expect(isOnTheWay(stateWith([trip]))).toBe(true);
    expect(stateWith([{}, trip])?.decision.value).toBe("open");
  });
});
