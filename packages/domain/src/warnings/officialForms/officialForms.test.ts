import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { computePlan } from "../../plan/plan.ts";

const raisedBy = (the: CaseBuilder) => computePlan(the.build()).warnings.map(({ id }) => id);

const read = { formNumber: "IMM 1294", formEdition: "06-2026", isValidated: "Yes", isSigned: "Yes" };
const student = aCase().type("Student").answers({ birthday: "2000-01-01" });
const form = (parsedValues: Record<string, unknown> = {}, the = student, facts: object = {}) =>
  the.document("application-for-study-permit", {
    slotId: "applicationForStudyPermit",
    documentOwner: "main",
    documentType: "IMM1294",
    parsedValues: { ...read, ...parsedValues },
    ...facts,
  });
const letter = (tuitionFees: string) =>
  student.document("letter-of-acceptance", { documentOwner: "main", parsedValues: { tuitionFees } });
const paid = (financialSupport: "entirely" | "partially" | "notSupported") => student.answers({ financialSupport });

describe("a study permit form that came back", () => {
  test.each<[string, CaseBuilder, string[]]>([
    ["validated and signed", form(), []],
    ["not validated", form({ isValidated: "No" }), ["formNotValidated"]],
    ["that says nothing of validation", form({ isValidated: undefined }), ["formNotValidated"]],
    ["of last year’s edition", form({ formEdition: "09-2025" }), ["incorrectFormVersion"]],
    ["of an edition nobody read", form({ formEdition: undefined }), []],
    ["of an edition before the table begins", form({ formEdition: "09-2025" }, student.on("2026-07-19")), []],
    ["of a form whose editions are not known here", form({ formNumber: "IMM 5562", formEdition: "01-2001" }), []],
    [
      "of the form for work, in an edition that was replaced",
      form({ formNumber: "IMM 1295", formEdition: "01-2001" }),
      ["incorrectFormVersion"],
    ],
    [
      "of the form for work, not signed",
      form({ formNumber: "IMM 1295", formEdition: "09-2023", isSigned: "No" }),
      ["formMissingSignature"],
    ],
    [
      "of the form to visit, not validated",
      form({ formNumber: "IMM 5257", formEdition: "09-2023", isValidated: "No", isSigned: undefined }),
      ["formNotValidated"],
    ],
    [
      "of the form to visit, which says nothing of validation",
      form({ formNumber: "IMM 5257", formEdition: "09-2023", isValidated: undefined, isSigned: undefined }),
      ["formNotValidated"],
    ],
    [
      "of a form without the button",
      form({ formNumber: "IMM 5707", formEdition: "01-2023", isValidated: undefined }),
      [],
    ],
    ["not signed", form({ isSigned: "No" }), ["formMissingSignature"]],
    ["as it was filled here", form({}, student, { findings: ["formWasAutofilled"] }), ["formWasAutofilled"]],
    ["with the tuition of the letter", form({ tuitionFees: "18000" }, letter("18000.60")), []],
    [
      "with another tuition than the letter",
      form({ tuitionFees: "17000" }, letter("18000")),
      ["incorrectStudyExpensesDetails"],
    ],
    ["with a tuition, without a letter", form({ tuitionFees: "17000" }), []],
    [
      "with funds that cover the costs to the dollar",
      form({ tuitionFees: "10000", roomAndBoard: "5000", otherCosts: "500", fundsAvailable: "15500" }),
      [],
    ],
    [
      "with funds one dollar short",
      form({ tuitionFees: "10000", roomAndBoard: "5000", otherCosts: "500", fundsAvailable: "15499" }),
      ["incorrectStudyExpensesDetails"],
    ],
    ["paid by oneself, as answered", form({ expensesPaidBy: "Myself" }, paid("notSupported")), []],
    [
      "paid by parents, though nobody helps",
      form({ expensesPaidBy: "Parents" }, paid("notSupported")),
      ["incorrectStudyExpensesDetails"],
    ],
    [
      "paid by oneself, though somebody pays all",
      form({ expensesPaidBy: "Myself" }, paid("entirely")),
      ["incorrectStudyExpensesDetails"],
    ],
    ["paid by oneself, with help in part", form({ expensesPaidBy: "Myself" }, paid("partially")), []],
    ["paid by parents, not asked yet", form({ expensesPaidBy: "Parents" }), []],
  ])("%s", (_words, the, expected) => {
    expect(raisedBy(the)).toEqual(expected);
  });

  test("of a spouse is not measured by the letter and the answers of the applicant", () => {
    const the = letter("18000").spouse("Student").answers({ financialSupport: "notSupported" });
    const spouses = the.document("spouse-application-for-study-permit", {
      documentOwner: "spouse",
      documentType: "IMM1294",
      parsedValues: { ...read, tuitionFees: "9000", expensesPaidBy: "Other" },
    });
    expect(raisedBy(spouses)).not.toContain("incorrectStudyExpensesDetails");
  });

  test("holds the application back until it is validated, signed, current and right about the costs; that it was filled here does not", () => {
    const plan = computePlan(
      form(
        { isValidated: "No", isSigned: "No", formEdition: "01-2020", tuitionFees: "2", fundsAvailable: "1" },
        student,
        { findings: ["formWasAutofilled"] },
      ).build(),
    );
    expect(Object.fromEntries(plan.warnings.map(({ id, blocking }) => [id, blocking]))).toEqual({
      formNotValidated: true,
      incorrectFormVersion: true,
      formMissingSignature: true,
      incorrectStudyExpensesDetails: true,
      formWasAutofilled: false,
    });
  });
});

describe("a form that Boreal filled and put into its slot", () => {
  const filled = { filledForm: "IMM1294" };
  test.each<[string, CaseBuilder, string[]]>([
    [
      "before it was read",
      form(
        { isValidated: undefined, isSigned: undefined, formNumber: undefined, formEdition: undefined },
        student,
        filled,
      ),
      ["formNotValidated"],
    ],
    ["as it was read", form({ isValidated: "No" }, student, filled), ["formNotValidated"]],
    ["though somebody corrected what was read", form({ isValidated: "Yes" }, student, filled), ["formNotValidated"]],
    ["beside the one that a person validated", form({}, form({}, student, filled)), []],
    [
      "before one that a person did not validate",
      form({ isValidated: "No" }, form({}, student, filled)),
      ["formNotValidated"],
    ],
    [
      "that has no button to validate it",
      student.document("use-of-a-representative", {
        slotId: "useOfARepresentative",
        documentOwner: "main",
        filledForm: "IMM5476",
      }),
      ["formMissingSignature"],
    ],
  ])("%s", (_words, the, expected) => {
    expect(raisedBy(the)).toEqual(expected);
  });
});

describe("a custodianship declaration", () => {
  const minor = aCase().type("Student").answers({ birthday: "2012-01-01" });
  const declaration = (parsedValues: Record<string, unknown>) =>
    minor.document("custodian-declaration", {
      slotId: "custodianDeclaration",
      documentOwner: "main",
      documentType: "CustodianDeclaration",
      parsedValues,
    });
  const whole = {
    formNumber: "IMM 5646",
    formEdition: "01-2023",
    isSigned: "Yes",
    isNotarized: "Yes",
    "custodian.firstName": "Luc",
    "custodian.lastName": "Tremblay",
    "custodian.address": "12 Elm Street, Ottawa, Ontario K1A 0B1",
  };

  test.each<[string, CaseBuilder, string[]]>([
    ["complete", declaration(whole), []],
    [
      "on which nobody looked for the notary’s stamp",
      declaration({ ...whole, isNotarized: undefined }),
      ["custodianFormNotNotarized"],
    ],
    [
      "on which somebody looked and found no stamp",
      declaration({ ...whole, isNotarized: "No" }),
      ["custodianFormNotNotarized"],
    ],
    ["scanned, so that nothing was read in it", declaration({ isNotarized: "Yes" }), []],
    ["scanned, and nobody looked", declaration({}), ["custodianFormNotNotarized"]],
    ["not signed", declaration({ ...whole, isSigned: "No" }), ["custodianFormNotSigned"]],
    ["without given names", declaration({ ...whole, "custodian.firstName": "" }), ["custodianNameMissing"]],
    ["without an address", declaration({ ...whole, "custodian.address": undefined }), ["custodianAddressMissing"]],
    [
      "without a postal code",
      declaration({ ...whole, "custodian.address": "12 Elm Street, Ottawa" }),
      ["custodianAddressIncomplete"],
    ],
    [
      "without a number, but for the postal code",
      declaration({ ...whole, "custodian.address": "Elm Street, Ottawa K1A 0B1" }),
      ["custodianAddressIncomplete"],
    ],
  ])("%s", (_words, the, expected) => {
    expect(raisedBy(the)).toEqual(expected);
  });
});

describe("a use of a representative", () => {
  const entered = {
    "representative.familyName": "Roy",
    "representative.givenNames": "Anne",
    "representative.paidLawMembership": "R-100",
    "representative.address.postalCode": "K1A 0B1",
  };
  const withForms = (the: CaseBuilder, forms: Record<string, unknown>) => ({
    ...the.build(),
    forms: { IMM5476: forms },
  });
  const signed = (parsedValues: Record<string, unknown>) =>
    aCase().type("Student").answers({ birthday: "2000-01-01" }).document("use-of-a-representative", {
      slotId: "useOfARepresentative",
      documentOwner: "main",
      documentType: "UseOfRepresentative",
      parsedValues,
    });
  const raised = (parsedValues: Record<string, unknown>, forms: Record<string, unknown> = entered) =>
    computePlan(withForms(signed(parsedValues), forms)).warnings.map(({ id }) => id);
  const same = { formNumber: "IMM 5476", formEdition: "11-2025", isSigned: "Yes", ...entered };

  test.each<[string, Record<string, unknown>, string[]]>([
    ["as it was prepared", same, []],
    [
      "with other spaces and capitals",
      { ...same, "representative.familyName": "ROY", "representative.address.postalCode": "k1a0b1" },
      [],
    ],
    [
      "with another member number",
      { ...same, "representative.paidLawMembership": "R-101" },
      ["representativeInfoAltered"],
    ],
    ["with the name taken out", { ...same, "representative.familyName": undefined }, ["representativeInfoAltered"]],
    ["with more than was entered", { ...same, "representative.organization": "Roy & Co" }, []],
    ["scanned, so that nothing was read in it", {}, []],
  ])("%s", (_words, parsedValues, expected) => {
    expect(raised(parsedValues)).toEqual(expected);
  });

  test("is not measured while nobody entered a representative here", () => {
    expect(raised(same, {})).toEqual([]);
  });
});
