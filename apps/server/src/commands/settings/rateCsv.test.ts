import { describe, expect, test } from "vitest";
import { mostRates, readRateCsv } from "./rateCsv.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readRateCsv(bytes(text), "2026-11-20");
const codes = (text: string) => read(text).faults.map(({ row, code }) => `${row ?? "-"} ${code}`);

describe("a table of exchange rates", () => {
  test("is read with the titles of either language, commas or semicolons", () => {
    const rates = [{ currency: "USD", day: "2026-11-20", rate: 1.3921 }];
    expect(read("Currency,Date,CAD\nusd,2026-11-20,1.3921\n")).toEqual({ rates, faults: [] });
    expect(read("\uFEFFDevise;Jour;Taux\nUSD;2026-11-20;1,3921")).toEqual({ rates, faults: [] });
  });

  test.each([
    ["without a column", "Currency,Date\nUSD,2026-11-20", ["1 rateColumnsMissing"]],
    ["without a rate", "Currency,Date,CAD\n", ["- ratesEmpty"]],
    ["that breaks off", 'Currency,Date,CAD\n"USD,2026-11-20,1.39', ["2 ratesBroken"]],
    ["with a day ahead", "Currency,Date,CAD\nUSD,2026-11-21,1.39", ["2 dayAhead"]],
    ["with a day that there is not", "Currency,Date,CAD\nUSD,2026-02-30,1.39", ["2 dayNotValid"]],
    ["with one day twice", "Currency,Date,CAD\nUSD,2026-11-20,1.39\nusd,2026-11-20,1.4", ["3 rateTwice"]],
    ["of Canadian dollars", "Currency,Date,CAD\nCAD,2026-11-20,1", ["2 currencyNotValid"]],
    ["of zero", "Currency,Date,CAD\nUSD,2026-11-20,0", ["2 rateNotValid"]],
    ["in words", "Currency,Date,CAD\nUSD,2026-11-20,much", ["2 rateNotValid"]],
  ])("%s is refused with its row", (_, text, expected) => {
    expect(codes(text)).toEqual(expected);
    expect(read(text).rates).toEqual([]);
  });

  test("that is no UTF-8 is refused", () => {
    expect(readRateCsv(new Uint8Array([0x44, 0xe9, 0x0a]), "2026-11-20").faults.map(({ code }) => code)).toEqual([
      "ratesBroken",
    ]);
  });

  test("of 100,000 rows is read, and one row more is refused", () => {
    const row = (at: number) => `${code(at)},${day(at)},1.25\n`;
    const code = (at: number) => String.fromCharCode(65 + (at % 26), 65 + (Math.floor(at / 26) % 26), 65);
    const day = (at: number) =>
      new Date(Date.UTC(2026, 10, 20) - Math.floor(at / 676) * 86_400_000).toISOString().slice(0, 10);
    const text = `Currency,Date,CAD\n${Array.from({ length: mostRates }, (_, at) => row(at)).join("")}`;
    expect(read(text)).toMatchObject({ faults: [], rates: { length: mostRates } });
    expect(codes(`${text}ZZZ,2026-11-20,1\n`)).toEqual(["- ratesTooMany"]);
  });

  test("with many faults names fifty, and counts the rest", () => {
    const text = `Currency,Date,CAD\n${"USD,never,1\n".repeat(60)}`;
    expect(read(text).faults).toHaveLength(51);
  });
});
