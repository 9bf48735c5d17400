import { fc } from "../../../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import type { CaseFile } from "../../caseFile/caseFile.ts";
import { caseWithDependents, dependentsFromAnswers } from "./dependentsFromAnswers.ts";

const withSpouse: Partial<Answers> = {
  maritalStatus: "married",
  accompanyingSpouse: true,
  spouseFirstName: "Chidi",
  spouseLastName: "Okafor",
  spouseBirthday: "1990-05-01",
  spouseVisaType: "OpenWorkPermit",
};
const ada = { dateOfBirth: "2011-03-02", accompanying: true, visaType: "Student" } as const;
const obi = { dateOfBirth: "2015-09-30", accompanying: true, visaType: "Visitor" } as const;
const withChildren = (...rows: NonNullable<Answers["accompanyingChildren"]>): Partial<Answers> => ({
  hasAccompanyingChild: true,
  numberOfChildren: rows.length,
  accompanyingChildren: rows,
});

const family = (caseFile: CaseFile) => caseWithDependents(caseFile).dependents;
const kinds = (caseFile: CaseFile) => dependentsFromAnswers(caseFile).changes.map((change) => change.kind);

describe("more children than the questions ask about", () => {
  const child = (number: number) => ({
    ...ada,
    childNumber: number,
    dateOfBirth: `20${String(9 + number).padStart(2, "0")}-03-02`,
  });
  const counted = (count: number) =>
    aCase()
      .answers(withChildren(...Array.from({ length: count }, (_, at) => child(at + 1))))
      .build();
  const withSixth = (count: number): CaseFile => ({
    ...counted(count),
    dependents: [{ id: "sixth", type: "Child", childNumber: 6, visaType: "Student", birthday: "2016-04-04" }],
  });

  it("are added by hand beside the most that are asked about, and stay", () => {
    expect(new Set(family(withSixth(5)).map(({ childNumber }) => childNumber))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it("are none by a smaller count, whose list tells of everybody", () => {
    expect(family(withSixth(4)).map(({ childNumber }) => childNumber)).toEqual([1, 2, 3, 4]);
  });
});

describe("the spouse", () => {
  it("who comes along is a dependent with what was answered", () => {
    expect(family(aCase().answers(withSpouse).build())).toEqual([
      {
        id: "answered-spouse",
        type: "Spouse",
        childNumber: null,
        visaType: "OpenWorkPermit",
        birthday: "1990-05-01",
        applicantFullName: "Chidi Okafor",
      },
    ]);
    expect(family(aCase().answers({ maritalStatus: "commonLaw", accompanyingSpouse: true }).build())).toEqual([
      { id: "answered-spouse", type: "Spouse", childNumber: null },
    ]);
  });

  it("is nobody while the answers leave it open", () => {
    for (const open of [{}, { maritalStatus: "married" }, { accompanyingSpouse: true }] satisfies Partial<Answers>[]) {
      expect(kinds(aCase().answers(open).build())).toEqual([]);
      expect(kinds(aCase().spouse("Visitor").answers(open).build())).toEqual([]);
    }
  });

  it("follows the answers, and keeps what was given by hand and is not answered", () => {
    const byHand = aCase().spouse("Visitor").answers({ maritalStatus: "married", accompanyingSpouse: true });
    expect(kinds(byHand.build())).toEqual([]);
    expect(family(byHand.answers({ spouseVisaType: "Student" }).build())).toEqual([
      { id: "spouse", type: "Spouse", visaType: "Student" },
    ]);
  });

  it("who stays, or who is no spouse any more, is not in the application", () => {
    expect(kinds(aCase().spouse().answers({ maritalStatus: "married", accompanyingSpouse: false }).build())).toEqual([
      "remove",
    ]);
    expect(
      kinds(
        aCase()
          .spouse()
          .answers({ ...withSpouse, maritalStatus: "divorced" })
          .build(),
      ),
    ).toEqual(["remove"]);
    expect(kinds(aCase().answers({ maritalStatus: "single" }).build())).toEqual([]);
  });
});

describe("children", () => {
  it("who come along and are young enough are dependents under the number of their row", () => {
    const grown = { ...ada, dateOfBirth: "2004-11-20" };
    expect(
      family(
        aCase()
          .answers(withChildren(grown, ada, { ...obi, childNumber: 7 }))
          .build(),
      ),
    ).toEqual([
      { id: "answered-child-2", type: "Child", childNumber: 2, visaType: "Student", birthday: "2011-03-02" },
      { id: "answered-child-7", type: "Child", childNumber: 7, visaType: "Visitor", birthday: "2015-09-30" },
    ]);
  });

  it("are dependents until the day before they turn 22", () => {
    const on = (today: string) =>
      kinds(
        aCase()
          .on(today)
          .answers(withChildren({ ...ada, dateOfBirth: "2004-11-20" }))
          .build(),
      );
    expect([on("2026-11-19"), on("2026-11-20")]).toEqual([["add"], []]);
  });

  it("wait until their birthday and their coming along are answered", () => {
    expect(
      kinds(
        aCase()
          .answers(withChildren({ accompanying: true }, { dateOfBirth: "2011-03-02" }, {}))
          .build(),
      ),
    ).toEqual([]);
    expect(
      kinds(
        aCase()
          .child(15)
          .answers(withChildren({ dateOfBirth: "2011-03-02" }))
          .build(),
      ),
    ).toEqual([]);
  });

  it("who stay are removed, and the others keep their numbers", () => {
    expect(
      family(
        aCase()
          .child(15)
          .child(11)
          .answers(withChildren({ ...ada, accompanying: false }, obi))
          .build(),
      ),
    ).toMatchObject([{ id: "child2", childNumber: 2, birthday: "2015-09-30" }]);
  });

  it("whose row is taken out of the middle is the only one removed", () => {
    const three = aCase().child(15).child(11).child(3);
    const left = family(three.answers(withChildren({ ...ada, childNumber: 1 }, { ...obi, childNumber: 3 })).build());
    expect(left).toMatchObject([
      { id: "child1", childNumber: 1, birthday: "2011-03-02" },
      { id: "child3", childNumber: 3, birthday: "2015-09-30" },
    ]);
  });

  it("who are not in a complete list are removed; while the list is shorter than the count they stay", () => {
    const three = aCase().child(15).child(11).child(3);
    expect(kinds(three.answers({ hasAccompanyingChild: true }).build())).toEqual([]);
    expect(kinds(three.answers({ ...withChildren(ada), numberOfChildren: 3 }).build())).toEqual(["update"]);
    expect(kinds(three.answers(withChildren(ada)).build())).toEqual(["update", "remove", "remove"]);
    expect(kinds(three.answers({ hasAccompanyingChild: false }).build())).toEqual(["remove", "remove", "remove"]);
  });

  it("are told apart also when two rows claim one number or a number cannot be", () => {
    const numbers = family(
      aCase()
        .answers(
          withChildren({ ...ada, childNumber: 2 }, obi, { ...obi, childNumber: 1e308 }, { ...obi, childNumber: -1 }),
        )
        .build(),
    ).map((child) => child.childNumber);
    expect(numbers).toEqual([2, 3, 4]);
  });
});

it("rests on the answers that it names: any other answer changes nothing", () => {
  const { restsOn } = dependentsFromAnswers(
    aCase()
      .answers({ ...withSpouse, ...withChildren(ada) })
      .build(),
  );
  expect([...restsOn]).toEqual(
    expect.arrayContaining([
      "answers.maritalStatus",
      "answers.accompanyingSpouse",
      "answers.spouseVisaType",
      "answers.accompanyingChildren",
      "today",
    ]),
  );
  expect([...restsOn].some((fact) => fact.startsWith("answers.country"))).toBe(false);
});

it("agrees with itself: once the dependents follow, nothing is left to change", () => {
  const maybe = <T>(...values: readonly T[]) => fc.constantFrom(undefined, ...values);
  const row = fc.record({
    childNumber: maybe(1, 2, 3),
    dateOfBirth: maybe("2011-03-02", "2001-01-01"),
    accompanying: maybe(true, false),
    visaType: maybe("Visitor", "Student"),
  });
  const answers = fc.record({
    maritalStatus: maybe("married", "commonLaw", "single"),
    accompanyingSpouse: maybe(true, false),
    spouseFirstName: maybe("Chidi", " "),
    spouseLastName: maybe("Okafor"),
    spouseVisaType: maybe("Visitor", "Student"),
    spouseBirthday: maybe("1990-05-01"),
    hasAccompanyingChild: maybe(true, false),
    numberOfChildren: maybe(1, 2, 3),
    accompanyingChildren: fc.option(fc.array(row, { maxLength: 4 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(answers, fc.boolean(), fc.nat(3), (given, hasSpouse, children) => {
      let built = aCase().answers(JSON.parse(JSON.stringify(given)) as Partial<Answers>);
      if (hasSpouse) built = built.spouse("Visitor");
      for (let child = 0; child < children; child += 1) built = built.child(10 + child);
      const followed = caseWithDependents(built.build());
      expect(dependentsFromAnswers(followed).changes).toEqual([]);
      expect(new Set(followed.dependents.map((one) => one.id)).size).toBe(followed.dependents.length);
    }),
  );
});
