import { describe, expect, it } from "vitest";
import { drawPdf } from "../../../../../tests/samples/pdfDocument.ts";
import { readDocument } from "../../readDocument.ts";
import { createRecogniser } from "../../text/recogniseText.ts";

const recogniser = createRecogniser(["eng", "fra"]);

type Table = { readonly x: readonly number[]; readonly rows: readonly (readonly string[])[] };

/** A made-up certificate of a bank with sentences above and below its table. */
async function read(above: readonly string[], { x, rows }: Table, below: readonly string[] = []) {
  const bytes = await drawPdf((pdf) => {
    const at = (text: string, left: number, y: number) =>
      pdf.font("Helvetica").fontSize(10).text(text, left, y, { lineBreak: false });
    above.forEach((line, index) => at(line, 60, 50 + 18 * index));
    const top = 70 + 18 * above.length;
    rows.forEach((row, index) => row.forEach((cell, column) => cell && at(cell, x[column] ?? 60, top + 18 * index)));
    below.forEach((line, index) => at(line, 60, top + 30 + 18 * (rows.length + index)));
  });
  return await readDocument(
    { bytes, fileName: "certificate.pdf", expectedTypes: ["AccountStatement"] },
    { recogniser },
  );
}

const accountsOf = async (...drawn: Parameters<typeof read>) =>
  ((await read(...drawn)).rows?.["accounts"] ?? []).map(({ values, checked }): Record<string, unknown> => ({
    ...values,
    checked,
  }));

const english = [
  "Fjordview Example Bank",
  "Balance certificate",
  "14 November 2026",
  "To whom it may concern",
  "We certify that Ingrid Solheim holds the accounts below with us as of 13 November 2026.",
];
const columns = [60, 210, 340, 420];

describe("a certificate that lists several accounts", () => {
  it("is several accounts, each in the currency of its row", async () => {
    const table: Table = {
      x: columns,
      rows: [
        ["Account number", "Type", "Currency", "Balance"],
        ["7710-4401-22", "Current account", "NOK", "18,400.00"],
        ["7710-9982-10", "Savings", "EUR", "25,550.50"],
        ["Total", "", "", ""],
      ],
    };
    expect(await accountsOf(english, table, ["Yours faithfully", "Branch manager"])).toEqual([
      {
        account: "1",
        accountNumber: "7710440122",
        accountType: "chequing",
        currency: "NOK",
        closingBalance: "18400.00",
        checked: "textLayer",
      },
      {
        account: "2",
        accountNumber: "7710998210",
        accountType: "savings",
        currency: "EUR",
        closingBalance: "25550.50",
        checked: "textLayer",
      },
    ]);
  });

  it("in French, with the currency at the head of the column and another balance beside it", async () => {
    const table: Table = {
      x: [60, 190, 320, 430],
      rows: [
        ["Numéro de compte", "Produit", "Solde moyen (CAD)", "Solde (CAD)"],
        ["00417-7718201", "Compte chèques", "1 200,00", "4 310,25"],
        ["00417-9920447", "Épargne", "9 000,00", "12 000,00"],
      ],
    };
    const french = ["Caisse fictive des Érables, Québec", "Attestation de soldes", "Le 14 novembre 2026"];
    expect(await accountsOf(french, table)).toMatchObject([
      { accountNumber: "004177718201", currency: "CAD", closingBalance: "4310.25" },
      { accountNumber: "004179920447", currency: "CAD", closingBalance: "12000.00" },
    ]);
  });

  it("leaves a currency that nothing settles to the person", async () => {
    const table: Table = {
      x: columns,
      rows: [
        ["Account No.", "Type", "", "Current balance"],
        ["5501887701", "Savings", "", "1,000.00"],
        ["5501887702", "Term deposit", "", "2,000.00"],
      ],
    };
    const found = await accountsOf(["Example Trust", "Certificate of balance"], table);
    expect(found.map((row) => row["closingBalance"])).toEqual(["1000.00", "2000.00"]);
    expect(found.some((row) => "currency" in row)).toBe(false);
  });

  it.each<[words: string, rows: Table["rows"]]>([
    [
      "one account on several days",
      [
        ["Account number", "Date", "", "Balance"],
        ["7710-4401-22", "01 Sep 2026", "", "1,400.00"],
        ["7710-4401-22", "01 Oct 2026", "", "2,400.00"],
      ],
    ],
    [
      "one account and a loan",
      [
        ["Account number", "Type", "", "Balance"],
        ["7710-4401-22", "Savings", "", "1,400.00"],
        ["7710-4401-99", "Car loan", "", "9,400.00"],
      ],
    ],
    [
      "one account",
      [
        ["Account number", "Type", "", "Balance"],
        ["7710-4401-22", "Savings", "", "1,400.00"],
      ],
    ],
  ])("%s is no list of accounts", async (_words, rows) => {
    expect(await accountsOf(english, { x: columns, rows })).toEqual([]);
  });
});
