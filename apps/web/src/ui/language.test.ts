import { expect, test } from "vitest";
import { languageTools } from "./language.tsx";

const english = languageTools("en");
const french = languageTools("fr");

test("dates, months and shares are written as each language writes them", () => {
  expect(english.date("2027-05-09")).toBe("May\u00A09,\u00A02027");
  expect(french.date("2027-05-09")).toBe("9\u00A0mai\u00A02027");
  expect([english.date("2027-05-01"), french.date("2027-05-01")]).toEqual([
    "May\u00A01,\u00A02027",
    "1er\u00A0mai\u00A02027",
  ]);
  expect(french.date("2027-05-11")).toBe("11\u00A0mai\u00A02027");
  expect(french.month("2027-05")).toBe("mai\u00A02027");
  expect(english.percent(0.625)).toBe("63%");
  expect(french.percent(0.625)).toMatch(/^63\s%$/);
});

test("the day of an instant is that on the clock of the reader, as with its hour", () => {
  const evening = "2026-11-16T01:30:00.000Z";
  const own = new Date(evening);
  expect(english.dayOf(evening)).toBe(
    english.date(
      `${own.getFullYear()}-${String(own.getMonth() + 1).padStart(2, "0")}-${String(own.getDate()).padStart(2, "0")}`,
    ),
  );
});

test("placeholders are filled; one without a value stays visible", () => {
  const text = { en: "{count} of {total}", fr: "{count} sur {total}" };
  expect(english.t(text, { count: 4, total: 9 })).toBe("4 of 9");
  expect(french.t(text, { count: 4 })).toBe("4 sur {total}");
});

test("a sentence about a count follows the rule of its language: French has one form for 0 and 1", () => {
  const files = {
    one: { en: "{count} file", fr: "{count} fichier" },
    other: { en: "{count} files", fr: "{count} fichiers" },
  };
  const of = (count: number) => [english.t(files, { count }), french.t(files, { count })];
  expect([0, 1, 2, 1_000_000].map(of)).toEqual([
    ["0 files", "0 fichier"],
    ["1 file", "1 fichier"],
    ["2 files", "2 fichiers"],
    ["1,000,000 files", "1\u00A0000\u00A0000 fichiers"],
  ]);
});
