import { describe, expect, it } from "vitest";
import { isSure } from "@boreal/domain/caseFile/documentValues/readValue";
import { writtenPages } from "../../test/writtenPages.ts";
import { documentReaders } from "../readers/documentReaders.ts";
import { holders } from "./grammars/holders.ts";

/** Letters about money in manners that the samples do not have; all people, banks and firms are invented. */
const papers: readonly (readonly [string, string, string, Readonly<Record<string, string>>])[] = [
  [
    "a French certificate of a balance, dated a day later",
    "AccountStatement",
    `
Banque du Littoral
ATTESTATION DE SOLDE
Nous soussignés, Banque du Littoral, attestons que le compte n° 01177-0044182-30 ouvert dans
nos livres au nom de Monsieur Kossi Ayélé présente, à la date du 12 novembre 2026, un solde
créditeur de 14 820 000 FCFA.
Fait à Lomé, le 13 novembre 2026
`,
    { accountHolderName: "Kossi Ayélé", closingBalance: "14820000.00", periodEnd: "2026-11-12" },
  ],
  [
    "a confirmation in two languages",
    "AccountStatement",
    `
SONGHONG BANK
CONFIRMATION OF DEPOSIT BALANCE
Khach hang / Customer       TRAN THI HOA
So du / Balance             650,000,000 VND
Den ngay / As of            16/11/2026
Ngay den han / Maturity     02/05/2027
`,
    { accountHolderName: "TRAN THI HOA", closingBalance: "650000000.00", periodEnd: "2026-11-16" },
  ],
  [
    "a fixed deposit in a letter, with the interest at its end",
    "FixedDeposit",
    `
acaciabank
2nd March 2026
Mr. Peter Mwangi Kamau
Machakos
RE: CONFIRMATION OF FIXED DEPOSIT
We confirm placement of Kenya Shillings 2,000,000.00 (two million) for 180 days at 9.5 per cent. The
deposit was booked on 3 March 2026 and matures on 30 August 2026. Interest at maturity will be KES
93,698.63 before tax.
`,
    { accountHolderName: "Peter Mwangi Kamau", closingBalance: "2000000.00", expiryDate: "2026-08-30" },
  ],
  [
    "a certificate behind a wire and a fee",
    "GIC",
    `
Bank of the Lakes
October 24, 2026
Harpreet Gill
Village Rampur, Bathinda, Punjab
Dear Harpreet,
We received your wire of CAD $23,095.00 on October 20, 2026. After our fee of $200.00, a Guaranteed
Investment Certificate of CAD $22,895.00 was issued in your name on October 22, 2026.
It matures on October 22, 2027 and earns 2.15 % a year.
`,
    { accountHolderName: "Harpreet Gill", closingBalance: "22895.00", issueDate: "2026-10-22" },
  ],
  [
    "a loan of less than was asked for",
    "LoanApprovalLetter",
    `
Future Loan Bureau
November 18, 2026
Ms. Shanice Beckett
Lot 44, Old Harbour
LOAN COMMITMENT No. SF-004417
We are pleased to advise that your application of October 1, 2026 for J$5,200,000.00 was considered and
that a loan of J$4,750,000.00 has been approved for your studies.
Two guarantors are required, each earning at least J$180,000.00 a month.
`,
    { accountHolderName: "Shanice Beckett", closingBalance: "4750000.00", issueDate: "2026-11-18" },
  ],
  [
    "a sponsor whose heading names the student in capitals",
    "FinancialSupporterLetter",
    `
Mrs. Comfort Ladi Bello
Block 4, Garden Estate, Abuja
29th October 2026
LETTER OF SPONSORSHIP FOR MY SON SAMUEL BELLO
I, Mrs. Comfort Ladi Bello, a civil engineer, write to confirm that I shall be wholly responsible for
the tuition and accommodation of my son, Samuel Bello, for the whole of the programme.
`,
    { financialSupporterFullName: "Comfort Ladi Bello", applicantFullName: "Samuel Bello", issueDate: "2026-10-29" },
  ],
  [
    "a father named behind the name of his daughter",
    "FinancialSupporterLetter",
    `
24-NOV-2026
Re: Financial support for Ms. Aarohi Mehra D/o Rajinder Mehra
I, Rajinder Mehra, am the father of the above applicant and run a shop in Patiala. I undertake to pay
her tuition and living costs.
`,
    { financialSupporterFullName: "Rajinder Mehra", applicantFullName: "Aarohi Mehra", issueDate: "2026-11-24" },
  ],
  [
    "a French supporter",
    "FinancialSupporterLetter",
    `
Attestation de prise en charge
Je soussigné M. Emeka Adjovi, né le 3 mai 1968, m’engage à prendre en charge les frais d’études de ma
fille aînée Ngozi Adjovi.
Fait à Cotonou, le 2 avril 2026.
`,
    { financialSupporterFullName: "Emeka Adjovi", applicantFullName: "Ngozi Adjovi", issueDate: "2026-04-02" },
  ],
  [
    "a pay slip whose days stand apart, beside the day of payment",
    "PaySlip",
    `
Harbour Sample Foods Ltd.
Pay Statement
Employee Name           Employee No.       Period Start       Period End       Pay Date
Lucia Marques Prado     44170              2026-11-01         2026-11-15       2026-11-20
`,
    { applicantFullName: "Lucia Marques Prado", periodStart: "2026-11-01", periodEnd: "2026-11-15" },
  ],
];

describe("a paper about money", () => {
  it.each(papers)("%s", async (_, type, text, expected) => {
    const fields = await documentReaders.find(({ documentType }) => documentType === type)?.read(writtenPages(text));
    const values = Object.fromEntries(Object.entries(fields ?? {}).map(([name, { value }]) => [name, value]));
    expect(values).toMatchObject(expected);
  });

  it("is sure of nobody whose name only stands at the head", async () => {
    const reader = documentReaders.find(({ documentType }) => documentType === "BankStatements");
    const fields = await reader?.read(writtenPages("\nBank of the Lakes\nTOMAS NOVOTNY\nTransactions\n"));
    const holder = fields?.["accountHolderName"];
    expect(holder?.value).toBe("TOMAS NOVOTNY");
    expect(holder && isSure("accountHolderName", holder)).toBe(false);
  });
});

describe("names of holders", () => {
  it.each([
    ["Account name : Yonas Bekele / Selam Girma", ["Yonas Bekele / Selam Girma"]],
    ["Cliente: Joana Prado Meireles CPF ***.417.208-**", ["Joana Prado Meireles"]],
    ["Name: Muthu A/L Raman", ["Muthu A/L Raman"]],
    ["Re: support for Ms. Aarohi Mehra D/o Rajinder Mehra", ["Aarohi Mehra"]],
    ["I, Mrs. Comfort Bello, am his mother", ["Comfort Bello"]],
    ["of my daughter Ngozi Adjovi. From now on", ["Ngozi Adjovi"]],
    ["Everyday Savings Account", []],
    ["Ref No./Cheque No.", []],
  ])("%s", (text, expected) => {
    expect(holders.all(text).map(({ value }) => value)).toEqual(expected);
  });
});
