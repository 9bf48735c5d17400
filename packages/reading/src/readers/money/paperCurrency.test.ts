import { describe, expect, it } from "vitest";
import { drawPaper, type Paper } from "../../../../../tests/samples/papers/paper.ts";
import { shareOf } from "../../../../../tests/running/sizes.ts";
import { readDocument } from "../../readDocument.ts";
import type { Reading } from "../../reading.ts";
import { createRecogniser } from "../../text/recogniseText.ts";

const recogniser = createRecogniser(["eng", "fra"]);

type Printed = {
  /** What stands in place of "Currency". */
  readonly label?: string;
  readonly bank?: string;
  readonly address?: string;
  readonly number?: string;
  readonly currency?: string;
  readonly sentence?: string;
  /** An amount of this many thousandths as the paper prints it. */
  readonly print: (mils: number) => string;
};

const grouped = (mils: number, [thousands, mark, decimals]: readonly [string, string, number]): string => {
  const [whole = "", rest] = (mils / 1000).toFixed(decimals).split(".");
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands)}${rest === undefined ? "" : mark + rest}`;
};
const english = (mils: number) => grouped(mils, [",", ".", 2]);

function statement({ label, bank, address, number, currency, sentence, print }: Printed): Paper {
  return {
    letterhead: [bank ?? "Harbour Example Bank", address ?? "12 Main Road"],
    before: ["Maria Example", "14 Orange Lane, Toronto ON M5V 2T6, Canada"],
    title: "Account statement",
    paragraphs: [sentence ?? "Please keep this statement."],
    rows: [
      ["Account holder", "Maria Example"],
      ["Account number", number ?? "0044 1182 3376"],
      ["Statement period", "1 September 2026 to 30 September 2026"],
      ...(currency === undefined ? [] : [[label ?? "Currency", currency] as const]),
      ["Opening balance", print(3_610_500)],
      ["Closing balance", print(4_250_750)],
    ],
    table: {
      headers: ["Date", "Description", "Withdrawals", "Deposits", "Balance"],
      widths: [14, 36, 17, 17, 16],
      amounts: [2, 3, 4],
      rows: [
        ["3 Sep 2026", "Salary in CAD", "", print(1_450_500), print(5_061_000)],
        ["11 Sep 2026", "Fee Government of Canada", print(210_250), "", print(4_850_750)],
        ["24 Sep 2026", "Rent USD account", print(600_000), "", print(4_250_750)],
      ],
    },
  };
}

const read = async (paper: Paper): Promise<Reading> =>
  readDocument(
    {
      bytes: await drawPaper({ layout: "letter", paper }),
      fileName: "statement.pdf",
      expectedTypes: ["BankStatements"],
    },
    { recogniser },
  );

/** Currency and balance, each with whether it counts unseen. */
const seen = ({ fields }: Reading) =>
  [fields["currency"], fields["closingBalance"]].map((one) =>
    one === undefined ? "nothing" : `${one.value}${one.checked === undefined ? " to be said" : ""}`,
  );

const dollars = (mils: number) => `$${english(mils)}`;
const rupees = (mils: number) => `Rs. ${english(mils)}`;
const crowns = (mils: number) => `${grouped(mils, [" ", ",", 2])} kr`;
const dinars = (mils: number) => grouped(mils, [",", ".", 3]);

describe("the currency of a statement", () => {
  const ways: readonly [string, Printed, string, string][] = [
    ["printed beside a label wins over signs and words", { currency: "JMD", print: dollars }, "JMD", "4250.75"],
    ["a code that few papers have", { currency: "PLN", print: english }, "PLN", "4250.75"],
    ["three decimals, proven by the sum", { currency: "KWD", print: dinars }, "KWD", "4250.750"],
    [
      "three decimals behind a comma",
      { currency: "TND", print: (mils) => grouped(mils, [" ", ",", 3]) },
      "TND",
      "4250.750",
    ],
    ["a bare $ of nobody’s bank", { print: dollars }, "nothing", "4250.75 to be said"],
    ["a bare $ of a bank in Jamaica", { bank: "Harbour Bank Jamaica", print: dollars }, "JMD", "4250.75"],
    ["a bare $ of a bank in Canada", { address: "Exampleville ON K1A 0B1", print: dollars }, "CAD", "4250.75"],
    [
      "a bare $ of a Canadian paper that names another dollar",
      { address: "Exampleville ON K1A 0B1", sentence: "Your US dollar savings account.", print: dollars },
      "nothing",
      "4250.75 to be said",
    ],
    ["Rs. of a bank in Pakistan", { address: "Exampletown, Pakistan", print: rupees }, "PKR", "4250.75"],
    ["Rs. of a bank in Lahore", { bank: "Indus Example Bank, Lahore", print: rupees }, "PKR", "4250.75"],
    ["Rs. of nobody’s bank", { print: rupees }, "nothing", "4250.75 to be said"],
    ["kr of nobody’s bank", { print: crowns }, "nothing", "4250.75 to be said"],
    ["kr of a bank in Norway", { address: "Exampletown, Norway", print: crowns }, "NOK", "4250.75"],
    [
      "£ and an IBAN",
      { number: "GB29 NWBK 6016 1331 9268 19", print: (mils) => `£${english(mils)}` },
      "GBP",
      "4250.75",
    ],
    [
      "no sign at all: what the IBAN suggests is for a person to say",
      { number: "DE89 3704 0044 0532 0130 00", print: english },
      "EUR to be said",
      "4250.75 to be said",
    ],
    ["no sign at all", { print: english }, "nothing", "4250.75 to be said"],
    [
      "a sentence about all amounts",
      { sentence: "All amounts are in Nigerian naira.", print: english },
      "NGN",
      "4250.75",
    ],
    ...[
      ["All amounts in Canadian dollars (CAD)", "CAD"],
      ["(Figures in GHS)", "GHS"],
      ["Tous les montants en euros.", "EUR"],
      ["Expressed in Thai Baht (THB)", "THB"],
      ["Statement in Malaysian ringgit", "MYR"],
      ["(in MAD)", "MAD"],
    ].map(([sentence = "", code = ""]): [string, Printed, string, string] => [
      `a line that says nothing but it: ${sentence}`,
      { sentence, print: english },
      code,
      "4250.75",
    ]),
    [
      "a line that only begins so",
      { sentence: "All amounts in foreign currencies are told apart.", print: english },
      "nothing",
      "4250.75 to be said",
    ],
    ["another label", { label: "A/c Ccy", currency: "QAR", print: english }, "QAR", "4250.75"],
    ["a name of one country", { currency: "Birr", print: english }, "ETB", "4250.75"],
    [
      "a name of several countries and the bank’s own",
      { address: "Exampletown, Pakistan", currency: "Rupees", print: english },
      "PKR",
      "4250.75",
    ],
    ["a name of several countries", { currency: "Rupees", print: english }, "nothing", "4250.75 to be said"],
    [
      "ten rials have no code, and are not suggested as one",
      { address: "Tehran, Iran", currency: "Toman", print: english },
      "nothing",
      "4250.75 to be said",
    ],
    [
      "a label with a word that nobody knows suggests nothing",
      { number: "DE89 3704 0044 0532 0130 00", currency: "Quatloo", print: english },
      "nothing",
      "4250.75 to be said",
    ],
    [
      "amounts in thousands are not read",
      { currency: "USD", sentence: "In thousands.", print: english },
      "nothing",
      "nothing",
    ],
  ];
  it.each(shareOf("ways to print a currency", ways, 4))("%s", async (_, printed, currency, balance) => {
    expect(seen(await read(statement(printed)))).toEqual([currency, balance]);
  });
});
