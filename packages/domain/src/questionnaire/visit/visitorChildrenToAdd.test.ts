import { expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { readerFor } from "../inUse.ts";
import { visitorChildrenToAdd } from "./visitorChildrenToAdd.ts";

const visitor = aCase().on("2026-11-20").type("VisitorVisa");
const three = { vvVisitorType: "myself", vvIncludeChildren: true, vvAccompanyingChildren: 3 } as const;
const superVisa = { vvVisitorType: "parent", vvIsHosting: true, vvIsSuperVisa: true } as const;
const child = { id: "c", type: "Child", childNumber: 2, visaType: "Visitor" } as const;

it.each([
  ["three come, one is added", visitor.answers(three), [child], 2],
  ["one comes, one is added", visitor.answers({ ...three, vvAccompanyingChildren: 1 }), [child], 0],
  ["none comes, one is added", visitor.answers({ ...three, vvIncludeChildren: false }), [child], 0],
  ["a super visa brings no children", visitor.answers({ ...three, ...superVisa }), [], 0],
  ["a student has no visitor’s children", visitor.type("Student").answers(three), [], 0],
] as const)("%s", (_, of, dependents, expected) => {
  expect(visitorChildrenToAdd(readerFor({ ...of.build(), dependents }))).toBe(expected);
});
