import { expect, it } from "vitest";
import { choose, keyOf, wordsOf, type Goal } from "./choose.ts";
import type { Heard } from "./pageAsHeard.ts";

const goal: Goal = { says: "I lost my photo and want to hand in another one.", looksFor: ["documents", "photo"] };

const heard = (role: string, name: string, heading = "", node = 0): Heard => ({ role, name, heading, node, value: "" });
const chosen = (all: readonly Heard[], pressed: ReadonlySet<string> = new Set()) => choose(goal, all, pressed)?.name;

it("takes what has most of her words, and knows no other", () => {
  expect(chosen([heard("link", "Money"), heard("link", "Documents"), heard("link", "Photo documents")])).toBe(
    "Photo documents",
  );
  expect(chosen([heard("link", "Money"), heard("heading", "Photo"), heard("textbox", "Photo")])).toBeUndefined();
});

it("a word in the heading above counts a half, and never alone", () => {
  expect(chosen([heard("button", "Documents"), heard("button", "Documents", "Photo")])).toBe("Documents");
  expect(
    choose(goal, [heard("button", "Documents", "", 1), heard("button", "Documents", "Photo", 2)], new Set())?.node,
  ).toBe(2);
  expect(chosen([heard("button", "Add", "Photo")])).toBeUndefined();
});

it("of equal ones the shorter, then the first", () => {
  expect(chosen([heard("link", "Photo of your house and garden"), heard("link", "Photo")])).toBe("Photo");
  expect(choose(goal, [heard("link", "Photo", "", 1), heard("link", "Photo", "", 2)], new Set())?.node).toBe(1);
});

it("presses nothing twice", () => {
  const photo = heard("link", "Photo");
  expect(chosen([photo, heard("link", "Documents")], new Set([keyOf(photo)]))).toBe("Documents");
});

it("hears one word in its forms, without accents, and no little words", () => {
  expect([...wordsOf("The forms of the form")]).toEqual(["form"]);
  expect([...wordsOf("Les données biométriques, à corriger")]).toEqual(["donne", "biome", "corri"]);
});
