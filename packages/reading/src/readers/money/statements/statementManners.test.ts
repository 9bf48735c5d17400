import { describe, expect, it } from "vitest";
import { isSure } from "@boreal/domain/caseFile/documentValues/readValue";
import { writtenPages } from "../../../../test/writtenPages.ts";
import { bankStatement } from "../bankStatement.ts";

/** Statements as banks of many countries print them; all banks and people are invented. */

type Read = Readonly<Record<string, string>>;

async function read(...pages: readonly string[]): Promise<Read> {
  const fields = await bankStatement.read(writtenPages(...pages));
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
}

const manners: readonly (readonly [string, string, Read])[] = [
  [
    "two holders on lines of their own, lakhs, CR behind each balance",
    `
Silverpine Gramin Bank
Mr. Devraj Mohan Pillai                    Branch : Riverside
Joint Holder : Mrs. Anita Devraj           IFSC : SGRB0000123
Plot 12, Palm Avenue                       A/c No. : XXXXXXXX4410
Account Statement from 01 Jun 2026 to 24 Nov 2026
Txn Date       Narration                Ref No./Cheque No.   Withdrawal      Deposit         Balance
               B/F                                                                         4,12,300.10 CR
03 JUN 2026    UPI/DR/GROCER            7858164106           1,300.10                      4,11,000.00 CR
30 JUN 2026    NEFT CR-SALARY           3979044304                           89,000.00     5,00,000.00 CR
24 NOV 2026    ATM CASH                 4163854568           10,000.00                     4,90,000.00 CR
`,
    {
      accountHolderName: "Devraj Mohan Pillai",
      periodStart: "2026-06-01",
      periodEnd: "2026-11-24",
      closingBalance: "490000.00",
    },
  ],
  [
    "Portuguese, C and D behind amounts",
    `
banco pinheiro
Extrato de Conta Corrente
Cliente: Joana Prado Meireles CPF ***.417.208-**
Período: 01/06/2026 a 24/11/2026          Emitido em 25/11/2026
Data           Histórico                Docto.         Valor (R$)         Saldo (R$)
01/06/2026     SALDO ANTERIOR                                           48.220,90 C
03/06/2026     BOLETO                   786530         703,68 D         47.517,22 C
05/06/2026     SALARIO                  954921       7.400,00 C         54.917,22 C
24/11/2026     PIX ENVIADO              113411         917,22 D         54.000,00 C
SALDO FINAL EM 24/11/2026: R$ 54.000,00
`,
    {
      accountHolderName: "Joana Prado Meireles",
      periodStart: "2026-06-01",
      periodEnd: "2026-11-24",
      closingBalance: "54000.00",
    },
  ],
  [
    "Spanish, debe and haber",
    `
Banco de la Ribera
ESTADO DE CUENTA
Titular: Lucía Fernanda Rojas
Periodo: 01/06/2026 al 30/06/2026
Fecha          Concepto                    Cargos         Abonos          Saldo
02/06/2026     SALDO ANTERIOR                                           10,000.00
15/06/2026     NOMINA                                     5,000.00      15,000.00
20/06/2026     RENTA                       2,500.00                     12,500.00
30/06/2026     COMISION                    20.00                        12,480.00
`,
    {
      accountHolderName: "Lucía Fernanda Rojas",
      periodStart: "2026-06-01",
      periodEnd: "2026-06-30",
      closingBalance: "12480.00",
    },
  ],
  [
    "German, soll and haben",
    `
Sparkasse Waldsee
Kontoauszug
Kontoinhaberin: Petra Lindner
Zeitraum: 01.06.2026 - 30.06.2026
Datum          Buchungstext                Soll           Haben           Saldo
01.06.2026     Anfangssaldo                                             1.000,00
15.06.2026     Gehalt                                     2.000,00      3.000,00
20.06.2026     Miete                       800,00                       2.200,00
Endsaldo: 2.200,00 EUR
`,
    {
      accountHolderName: "Petra Lindner",
      periodStart: "2026-06-01",
      periodEnd: "2026-06-30",
      closingBalance: "2200.00",
    },
  ],
  [
    "heads in Chinese beside English, and not every row with its balance",
    `
HARBOUR FOX BANK  海狐銀行
Integrated statement 綜合結單
MS WONG KA LING
HKD SAVINGS - transactions from 01 Jun 2026 to 26 Jun 2026
Date 日期      Particulars 摘要           Deposit 存入     Withdrawal 支出     Balance 結餘
01 Jun         B/F BALANCE 承上結餘                                          418,200.40
06 Jun         CARD AUTOPAY                                3,200.40
14 Jun         RENT                                        15,000.00         400,000.00
26 Jun         AUTOPAY IN                 20,000.00
26 Jun         C/F BALANCE 結餘轉下頁                                        420,000.00
`,
    {
      accountHolderName: "WONG KA LING",
      periodStart: "2026-06-01",
      periodEnd: "2026-06-26",
      closingBalance: "420000.00",
    },
  ],
  [
    "no heads at all: the balance is what changes by the amount beside it",
    `
ORCHARD RURAL BANK
Depositor: MANALO, CLARISSA
Covered period: June 2, 2026 - November 24, 2026
06/13/2026     ATMWDL          2,500.00                      97,500.00
06/15/2026     PAYROLL                        38,500.00     136,000.00
07/22/2026     BILLS           6,000.00                     130,000.00
11/19/2026     ATMWDL          1,000.00                     129,000.00
Ending balance: PHP 129,000.00
`,
    {
      accountHolderName: "CLARISSA MANALO",
      periodStart: "2026-06-02",
      periodEnd: "2026-11-24",
      closingBalance: "129000.00",
    },
  ],
  [
    "two parts, each of which moves one way",
    `
First Meadow Bank, N.A.
RAMON T. CASTILLO-VEGA
Your checking account ending in 8820 - June 10, 2026 through November 24, 2026
Beginning balance                        38,000.00
Ending balance                          $39,500.00
Deposits and additions
Date           Description                         Amount
06/15          PAYROLL                             2,100.00
Withdrawals and other subtractions
Date           Description                         Amount
06/19          ZELLE                               -500.00
11/20          CHECKCARD                           -100.00
`,
    {
      accountHolderName: "RAMON T. CASTILLO-VEGA",
      periodStart: "2026-06-10",
      periodEnd: "2026-11-24",
      closingBalance: "39500.00",
    },
  ],
  [
    "labels stand above their values, with the two days apart",
    `
HILLTOP DEVELOPMENT BANK
CUSTOMER                        ACCOUNT              FROM              TO
Sunita Karki Thapa              0417-00882-NPR       2026-05-28        2026-06-24
BRANCH                          PRODUCT              OPENING           CLOSING
Lakeside                        Savings              NPR 34,12,000.00      NPR 34,00,000.00
Txn date       Remarks             Dr.              Cr.              Balance
2026-06-02     BILL                2,000.00                          34,10,000.00
2026-06-22     ATM                 10,000.00                         34,00,000.00
`,
    {
      accountHolderName: "Sunita Karki Thapa",
      periodStart: "2026-05-28",
      periodEnd: "2026-06-24",
      closingBalance: "3400000.00",
    },
  ],
  [
    "amounts in brackets, strokes where nothing moved",
    `
acaciabank
Prepared for                    Account              From
Grace Wambui Otieno             Current ****7713     28 Sep 2026
Nakuru                                               To
                                                     26 Nov 2026
Date           Details              Money out         Money in         Running balance
01 Oct 2026    EXCISE DUTY          (20.00)           -                99,980.00
26 Oct 2026    SALARY               -                 50,000.00        149,980.00
26 Nov 2026    CARD                 (9,980.00)        -                140,000.00
Balance at end: KES 140,000.00
`,
    {
      accountHolderName: "Grace Wambui Otieno",
      periodStart: "2026-09-28",
      periodEnd: "2026-11-26",
      closingBalance: "140000.00",
    },
  ],
  [
    "French, days without a year, the opening balance as the first row",
    `
Crédit des Deux-Lacs                     Relevé n° 11
Agence du Port                           MLLE JEANNE DE MONTREUIL
Compte de dépôt en euros - du 3 juin 2026 au 25 novembre 2026
Date           Nature de l’opération             Débit          Crédit
03.06          SOLDE CRÉDITEUR AU 03.06.2026                    31 460,18
04.06          CB LIBRAIRIE                      60,18
25.11          VIR REÇU SALAIRE                                 1 600,00
Total des mouvements                             60,18          1 600,00
25.11          NOUVEAU SOLDE CRÉDITEUR AU 25.11.2026            33 000,00
`,
    {
      accountHolderName: "JEANNE DE MONTREUIL",
      periodStart: "2026-06-03",
      periodEnd: "2026-11-25",
      closingBalance: "33000.00",
    },
  ],
];

const month = (name: string, days: number, opening: string, moved: string, closing: string): string => `
Bank of the Lakes                   Your Everyday Chequing statement
                                    ${name} 1, 2026 to ${name} ${days}, 2026
TOMAS NOVOTNY                       Account number
14-88 ELM AVE                       0417 ••••209
TORONTO ON M4P 1Y3
Opening balance on ${name} 1, 2026 $${opening}
Closing balance on ${name} ${days}, 2026 = $${closing}
Date           Description              Withdrawals ($)        Deposits ($)        Balance ($)
${name.slice(0, 3)} 12         TRANSIT                  ${moved}                                      ${closing}
`;

describe("a statement", () => {
  it.each(manners)("%s", async (_, text, expected) => {
    expect(await read(text)).toMatchObject(expected);
  });

  it("of several months that follow one another covers all of them, also where one is missing", async () => {
    const june = month("June", 30, "1,000.00", "100.00", "900.00");
    const july = month("July", 31, "900.00", "50.00", "850.00");
    const september = month("September", 30, "700.00", "20.00", "680.00");
    const expected = { accountHolderName: "TOMAS NOVOTNY", periodStart: "2026-06-01" };
    expect(await read(june, july)).toMatchObject({ ...expected, periodEnd: "2026-07-31", closingBalance: "850.00" });
    expect(await read(june, july, september)).toMatchObject({
      ...expected,
      periodEnd: "2026-09-30",
      closingBalance: "680.00",
    });
  });

  it("is sure of no balance beside a label that its rows contradict", async () => {
    const fields = await bankStatement.read(
      writtenPages(`
Bank of the Lakes
Account holder: Tomas Novotny
Statement period: June 1, 2026 to June 30, 2026
Closing balance: CAD 9,000.00
Date           Description              Withdrawals         Deposits           Balance
Jun 2          RENT                     100.00                                 900.00
Jun 9          TRANSIT                  50.00                                  850.00
`),
    );
    const { closingBalance } = fields;
    expect(closingBalance && isSure("closingBalance", closingBalance)).toBe(false);
  });

  it("without a period offers the days of its first and last row, and is not sure of them", async () => {
    const fields = await bankStatement.read(
      writtenPages(`
Bank of the Lakes
Account holder: Tomas Novotny
Date           Description              Withdrawals         Deposits           Balance
13 Jun 2026    RENT                     100.00                                 900.00
29 Jun 2026    TRANSIT                  50.00                                  850.00
`),
    );
    const { periodStart, periodEnd } = fields;
    expect([periodStart?.value, periodEnd?.value]).toEqual(["2026-06-13", "2026-06-29"]);
    expect(periodEnd && isSure("periodEnd", periodEnd)).toBe(false);
  });
});
