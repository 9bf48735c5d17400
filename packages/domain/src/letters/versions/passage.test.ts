import { describe, expect, test } from "vitest";
import { passageAt, placeOfPassage, withWordsAt } from "./passage.ts";

const text = "I will return home. My parents live there.\nI will return home in 2028.";
const second = passageAt(text, text.lastIndexOf("I will"), text.lastIndexOf(" in 2028")) ?? expect.fail("no passage");

describe("a passage of a letter", () => {
  test("is what was marked, without blanks at its ends", () => {
    expect(passageAt(text, 19, 43)).toEqual({ quote: "My parents live there.", before: "I will return home. " });
    expect(passageAt(text, 19, 20)).toBeUndefined();
    expect(passageAt(text, 42, 43)).toBeUndefined();
  });

  test("is found where it was marked, and not where the same words stand first", () => {
    expect(second.quote).toBe("I will return home");
    expect(placeOfPassage(text, second)?.start).toBe(text.lastIndexOf("I will"));
  });

  test("is found after somebody wrote before it", () => {
    const longer = `My plan is firm. ${text}`;
    expect(placeOfPassage(longer, second)?.start).toBe(longer.lastIndexOf("I will"));
  });

  test("is not found once its words changed, and no words are nowhere", () => {
    expect(placeOfPassage("I shall return home.", second)).toBeUndefined();
    expect(placeOfPassage(text, { quote: "", before: "" })).toBeUndefined();
  });

  test("gives its place to other words, and to those alone", () => {
    const place = placeOfPassage(text, second) ?? expect.fail("not found");
    expect(withWordsAt(text, place, "I go back")).toBe(
      "I will return home. My parents live there.\nI go back in 2028.",
    );
  });

  test("in other directions of writing and with signs of two halves stays whole", () => {
    const mixed = "اسمي أمارا 👩‍👧. I study.";
    const passage = passageAt(mixed, 0, mixed.indexOf(".")) ?? expect.fail("no passage");
    expect(withWordsAt(mixed, placeOfPassage(mixed, passage) ?? expect.fail("not found"), "x")).toBe("x. I study.");
  });
});
