import { describe, expect, it } from "vitest";
import { doubledLines, sentLines, typeWordsIn } from "./listLines.ts";

const list = {
  encoding: "UTF-8",
  separator: ";",
  columns: [],
  lines: [
    { line: 2, cells: ["Haddad", "Noor", "noor@example.test", "Study", "=1+1"] },
    { line: 3, cells: ["Haddad", "Noor", "noor@example.test", "Visa", ""] },
    { line: 4, cells: ["HADDAD", "Nour", "other@example.test", "Study", ""] },
  ],
};
const matched = ["lastName", "firstName", "email", "type", "note"] as const;

describe("the lines of a list", () => {
  it("are sent by what each column is, with the types that the page was told", () => {
    expect(typeWordsIn(list, matched)).toEqual(["Study", "Visa"]);
    expect(sentLines(list, matched, { Study: "Student" })[0]).toEqual({
      line: 2,
      lastName: "Haddad",
      firstName: "Noor",
      email: "noor@example.test",
      type: "Student",
      note: "=1+1",
    });
    expect(sentLines(list, ["email"], {})[0]).toEqual({ line: 2, email: "Haddad" });
  });

  it("say who stands in two of them; a second matter of one address is none", () => {
    const lines = sentLines(list, matched, { Study: "Student", Visa: "VisitorVisa" });
    expect([...doubledLines(lines)]).toEqual([[4, 2]]);
  });
});
