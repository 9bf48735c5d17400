import { describe, expect, it } from "vitest";
import { dateIn } from "../fields/dateField.ts";
import { linesOf } from "../text/lines.ts";
import type { Word } from "../text/words.ts";
import { grammarOf } from "./candidates.ts";
import { foundValues, layoutOfPages, standsNowhere, type SoughtValue } from "./find.ts";
import { endOfStudies, fullName, issuedOn, offerUntil, program, school, startOfStudies, tuition } from "./schools.ts";

/** Lines as they stand on a page, ten points a line; a part after two spaces stands in the next column. */
function page(...lines: readonly string[]) {
  const words = lines.flatMap((line, row): readonly Word[] => {
    const columns = line.split(/ {2,}/);
    return columns.flatMap((column, at) => {
      let left = 40 + at * 260;
      return column.split(" ").flatMap((text): readonly Word[] => {
        if (text === "") return [];
        const rectangle = { left, top: 40 + row * 14, width: text.length * 5, height: 10 };
        left += text.length * 5 + 4;
        const box = [rectangle.left / 612, rectangle.top / 792, rectangle.width / 612, 10 / 792] as const;
        return [{ text, confidence: 1, page: 1, box, at: rectangle }];
      });
    });
  });
  return [{ number: 1, source: "layer" as const, lines: linesOf(words) }];
}

const read = (sought: SoughtValue, ...lines: readonly string[]) => {
  const pages = page(...lines);
  return foundValues([sought], layoutOfPages(pages), pages)[sought.name];
};

describe("a day is of the words that stand nearest to it", () => {
  const letter = [
    "You have been admitted to our program beginning January 11, 2027. We expect you",
    "to complete all requirements by December 18, 2028, and to arrive no later than",
    "January 22, 2027. This offer holds until January 5, 2027. Charter granted June 12, 1961.",
  ];
  it.each([
    ["its beginning", startOfStudies, "2027-01-11"],
    ["its end, over the end of a line", endOfStudies, "2028-12-18"],
    ["until when the offer is open", offerUntil, "2027-01-05"],
  ])("%s", (_, sought, day) => {
    expect(read(sought, ...letter)?.field).toMatchObject({ value: day, page: 1 });
  });

  it("and no day of something else is taken for one that is not there", () => {
    expect(read(issuedOn, "You were born on May 24, 2010. Charter granted June 12, 1961.")).toBeUndefined();
  });

  it("two days under the same words: both are offered, none is sure", () => {
    const both = read(startOfStudies, "Start date  January 11, 2027", "Start date  January 18, 2027");
    expect(both?.field).toMatchObject({ value: "2027-01-11", ambiguous: "2027-01-18" });
    expect(both?.field.checked).toBeUndefined();
  });
});

it("the label of a table is the head of its column", () => {
  expect(read(endOfStudies, "First day  Last day", "Feb 1, 2027  Jun 29, 2028")?.field.value).toBe("2028-06-29");
});

it("an amount is the tuition only where nothing says that it is something else", () => {
  const fees = ["Application fee  $250.00", "Tuition of the first year  $16,500.00", "Medical insurance  $1,140.00"];
  expect(read(tuition, ...fees)?.field.value).toBe("16500.00");
  const others = page("Application fee  $250.00", "Medical insurance  $1,140.00");
  expect(standsNowhere(tuition, layoutOfPages(others))).toBe(true);
  expect(standsNowhere(tuition, layoutOfPages(page(...fees)))).toBe(false);
});

it.each([
  ["in the sentence that admits", "We confirm that Ms. Amara Okafor has been admitted.", "Amara Okafor"],
  ["family name first", "Name of student  OKAFOR, Amara", "Amara OKAFOR"],
  ["not of who signs", "Dr. Philippa Okereke\nDean of Admissions", undefined],
])("the name of whom it is about, %s", (_, text, name) => {
  expect(read(fullName, ...text.split("\n"))?.field.value).toBe(name);
});

it("a school and a program end where the sentence goes on", () => {
  const line = "Harbour College is pleased to offer you a place in the Diploma in Marine Biology starting in May.";
  expect(read(school, line)?.field.value).toBe("Harbour College");
  expect(read(program, line)?.field.value).toBe("Diploma in Marine Biology");
});

it("letters with room between them are one word, and words stay apart", () => {
  const spaced = [..."DATE OF ISSUE"].flatMap((letter, at): readonly Word[] =>
    letter === " "
      ? []
      : [
          {
            text: letter,
            confidence: 1,
            page: 1,
            box: [0, 0, 0.01, 0.01],
            at: { left: 40 + at * 8, top: 40, width: 4, height: 8 },
          },
        ],
  );
  expect(linesOf(spaced)[0]?.text).toBe("DATE OF ISSUE");
});

it("a grammar finds every value of a text", () => {
  expect(
    grammarOf(dateIn)
      .all("from 2027-01-11 to 2028-12-18")
      .map(({ value }) => value),
  ).toEqual(["2027-01-11", "2028-12-18"]);
});
