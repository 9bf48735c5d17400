import { expect, test } from "vitest";
import type { OverviewLine, PersonLines } from "../../../case/vaultOverview.ts";
import { neighbours } from "./neighbours.ts";

const line = (slug: string, toDo?: "add" | "look", childNumber: number | null = null) =>
  ({ page: { slug }, planned: { slot: slug, childNumber }, toDo }) as unknown as OverviewLine;
const people: readonly PersonLines[] = [
  {
    person: "main",
    childNumber: null,
    lines: [line("passport", "add"), line("photo"), line("funds", "add"), line("funds", "add")],
  },
  { person: "child", childNumber: 1, lines: [line("child-passport", "look", 1)] },
  { person: "child", childNumber: 2, lines: [line("child-passport", "add", 2)] },
];
const of = (page: string, childNumber: number | null = null) => {
  const { previous, next } = neighbours(people, { page, childNumber });
  return [previous, next].map((each) => each && [each.page.slug, each.planned.childNumber]);
};

test("the documents before and after are those that wait, of whoever they are", () => {
  expect(of("passport")).toEqual([undefined, ["funds", null]]);
  expect(of("photo")).toEqual([
    ["passport", null],
    ["funds", null],
  ]);
  expect(of("funds")).toEqual([
    ["passport", null],
    ["child-passport", 1],
  ]);
  expect(of("child-passport", 1)).toEqual([
    ["funds", null],
    ["child-passport", 2],
  ]);
  expect(of("child-passport", 2)).toEqual([["child-passport", 1], undefined]);
});

test("a page that is not in the list has none", () => {
  expect(of("elsewhere")).toEqual([undefined, undefined]);
});
