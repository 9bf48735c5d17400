import { expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { computePlan } from "../../plan/plan.ts";

const visitor = aCase().on("2026-11-20").type("VisitorVisa");
const family = ["visitorChildrenNotAdded", "moreVisitorChildrenAdded"];

function told(answers: Parameters<typeof visitor.answers>[0], children: number): readonly string[] {
  const dependents = Array.from({ length: children }, (_, index) => ({
    id: `c${index}`,
    type: "Child" as const,
    childNumber: index + 1,
    visaType: "Visitor" as const,
  }));
  const { assessment } = computePlan({ ...visitor.answers(answers).build(), dependents });
  return assessment.warnings.map(({ id }) => id).filter((id) => family.includes(id));
}

const two = { vvVisitorType: "myself", vvIncludeChildren: true, vvAccompanyingChildren: 2 } as const;

it.each([
  ["two come, none is added", two, 0, ["visitorChildrenNotAdded"]],
  ["two come, one is added", two, 1, ["visitorChildrenNotAdded"]],
  ["two come, two are added", two, 2, []],
  ["two come, three are added", two, 3, ["moreVisitorChildrenAdded"]],
  ["none comes, one is added", { vvIncludeChildren: false }, 1, ["moreVisitorChildrenAdded"]],
  ["it is not answered yet", {}, 1, []],
  [
    "a super visa brings no children",
    { ...two, vvVisitorType: "parent", vvIsSuperVisa: true, vvIsHosting: true },
    0,
    [],
  ],
] as const)("%s", (_, answers, children, expected) => {
  expect(told(answers, children)).toEqual(expected);
});
