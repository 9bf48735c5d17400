import { expect, it } from "vitest";
import { labelledValue } from "../fields/labelledValue.ts";
import { nameIn } from "../fields/nameField.ts";
import { linesOf } from "../text/lines.ts";
import type { Word } from "../text/words.ts";
import { foundValues, layoutOfPages, type SoughtValue } from "./find.ts";
import { endOfStudies, nameInParts, program, school, startOfStudies } from "./schools.ts";

/** Lines of a form: how far from the top, how high the print, and what stands in its two columns. */
type Row = readonly [top: number, height: number, left: string, right?: string];

function page(...rows: readonly Row[]) {
  const words = rows.flatMap(([top, height, ...columns]) =>
    columns.flatMap((column = "", at): readonly Word[] => {
      let left = 40 + at * 260;
      return column.split(" ").flatMap((text): readonly Word[] => {
        if (text === "") return [];
        const rectangle = { left, top, width: text.length * 5, height };
        left += text.length * 5 + 4;
        const box = [rectangle.left / 612, top / 792, (left - 4) / 612, (top + height) / 792] as const;
        return [{ text, confidence: 1, page: 1, box, at: rectangle }];
      });
    }),
  );
  return [{ number: 1, source: "layer" as const, lines: linesOf(words) }];
}

const valueOf = (sought: SoughtValue, pages: ReturnType<typeof page>) =>
  foundValues([sought], layoutOfPages(pages), pages)[sought.name]?.field.value;

const under = page(
  [200, 11, "Rasmussen", "Ingrid Solveig"],
  [216, 7, "Surname", "Given names"],
  [250, 11, "September 6, 2027", "April 27, 2029"],
  [266, 7, "Classes begin", "End of studies"],
  [300, 11, "Diploma in Boat Building"],
  [316, 7, "Credential sought"],
);

const [, familyName, givenName] = nameInParts;
const sought: readonly (readonly [what: string, SoughtValue | undefined, value: string])[] = [
  ["the beginning", startOfStudies, "2027-09-06"],
  ["the end", endOfStudies, "2029-04-27"],
  ["the program", program, "Diploma in Boat Building"],
  ["the family name", familyName, "Rasmussen"],
  ["the given name", givenName, "Ingrid Solveig"],
];
it.each(sought)("where labels stand in small print under their lines, %s stands above its own", (_, one, value) => {
  expect(one && valueOf(one, under)).toBe(value);
});

it("small print above a value stays its label where it is the nearer one", () => {
  const above = page(
    [200, 7, "Classes begin", "End of studies"],
    [209, 11, "September 6, 2027", "April 27, 2029"],
    [250, 7, "Offer valid until", "Date of issue"],
    [259, 11, "May 3, 2027", "January 4, 2027"],
  );
  expect(valueOf(startOfStudies, above)).toBe("2027-09-06");
  expect(valueOf(endOfStudies, above)).toBe("2029-04-27");
});

it("a label under its line takes no value from the line below", () => {
  const { value } = labelledValue(under[0]?.lines ?? [], [/^\W*given names/], nameIn) ?? {};
  expect(value).toBe("Ingrid Solveig");
});

it("a line that goes on from a name is no label of it", () => {
  const pages = page(
    [200, 14, "Adaeze Nwosu"],
    [218, 10, "for completing the six-month program"],
    [234, 14, "Marine Cooking"],
  );
  expect(valueOf(program, pages)).not.toBe("Adaeze Nwosu");
});

it("small print under a letterhead is no label of it, and takes no sureness away", () => {
  const headed = page(
    [40, 18, "Lakeview Polytechnic College"],
    [62, 9, "Office of the Registrar"],
    [200, 11, "To whom it may concern"],
  );
  const found = foundValues([school], layoutOfPages(headed), headed)[school.name];
  expect(found?.field.value).toBe("Lakeview Polytechnic College");
  expect(found?.field.confidence).toBeGreaterThanOrEqual(0.85);
});
