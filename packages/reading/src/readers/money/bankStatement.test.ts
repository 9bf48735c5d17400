import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import {
  bankStatements,
  creditCardStatement,
  otherAccountBelow,
  wrongSum,
} from "../../../../../tests/samples/papers/bankStatement.ts";
import {
  drawPaper,
  faultsIn,
  rowFaultsIn,
  seenByRules,
  type Paper,
} from "../../../../../tests/samples/papers/paper.ts";
import { pageImage } from "../../../../../tests/samples/pageImage.ts";
import { sharedFolder } from "../../../test/badFiles.ts";
import { readDocument } from "../../readDocument.ts";
import type { Reading } from "../../reading.ts";
import { createRecogniser } from "../../text/recogniseText.ts";

const recogniser = createRecogniser(["eng", "fra"]);
const read = (bytes: Uint8Array) =>
  readDocument({ bytes, fileName: "statement.pdf", expectedTypes: ["BankStatements"] }, { recogniser });
const readPaper = async (paper: Paper) => read(await drawPaper({ layout: "letter", paper }));
const [first] = bankStatements;
if (!first) throw new Error("There are no made-up statements.");

const checksOf = ({ rows = {} }: Reading) => new Set(rows["transactions"]?.map(({ checked }) => checked));

describe("bank statements with their own text", () => {
  test.each(bankStatements.filter(({ layout }) => seenByRules.includes(layout)))(
    "$name: every field and every transaction",
    async (sample) => {
      const reading = await read(await drawPaper(sample));
      expect(reading.documentType).toBe("BankStatements");
      expect(faultsIn(sample, reading.fields)).toEqual([]);
      expect(rowFaultsIn(sample, reading.rows)).toEqual([]);
      expect(reading.warnings).toEqual([]);
      expect([reading.fields["openingBalance"]?.checked, reading.fields["closingBalance"]?.checked]).toEqual([
        "sum",
        "sum",
      ]);
      expect(checksOf(reading)).toEqual(new Set(["sum"]));
    },
  );

  it("with an amount that the balances contradict: its rows are not checked, and what is printed stays", async () => {
    const reading = await readPaper(wrongSum(first));
    expect(faultsIn(first, reading.fields)).toEqual([]);
    expect(reading.fields["closingBalance"]?.checked).toBe("textLayer");
    expect(checksOf(reading)).toEqual(new Set([undefined]));
  });

  it("with a second account below: the values are those of the first, and both are told", async () => {
    const reading = await readPaper(otherAccountBelow(first));
    expect(faultsIn(first, reading.fields)).toEqual([]);
    const { accounts = [], furtherTransactions = [], ...tables } = reading.rows ?? {};
    expect(accounts.map(({ values, checked }) => [values["account"], values["closingBalance"], checked])).toEqual([
      ["1", reading.fields["closingBalance"]?.value, "sum"],
      ["2", "525.00", "sum"],
    ]);
    expect(furtherTransactions.map(({ values }) => [values["account"], values["amount"]])).toEqual([["2", "25.00"]]);
    expect(rowFaultsIn(first, tables)).toEqual([]);
    expect(checksOf(reading)).toEqual(new Set(["sum"]));
  });

  it("in a dollar that is not named: the balances wait for a person", async () => {
    const foreign = JSON.stringify(first.paper)
      .replaceAll("Exampleville ON K1B 2C3", "Exampletown 44100")
      .replace(',["Currency","CAD"]', "");
    const reading = await readPaper(JSON.parse(foreign) as Paper);
    expect(reading.fields["currency"]).toBeUndefined();
    expect(reading.fields["closingBalance"]).toMatchObject({ value: first.expected["closingBalance"] });
    expect(reading.fields["closingBalance"]?.checked).toBeUndefined();
  });

  it("of a credit card are no bank statements", async () => {
    const reading = await readPaper(creditCardStatement);
    expect(reading.documentType).toBeNull();
  });
});

it("from a scan the sum checks balances and transactions; the name waits for a person", async () => {
  const reading = await read(await pageImage(await drawPaper(first)));
  expect(reading.pages[0]?.textSource).toBe("ocr");
  expect(rowFaultsIn(first, reading.rows)).toEqual([]);
  expect(checksOf(reading)).toEqual(new Set(["sum"]));
  expect(reading.fields["closingBalance"]).toMatchObject({ value: first.expected["closingBalance"], checked: "sum" });
  expect(reading.fields["accountHolderName"]?.checked).toBeUndefined();
});

const specimens = path.join(sharedFolder, "samples");
const isHere = existsSync(path.join(specimens, "bank_statement-01.pdf"));
if (!isHere) process.stderr.write("skipped: the public bank statements (../shared/samples) are not here\n");

/** What the manifest of the specimens says; the third is a picture with red marks over its address and account number. */
const published: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    "bank_statement-01.pdf",
    {
      accountHolderName: "Arjun Mehra",
      accountNumber: "XXXXXXXX4821",
      openingBalance: "124350.00",
      closingBalance: "167570.00",
      currency: "INR",
      periodStart: "2024-10-01",
      periodEnd: "2024-12-31",
      bankName: "NORTHSTAR BANK",
    },
  ],
  [
    "bank_statement-02.pdf",
    {
      accountHolderName: "SUSAN SAMPLE",
      accountNumber: "027825094431",
      openingBalance: "4247.14",
      closingBalance: "3664.79",
      currency: "CAD",
      periodStart: "2004-03-12",
      periodEnd: "2004-04-12",
      bankName: "Royal Bank of Canada",
    },
  ],
  [
    "bank_statement-03.pdf",
    { openingBalance: "39500.00", closingBalance: "38400.00", currency: "GBP", bankName: "YourBirkbeck Bank" },
  ],
];

describe.skipIf(!isHere)("public statements", () => {
  test.each(published)("%s: the values of the manifest, and no others", async (file, expected) => {
    const reading = await read(readFileSync(path.join(specimens, file)));
    expect(faultsIn({ expected }, reading.fields)).toEqual([]);
    expect(Object.keys(reading.fields).filter((name) => name !== "accountType" && !(name in expected))).toEqual([]);
  });

  it("38 transactions in three months add up; of a statement whose second page is missing none are checked", async () => {
    const whole = await read(readFileSync(path.join(specimens, "bank_statement-01.pdf")));
    expect(whole.rows?.["transactions"]).toHaveLength(38);
    expect(checksOf(whole)).toEqual(new Set(["sum"]));
    const halved = await read(readFileSync(path.join(specimens, "bank_statement-02.pdf")));
    expect(checksOf(halved)).toEqual(new Set([undefined]));
  });

  it("the statement of a credit card is none", async () => {
    const reading = await read(readFileSync(path.join(specimens, "credit_card_statement-01.pdf")));
    expect(reading.documentType).toBeNull();
    expect(reading.fields).toEqual({});
  });
});
