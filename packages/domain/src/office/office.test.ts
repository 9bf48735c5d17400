import { describe, expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { stateOf } from "../../test/formWords.ts";
import { firmLines, firmParts, taxLines } from "./firm.ts";
import { membershipParts, representativeFrom } from "./membership.ts";
import { keptValues, officeFaults, shownFields, type OfficeValues } from "./officeField.ts";

const today = "2026-11-20";
const firm: OfficeValues = {
  name: "Lichen & Roy",
  "address.streetNumber": "1",
  "address.streetName": "Main Street",
  "address.aptUnit": "Suite 300",
  "address.city": "Ottawa",
  "address.country": "CA",
  "address.province": "ON",
  "address.postalCode": "K1A 0B1",
  phoneCountryCode: "1",
  phoneNumber: "6135550100",
  email: "office@lichen-roy.example.test",
};
const consultant: OfficeValues = {
  familyName: "Roy",
  givenNames: "Anouk",
  body: "college",
  membershipNumber: "R500123",
  isPaid: true,
};
const faults = (parts: typeof firmParts, values: OfficeValues) =>
  officeFaults(parts, values, today).map(({ path, refusal }) => [path, refusal.code]);

describe("what the firm says of itself", () => {
  it("is right as an invented firm says it, and every needed value that is missing is named", () => {
    expect(faults(firmParts, firm)).toEqual([]);
    expect(faults(firmParts, {})).toEqual(
      ["name", "address.streetName", "address.city", "address.country", "phoneNumber", "email"].map((path) => [
        path,
        "officeValueMissing",
      ]),
    );
  });

  it.each([
    [{ "address.postalCode": "12345" }, "address.postalCode", "postalCodeCanada"],
    [{ "address.province": "ZZ" }, "address.province", "formNotAChoice"],
    [{ phoneNumber: "613 555-0100" }, "phoneNumber", "telephoneNumberDigits"],
    [{ email: "office" }, "email", "invalidEmail"],
    [{ gstHstNumber: "12345" }, "gstHstNumber", "gstHstNumber"],
    [{ qstNumber: "123456789RT0001" }, "qstNumber", "qstNumber"],
    [{ name: "x".repeat(1001) }, "name", "officeValueTooLong"],
    [{ name: 7 }, "name", "formValueKind"],
  ])("%j is told at its field", (wrong, path, code) => {
    const [found] = faults(firmParts, { ...firm, ...wrong });
    expect(found?.[0]).toBe(path);
    if (code !== "invalidEmail") expect(found?.[1]).toBe(code);
  });

  it("is kept without blanks around and without a province where there are none", () => {
    const abroad = { ...firm, name: "  Lichen & Roy ", "address.country": "FR", gstHstNumber: "123456789 rt 0001" };
    const kept = keptValues(firmParts, abroad, today);
    expect(kept).toMatchObject({ name: "Lichen & Roy", gstHstNumber: "123456789RT0001" });
    expect(kept["address.province"]).toBeUndefined();
    expect(Object.keys(kept)).not.toContain("faxNumber");
  });

  it("begins letters and receipts line by line, with the telephone as people write it", () => {
    expect(firmLines(firm)).toEqual([
      "Lichen & Roy",
      "1 Main Street, Suite 300",
      "Ottawa, ON K1A 0B1",
      "613-555-0100",
      "office@lichen-roy.example.test",
    ]);
    expect(firmLines({ ...firm, phoneCountryCode: "33", phoneNumber: "140000000" })).toContain("+33 140000000");
    expect(firmLines({})).toEqual([]);
    const registered = { ...firm, gstHstNumber: "123456789RT0001", qstNumber: "1234567890TQ0001" };
    expect(taxLines(registered).map(({ fr }) => fr)).toEqual(["TPS/TVH 123456789RT0001", "TVQ 1234567890TQ0001"]);
    expect(taxLines(firm)).toEqual([]);
  });
});

describe("who acts for applicants", () => {
  it("says the province of a law society, and a number where the form needs one", () => {
    const [part] = membershipParts;
    const paths = (values: OfficeValues) => (part ? shownFields(part, values, today).map(({ path }) => path) : []);
    expect(paths(consultant)).not.toContain("province");
    expect(paths({ ...consultant, body: "lawSociety" })).toContain("province");
    expect(faults(membershipParts, { ...consultant, membershipNumber: " " })).toEqual([
      ["membershipNumber", "officeValueMissing"],
    ]);
    expect(faults(membershipParts, { ...consultant, body: "lawSociety", membershipNumber: "" })).toEqual([
      ["province", "officeValueMissing"],
    ]);
  });

  it("is nobody while the person has not said as what they act", () => {
    expect(representativeFrom(firm, {})).toBeUndefined();
    expect(representativeFrom(firm, { familyName: "Roy", body: "guild", isPaid: true })).toBeUndefined();
    expect(representativeFrom(firm, { familyName: "Roy", body: "college" })).toBeUndefined();
  });

  it("gives their own address to the authority, else that of the firm", () => {
    expect(representativeFrom(firm, consultant)?.email).toBe("office@lichen-roy.example.test");
    expect(representativeFrom(firm, { ...consultant, email: "roy@example.test" })?.email).toBe("roy@example.test");
  });
});

describe("the representative in a case", () => {
  const values = (membership: OfficeValues, form: "IMM5476" | "IMM5744" = "IMM5476", entered = {}) =>
    stateOf(
      form,
      {
        ...aCase().entered("IMM5476", entered).build(),
        representative: representativeFrom(firm, membership) ?? expect.fail("nobody acts"),
      },
      { role: "main" },
    ).values;

  it.each([
    [
      { body: "college", isPaid: true },
      { paidKind: "1", paidCollegeMembership: "R500123" },
    ],
    [
      { body: "lawSociety", province: "QC", isPaid: true },
      { paidKind: "2", paidLawProvince: "QC", paidLawMembership: "R500123" },
    ],
    [
      { body: "notaries", isPaid: true },
      { paidKind: "3", paidNotaryMembership: "R500123" },
    ],
    [
      { body: "college", isPaid: false },
      { unpaidKind: "2", unpaidCollegeMembership: "R500123" },
    ],
    [
      { body: "lawSociety", province: "ON", isPaid: false },
      { unpaidKind: "4", unpaidLawProvince: "ON", unpaidLawMembership: "R500123" },
    ],
    [
      { body: "notaries", isPaid: false },
      { unpaidKind: "5", unpaidNotaryMembership: "R500123" },
    ],
  ])("fills in section B of IMM 5476 for %j", (says, expected) => {
    expect(values({ ...consultant, ...says })).toMatchObject({
      "representative.familyName": "Roy",
      "representative.givenNames": "Anouk",
      "representative.organization": "Lichen & Roy",
      "representative.address.streetNo": "1",
      "representative.address.provinceState": "ON",
      "representative.phoneNumber": "6135550100",
      "representative.isPaid": says.isPaid,
      ...Object.fromEntries(Object.entries(expected).map(([part, value]) => [`representative.${part}`, value])),
    });
  });

  it("asks for the file in IMM 5744 as well", () => {
    expect(values(consultant, "IMM5744")).toMatchObject({
      "representative.familyName": "Roy",
      "representative.address.street": "1 Main Street Suite 300",
      "representative.address.provinceState": "ON",
    });
  });

  it("never takes the place of what was entered in the form", () => {
    expect(values(consultant, "IMM5744", { "representative.familyName": "Tremblay" })).toMatchObject({
      "representative.familyName": "Tremblay",
      "representative.givenNames": "Anouk",
    });
  });
});
