import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { householdOf } from "./household.ts";

const who = (start: CaseBuilder) =>
  householdOf(start.reader()).members.map(({ role, childNumber }) =>
    childNumber === undefined ? role : `${role}${childNumber}`,
  );
const row = (childNumber: number, dateOfBirth: string, accompanying?: boolean) => ({
  childNumber,
  dateOfBirth,
  ...(accompanying === undefined ? {} : { accompanying }),
});
const withRows = (...rows: readonly ReturnType<typeof row>[]) =>
  aCase().answers({ hasAccompanyingChild: true, accompanyingChildren: rows });

describe("who comes to Canada", () => {
  test("nothing answered and no dependents: the applicant alone", () => {
    const household = householdOf(aCase().reader());
    expect(household.members).toEqual([{ role: "main" }]);
    expect(household.because[0]?.en).toContain("one person counts, you");
  });

  test("a spouse by answer alone, or in the list of dependents alone", () => {
    expect(who(aCase().answers({ maritalStatus: "married", accompanyingSpouse: true }))).toEqual(["main", "spouse"]);
    expect(who(aCase().spouse("OpenWorkPermit"))).toEqual(["main", "spouse"]);
    expect(who(aCase().spouse())).toEqual(["main", "spouse"]);
  });

  test("a spouse in both counts once", () => {
    expect(who(aCase().answers({ maritalStatus: "commonLaw", accompanyingSpouse: true }).spouse("Visitor"))).toEqual([
      "main",
      "spouse",
    ]);
  });

  test("an answer wins over the list of dependents", () => {
    expect(
      who(aCase().answers({ maritalStatus: "married", accompanyingSpouse: false }).spouse("OpenWorkPermit")),
    ).toEqual(["main"]);
    expect(who(aCase().answers({ maritalStatus: "divorced" }).spouse("Visitor"))).toEqual(["main"]);
    expect(who(aCase().answers({ hasAccompanyingChild: false }).child(5))).toEqual(["main"]);
    expect(who(withRows(row(1, "2019-05-01", false)).child(7))).toEqual(["main"]);
  });

  test("a dependent for whom no visa is asked stays at home, unless the answer says otherwise", () => {
    expect(who(aCase().spouse("None").child(5, "None"))).toEqual(["main"]);
    expect(who(aCase().answers({ maritalStatus: "married", accompanyingSpouse: true }).spouse("None"))).toEqual([
      "main",
      "spouse",
    ]);
  });

  test("somebody who needs no visa comes along all the same", () => {
    expect(who(aCase().spouse("VisaFree"))).toEqual(["main", "spouse"]);
  });

  test("children by answer, by dependent, and in both once by their number", () => {
    expect(who(withRows(row(1, "2019-05-01", true), row(2, "2021-05-01", true)))).toEqual(["main", "child1", "child2"]);
    expect(who(aCase().child(5).child(9))).toEqual(["main", "child1", "child2"]);
    expect(who(withRows(row(2, "2019-05-01", true)).child(3))).toEqual(["main", "child1", "child2"]);
    expect(who(withRows(row(1, "2019-05-01", true)).child(7))).toEqual(["main", "child1"]);
  });

  test("rows without numbers take the number of their place", () => {
    const rows = aCase().answers({
      hasAccompanyingChild: true,
      accompanyingChildren: [
        { dateOfBirth: "2019-05-01", accompanying: true },
        { dateOfBirth: "2021-05-01", accompanying: true },
      ],
    });
    expect(who(rows)).toEqual(["main", "child1", "child2"]);
  });

  test("two rows of one number are two children", () => {
    expect(who(withRows(row(1, "2019-05-01", true), row(1, "2021-05-01", true)))).toEqual(["main", "child1", "child2"]);
  });

  test("a child counts to the day before turning 22", () => {
    expect(who(withRows(row(1, "2004-11-21", true)))).toEqual(["main", "child1"]);
    expect(who(withRows(row(1, "2004-11-20", true)))).toEqual(["main"]);
    expect(who(aCase().child(22))).toEqual(["main"]);
  });

  test("a row that does not say whether the child comes is not counted, and that is noted as missing", () => {
    const reader = withRows(row(1, "2019-05-01")).reader();
    expect(householdOf(reader).members).toHaveLength(1);
    expect([...reader.trace.missing]).toContain("answers.accompanyingChildren[0].accompanying");
  });

  test("the visa type answered wins over that of the dependent", () => {
    const both = aCase()
      .answers({ maritalStatus: "married", accompanyingSpouse: true, spouseVisaType: "Visitor" })
      .spouse("OpenWorkPermit");
    expect(householdOf(both.reader()).members[1]).toMatchObject({ visaType: "Visitor" });
  });
});
