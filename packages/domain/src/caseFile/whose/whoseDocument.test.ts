import { describe, expect, it } from "vitest";
import { aCase, type DocumentFacts } from "../../../test/caseBuilder.ts";
import { schoolWasRead } from "../../conditions/documentsRead.ts";
import { availableFunds } from "../../funds/available.ts";
import { firstYearTuition } from "../../funds/tuition.ts";
import { computePlan } from "../../plan/plan.ts";
import type { PageSlug } from "../vaultPlaces.ts";

const ada = aCase()
  .type("Student")
  .profile({ firstName: "Ada Mélanie", lastName: "Okafor" })
  .answers({
    maritalStatus: "married",
    spouseFirstName: "Obi",
    spouseLastName: "Nwosu",
    financialSupport: "entirely",
    financialSupporterFullName: "Chidi Eze",
    otherFamilyNames: ["Balogun"],
    passportNumber: "A1234567",
    birthday: "1999-04-02",
  });

/** What the case says of one paper with these values. */
function whose(page: PageSlug, parsedValues: Readonly<Record<string, unknown>>, facts: DocumentFacts = {}) {
  const the = ada.document(page, { parsedValues, ...facts }).reader();
  const [paper] = the.uploaded();
  if (!paper) throw new Error("There is no paper");
  const found = the.whose(paper);
  return found.counts ? "counts" : found.names;
}

describe("whose paper it is", () => {
  it.each([
    ["the names of the account", "Ada Mélanie Okafor", "counts"],
    ["another order, capitals, no accents", "OKAFOR ADA MELANIE", "counts"],
    ["an initial for the second name", "Ada M. Okafor", "counts"],
    ["a name from before", "Ada Balogun", "counts"],
    ["one name of two, which can be anybody’s", "Okafor", "counts"],
    ["an account of two people", "Tunde Bello and Ada Okafor", "counts"],
    ["the same with a stroke", "TUNDE BELLO / ADA OKAFOR", "counts"],
    ["the spouse", "NWOSU OBI", "counts"],
    ["who supports her", "Mr Chidi Eze", "counts"],
    ["nobody of the case", "John Stranger", "nobodyOfTheCase"],
    ["one name that is nobody’s", "Stranger", "nobodyOfTheCase"],
    ["a company", "Stranger Trading Limited", "nobodyOfTheCase"],
  ])("a statement with %s", (_words, accountHolderName, expected) => {
    expect(whose("proof-of-funds", { accountHolderName, closingBalance: 20_000 })).toBe(expected);
  });

  it("a letter of acceptance of the spouse is not the applicant’s", () => {
    expect(whose("letter-of-acceptance", { applicantFullName: "Obi Nwosu" })).toBe("somebodyElse");
  });

  it.each([
    ["the spouse alone was read", { spouseFullName: "Obi Nwosu" }, "counts"],
    ["the spouse alone, where the applicant is named", { applicantFullName: "Obi Nwosu" }, "counts"],
    ["both, in another order", { applicantFullName: "Obi Nwosu", spouseFullName: "Ada Okafor" }, "counts"],
    [
      "an earlier marriage of the spouse",
      { applicantFullName: "Jane Stranger", spouseFullName: "Obi Nwosu" },
      "somebodyElse",
    ],
    ["a stranger alone", { spouseFullName: "John Stranger" }, "nobodyOfTheCase"],
  ])("a marriage certificate: %s", (_words, values, expected) => {
    expect(whose("marriage-certificate", values)).toBe(expected);
  });

  it("a paper that says no name contradicts nothing", () => {
    expect(whose("proof-of-funds", { closingBalance: 20_000 })).toBe("counts");
  });

  it("a passport under another family name is hers by its number, or by given names and birthday", () => {
    const passport = { firstName: "ADA MELANIE", lastName: "NWOSU" };
    expect(whose("passport", passport)).toBe("nobodyOfTheCase");
    expect(whose("passport", { ...passport, passportNumber: "A1234567" })).toBe("counts");
    expect(whose("passport", { ...passport, birthday: "1999-04-02" })).toBe("counts");
    expect(whose("passport", { firstName: "Ify", lastName: "Okafor", birthday: "1999-04-02" })).toBe("nobodyOfTheCase");
  });

  it("an unsure name holds back until somebody confirms it, and lets nothing in", () => {
    const unsure = { toConfirm: ["accountHolderName"], originalParsedValues: { accountHolderName: "J0hn Stranger" } };
    expect(whose("proof-of-funds", { closingBalance: 20_000 }, unsure)).toBe("nobodyOfTheCase");
  });

  it("a supporter whom nobody named yet is nobody of the case", () => {
    const the = aCase()
      .type("Student")
      .profile({ firstName: "Ada", lastName: "Okafor" })
      .document("financial-supporter-proof-of-funds", { parsedValues: { accountHolderName: "Chidi Eze" } })
      .reader();
    expect(the.uploaded().map((paper) => the.whose(paper).counts)).toEqual([false]);
  });
});

describe("a paper of somebody else counts for nothing", () => {
  const statement = { accountHolderName: "John Stranger", closingBalance: 20_000, periodEnd: "2026-10-31" };
  const letter = { applicantFullName: "John Stranger", schoolName: "Made-up College", tuitionFees: 18_000 };

  it("until somebody says why", () => {
    const other = ada.document("proof-of-funds", { parsedValues: statement }).reader();
    expect(availableFunds(other)).toMatchObject({ amount: null, accounts: [{ amount: null, isOpen: true }] });
    const said = ada
      .document("proof-of-funds", { parsedValues: statement, countsBecause: "My uncle keeps it for me" })
      .reader();
    expect(availableFunds(said).amount).toBe(20_000);
  });

  it("neither tuition nor school come from it, and the plan says so", () => {
    const file = ada.document("letter-of-acceptance", { parsedValues: letter });
    expect(firstYearTuition(file.reader())).toBeUndefined();
    const plan = computePlan(file.build());
    expect(schoolWasRead.evaluate(file.reader()).holds).toBe(false);
    expect(plan.warnings.map(({ id }) => id)).toContain("documentNamesNobody");
    const hers = ada.document("letter-of-acceptance", { parsedValues: { ...letter, applicantFullName: "Ada Okafor" } });
    expect(firstYearTuition(hers.reader())).toBe(18_000_00);
    expect(schoolWasRead.evaluate(hers.reader()).holds).toBe(true);
  });

  it("what rests on it says that it rests on the name", () => {
    const { why } = availableFunds(ada.document("proof-of-funds", { parsedValues: statement }).reader());
    expect(why.restsOn).toContain("profile");
  });
});
