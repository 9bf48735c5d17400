import { describe, expect, it } from "vitest";
import { drawPdf } from "../../../../../../tests/samples/pdfDocument.ts";
import { readDocument } from "../../../readDocument.ts";
import { createRecogniser } from "../../../text/recogniseText.ts";

type Move = readonly [day: string, words: string, out: string, into: string, balance: string];
type Drawn = {
  readonly head: string;
  readonly opening: string;
  readonly moves: readonly Move[];
  readonly closing: string;
};

const recogniser = createRecogniser(["eng", "fra"]);

/** A made-up statement of several accounts, each with a heading and a table of its own. */
async function read(accounts: readonly Drawn[], header: readonly string[] = [], below: readonly string[] = []) {
  const bytes = await drawPdf((pdf) => {
    const at = (text: string, x: number, y: number, bold = false) =>
      pdf
        .font(bold ? "Helvetica-Bold" : "Helvetica")
        .fontSize(10)
        .text(text, x, y, { lineBreak: false });
    at("Fjordview Example Bank", 60, 40, true);
    at("Ingrid Solheim", 60, 70);
    at("Combined account statement", 340, 70, true);
    at("Statement period: 01 October 2026 to 31 October 2026", 300, 86);
    header.forEach((line, index) => at(line, 60, 100 + 14 * index));
    let y = 150;
    for (const { head, opening, moves, closing } of accounts) {
      at(head, 60, y, true);
      at(`Opening balance: ${opening}`, 60, y + 16);
      for (const [text, x] of [
        ["Date", 60],
        ["Description", 140],
        ["Withdrawals", 340],
        ["Deposits", 425],
        ["Balance", 505],
      ] as const)
        at(text, x, y + 36);
      moves.forEach((move, index) =>
        move.forEach(
          (text, column) => text !== "" && at(text, [60, 140, 345, 430, 505][column] ?? 60, y + 52 + 16 * index),
        ),
      );
      at(`Closing balance: ${closing}`, 60, y + 60 + 16 * moves.length);
      y += 100 + 16 * moves.length;
    }
    below.forEach((line, index) => at(line, 60, y + 16 * index, index === 0));
  });
  return await readDocument({ bytes, fileName: "statement.pdf", expectedTypes: ["BankStatements"] }, { recogniser });
}

const daily: Drawn = {
  head: "Daily current account   Account number: 7710-4401",
  opening: "1,000.00",
  moves: [
    ["02 Oct 2026", "Shop", "100.00", "", "900.00"],
    ["20 Oct 2026", "Wages", "", "600.00", "1,500.00"],
  ],
  closing: "1,500.00",
};
const savings: Drawn = {
  head: "Savings   Account number: 7710-4402",
  opening: "20,000.00",
  moves: [["05 Oct 2026", "Interest", "", "50.00", "20,050.00"]],
  closing: "20,050.00",
};
const balances = async (accounts: readonly Drawn[], header?: readonly string[]) =>
  (await read(accounts, header)).rows?.["accounts"]?.map(({ values }) => [
    values["accountNumber"],
    values["accountType"],
    values["closingBalance"],
  ]);

describe("a statement of several accounts", () => {
  it("tells each with its number, kind and balances, and the transactions of each", async () => {
    const { rows = {}, fields } = await read([daily, savings]);
    expect(
      rows["accounts"]?.map(({ values, checked }) => [values["accountNumber"], values["closingBalance"], checked]),
    ).toEqual([
      ["77104401", "1500.00", "sum"],
      ["77104402", "20050.00", "sum"],
    ]);
    expect(fields["closingBalance"]?.value).toBe("1500.00");
    expect(rows["transactions"]?.map(({ values }) => values["amount"])).toEqual(["-100.00", "600.00"]);
    expect(rows["furtherTransactions"]?.map(({ values }) => [values["account"], values["amount"]])).toEqual([
      ["2", "50.00"],
    ]);
  });

  it("in the currency of a line that says nothing but it: both are counted", async () => {
    const { rows = {}, fields } = await read([daily, savings], ["All amounts in Norwegian krone (NOK)"]);
    expect(rows["accounts"]?.map(({ values }) => [values["closingBalance"], values["currency"]])).toEqual([
      ["1500.00", "NOK"],
      ["20050.00", "NOK"],
    ]);
    expect(fields["currency"]).toMatchObject({ value: "NOK", checked: "textLayer" });
  });

  it("tells them without numbers, by balances that do not go on", async () => {
    const bare = [daily, savings].map((one) => ({ ...one, head: one.head.split("   ")[0] ?? "" }));
    expect((await balances(bare))?.map(([, , closing]) => closing)).toEqual(["1500.00", "20050.00"]);
  });

  it("is one account where the IBAN stands above and the local number below, or a second month follows", async () => {
    expect(await balances([daily], ["IBAN: NO93 8601 7710 4401"])).toBeUndefined();
    const november = {
      ...daily,
      opening: "1,500.00",
      moves: [["30 Oct 2026", "Fee", "10.00", "", "1,490.00"]] as const,
      closing: "1,490.00",
    };
    expect(await balances([daily, november])).toBeUndefined();
  });

  it.each([
    [
      "English",
      "Current Account 3310-55021",
      "Bonus Saver 3310-55039",
      ["Fixed Deposit 3310-55047", "Balance: 7,500.00"],
      ["331055021", "331055039", "331055047"],
    ],
    [
      "French",
      "Compte chèques no 3310-55021",
      "Compte d’épargne à intérêt élevé no 3310-55039",
      ["Dépôt à terme no 3310-55047", "Solde: 7,500.00"],
      ["331055021", "331055039", "331055047"],
    ],
    ["without numbers", "Current Account", "Bonus Saver", ["Fixed Deposit", "Balance: 7,500.00"], []],
  ] as const)("tells each by a heading of kind and number: %s", async (_, first, second, below, numbers) => {
    const { rows = {}, warnings } = await read(
      [
        { ...daily, head: first },
        { ...savings, head: second },
      ],
      [],
      below,
    );
    expect(rows["accounts"]?.map(({ values }) => values["closingBalance"])).toEqual(["1500.00", "20050.00", "7500.00"]);
    expect(rows["accounts"]?.flatMap(({ values }) => values["accountNumber"] ?? [])).toEqual(numbers);
    expect(warnings.filter(({ because }) => because.en.includes("more accounts"))).toEqual([]);
  });

  it("is sure of no balance where a further account is named that cannot be read", async () => {
    const { fields, warnings } = await read(
      [{ ...daily, head: "Current Account 3310-55021" }],
      [],
      ["Fixed Deposit 3310-55047", "Issued for 7,000.00, worth 7,500.00 when it ends"],
    );
    expect(fields["closingBalance"]?.checked).toBeUndefined();
    const told = warnings.filter(({ id }) => id === "missingData").map(({ because }) => because.en);
    expect(told.join(" ")).toMatch(/Fixed Deposit 3310-55047/);
  });

  it("tells in words a row of which nothing says whether money came or went", async () => {
    const odd: Drawn = {
      ...daily,
      moves: [["02 Oct 2026", "Exchange", "100.00", "40.00", "940.00"]],
      closing: "940.00",
    };
    const told = (await read([odd])).warnings.filter(({ id }) => id === "missingData").map(({ because }) => because.en);
    expect(told.join(" ")).toMatch(/Exchange/);
  });
});
