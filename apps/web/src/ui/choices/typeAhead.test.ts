import { expect, test } from "vitest";
import { comboboxKey, firstHighlight } from "./comboboxKeys.ts";
import { isShared, matching, named, takenByEnter, type ListOption } from "./typeAhead.ts";

const option = (label: string, alsoFoundBy: readonly string[] = [], ...codes: string[]): ListOption => ({
  value: label,
  label,
  alsoFoundBy,
  codes,
});

const fruit: readonly ListOption[] = [
  option("Apple", ["Pomme"], "AP"),
  option("Apricot", ["Abricot"], "AB"),
  option("Pear", ["Poire", "Fruit of the pear tree"], "PE"),
  option("Peach", ["Pêche", "Fruit"], "PC"),
  option("Plum & cherry", ["Fruit"], "PLU"),
  option("Saint Lucia mango", [], "UK"),
];
const labels = (typed: string) => matching(fruit, typed).map(({ label }) => label);

test("names that begin with the letters come first, then words that do, then what is inside", () => {
  expect(labels("pe")).toEqual(["Pear", "Peach"]);
  expect(labels("po")).toEqual(["Apple", "Pear"]);
  expect(labels("tree")).toEqual(["Pear"]);
  expect(labels("ea")).toEqual(["Pear", "Peach"]);
});

test("accents, signs, small words and the short form of Saint make no difference", () => {
  expect(labels("PECHE")).toEqual(["Peach"]);
  expect(labels("plum and cherry")).toEqual(["Plum & cherry"]);
  expect(labels("plum cherry")).toEqual(["Plum & cherry"]);
  expect(labels("st. lucia")).toEqual(["Saint Lucia mango"]);
});

test("nothing typed matches everything, nonsense nothing", () => {
  expect(labels("")).toHaveLength(fruit.length);
  expect(labels("qqq")).toEqual([]);
});

test("a text that is left names what is called so, and never what it only begins", () => {
  expect(named(fruit, "pomme")?.label).toBe("Apple");
  expect(named(fruit, "pomm")).toBeUndefined();
  expect(named(fruit, "")).toBeUndefined();
});

test("a name that two share names neither, also for Enter", () => {
  expect(labels("fruit").slice(0, 2)).toEqual(["Peach", "Plum & cherry"]);
  expect([named(fruit, "fruit"), takenByEnter(fruit, "fruit"), isShared(fruit, "fruit")]).toEqual([
    undefined,
    undefined,
    true,
  ]);
  expect(isShared(fruit, "p")).toBe(false);
});

test("a code names its option unless the name of another one begins with it", () => {
  expect([labels("ab"), named(fruit, "ab")?.label]).toEqual([["Apricot"], "Apricot"]);
  expect([labels("pc"), named(fruit, "pc")?.label]).toEqual([["Peach"], "Peach"]);
  expect([labels("pe")[0], named(fruit, "pe")]).toEqual(["Pear", undefined]);
});

test("Enter takes the only one that goes on as it was begun, and nothing that merely holds the letters", () => {
  expect(takenByEnter(fruit, "appl")?.label).toBe("Apple");
  expect(takenByEnter(fruit, "p")).toBeUndefined();
  expect(labels("rico")).toEqual(["Apricot"]);
  expect(takenByEnter(fruit, "rico")).toBeUndefined();
});

test("arrows go round the list, Enter chooses only what is highlighted", () => {
  const list = { open: true, highlighted: 2, count: 3, typed: "x" };
  expect(comboboxKey("ArrowDown", list)).toEqual({ to: "highlight", index: 0 });
  expect(comboboxKey("ArrowUp", { ...list, highlighted: 0 })).toEqual({ to: "highlight", index: 2 });
  expect(comboboxKey("Enter", list)).toEqual({ to: "choose" });
  expect(comboboxKey("Enter", { ...list, highlighted: -1 })).toBeUndefined();
  expect(comboboxKey("ArrowDown", { ...list, open: false })).toEqual({ to: "open", step: 1 });
});

test("Escape closes first, then clears, then belongs to the dialog", () => {
  const list = { open: true, highlighted: -1, count: 3, typed: "x" };
  expect(comboboxKey("Escape", list)).toEqual({ to: "close" });
  expect(comboboxKey("Escape", { ...list, open: false })).toEqual({ to: "clear" });
  expect(comboboxKey("Escape", { ...list, open: false, typed: "" })).toBeUndefined();
});

test("the list opens at the chosen line", () => {
  expect(firstHighlight(fruit, fruit[3], 1)).toBe(3);
  expect(firstHighlight(fruit, undefined, 1)).toBe(0);
  expect(firstHighlight(fruit, undefined, -1)).toBe(fruit.length - 1);
  expect(firstHighlight([], undefined, 1)).toBe(-1);
});
