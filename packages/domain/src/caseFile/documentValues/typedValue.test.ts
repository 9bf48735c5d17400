import { expect, it } from "vitest";
import { documentField } from "./documentFields.ts";
import { readTyped } from "./typedValue.ts";

const today = "2026-11-20";

function typed(id: string, text: string) {
  const field = documentField(id);
  if (!field) throw new Error(`${id} is not defined`);
  const outcome = readTyped(field, text, today);
  return "value" in outcome ? outcome.value : outcome.refused.code;
}

it.each([
  ["passportExpiryDate", "2033-02-13", "2033-02-13"],
  ["passportExpiryDate", "2033-02-30", "dateExpected"],
  ["passportExpiryDate", "13/02/2033", "dateExpected"],
  ["issueDate", "0026-01-01", "otherCalendar"],
  ["issueDate", "2083-06-15", "otherCalendar"],
  ["birthday", "1421-03-05", "otherCalendar"],
  ["birthday", "2027-01-01", "dateAfterToday"],
  ["tuitionFees", "24500.5", 24_500.5],
  ["tuitionFees", "24,500", 24_500],
  ["tuitionFees", "$24,500.00", 24_500],
  ["tuitionFees", "24 500 $", 24_500],
  ["tuitionFees", "24.500,00", "twoReadings"],
  ["tuitionFees", "PLN 24500", "moneyExpected"],
  ["closingBalance", "4250.750", 4250.75],
  ["tuitionFees", "-1", "moneyNegative"],
  ["tuitionFees", "free", "moneyExpected"],
  ["closingBalance", "-12.30", -12.3],
  ["durationMonths", "24", 24],
  ["durationMonths", "24.5", "numberExpected"],
  ["durationMonths", "121", "numberExpected"],
  ["Speaking", "7.5", 7.5],
  ["passportNumber", "b5051 2345", "B50512345"],
  ["passportNumber", "2033-02-13/x", "codeExpected"],
  ["passportNumber", "12", "valueTooShort"],
  ["lastName", "Ọláyíwọlá", "Ọláyíwọlá"],
  ["lastName", "王", "王"],
  ["lastName", "Okafor 🎓", "nameExpected"],
  ["applicantFullName", "12", "nameExpected"],
  ["uciNumber", "1234-5678", "12345678"],
  ["uciNumber", "123456789", "codeExpected"],
  ["documentNumber", "ON-2026-000123", "ON2026000123"],
  ["documentNumber", "A".repeat(41), "valueTooLong"],
  ["accountNumber", "**** 4321", "****4321"],
  ["dliNumber", "O19359011033", "O19359011033"],
  ["dliNumber", "19359011033", "codeExpected"],
  ["country", "NG", "NG"],
  ["country", "Nigeria", "countryExpected"],
  ["palProvince", "ON", "ON"],
  ["palProvince", "Ontario", "provinceExpected"],
  ["filingStatus", "Accepted", "Accepted"],
  ["filingStatus", "Perhaps", "choiceExpected"],
  ["isEnrolled", "true", true],
  ["isEnrolled", "maybe", "yesNoExpected"],
  ["schoolName", "Maple College", "Maple College"],
  ["schoolName", "a".repeat(151), "valueTooLong"],
  ["isSigned", "Yes", "fieldNotTyped"],
  ["isValidated", "Yes", "fieldNotTyped"],
  ["employmentHistory", "a cook", "fieldNotTyped"],
])("%s typed as %s", (id, text, expected) => {
  expect(typed(id, text)).toBe(expected);
});
