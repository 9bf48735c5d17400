import { describe, expect, test } from "vitest";
import { accountNumberOf, compareNumbers, isValidIban } from "./accountNumber.ts";
import { ibanParts } from "../../lists/money/ibanParts.ts";
import { compareBanks } from "./bankNames.ts";

const compared = (one: string, other: string) => {
  const [first, second] = [accountNumberOf(one), accountNumberOf(other)];
  if (!first || !second) throw new Error("no number");
  expect(compareNumbers(second, first)).toBe(compareNumbers(first, second));
  return compareNumbers(first, second);
};

/** An IBAN with the check digits that hold. */
function iban(country: string, bban: string): string {
  const digits = [...bban, ...country, "0", "0"].map((sign) => Number.parseInt(sign, 36)).join("");
  const rest = [...digits].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0);
  return `${country}${String(98 - rest).padStart(2, "0")}${bban}`;
}

describe("an account is itself however it is written", () => {
  test.each([
    ["DE75512108001245126199", "1245126199"],
    ["DE75 5121 0800 1245 1261 99", "DE75512108001245126199"],
    [iban("GB", "NWBK60161331926819"), "31926819"],
    [iban("GB", "NWBK60161331926819"), "60-16-13 31926819"],
    [iban("FR", "20041010050500013M02606"), "0500013M026"],
    [iban("FR", "20041010050500013M02606"), "0500013M02606"],
    [iban("PK", "SCBL0000001123456702"), "1123456702"],
    [iban("AE", "0331234567890123456"), "1234567890123456"],
    [iban("NL", "ABNA0417164300"), "417164300"],
    [iban("PT", "000201231234567890154"), "12345678901"],
    [iban("ES", "21000418450200051332"), "0200051332"],
    ["001-234 567", "1234567"],
    ["00.123.4567", "0001234567"],
    ["A/C No. 12345678", "12345678"],
    ["Account number: 0012345678", "12345678"],
    ["IBAN DE75 5121 0800 1245 1261 99", "1245126199"],
    ["NO9386011117947", "8601 11 17947"],
    ["１２３４５６７８", "12345678"],
    ["١٢٣٤٥٦٧٨", "12345678"],
    ["१२३४५६७८", "12345678"],
    ["123-456789-838 HKD", "123456789838"],
    ["0071884213 (CAD)", "71884213"],
    [iban("CZ", "08000000192000145399"), "19-2000145399/0800"],
    [iban("CZ", "08000000002000145399"), "2000145399/0800"],
    [iban("SK", "12000000190000123457"), "19-123457/1200"],
    ["2000145399/0800", "2000145399"],
    [iban("PL", "109010140000071219812874"), "61 1090 1014 0000 0712 1981 2874"],
    [iban("HU", "117730161111101800000000"), "11773016-11111018"],
  ])("%s and %s", (one, other) => expect(compared(one, other)).toBe("same"));

  test.each([
    ["****8877", "00998877"],
    ["XXXX-XXXX-8877", "00998877"],
    ["ending in 8877", "00998877"],
    ["se terminant par 8877", "00998877"],
    ["x8877", "00998877"],
    ["…8877", "00998877"],
    ["0099••8877", "0099128877"],
    ["****6199", "DE75512108001245126199"],
    ["DE75 **** **** 6199", "DE75512108001245126199"],
    ["****8877", "XXXX8877"],
  ])("%s may be %s", (one, other) => expect(compared(one, other)).toBe("partly"));

  test.each([
    ["DE75512108001245126199", "126199"],
    ["DE75512108001245126199", "1245126198"],
    ["DE75512108001245126199", iban("DE", "370400441245126199")],
    ["12345678", "12345679"],
    ["SB-0012345678", "CA-0012345678"],
    [iban("CZ", "08000000192000145399"), "20-2000145399/0800"],
    ["45678", "12345678"],
    ["5500****8877", "0099128877"],
    ["****8877", "****8878"],
    ["7**", "1237"],
  ])("%s is not %s", (one, other) => expect(compared(one, other)).toBe("different"));

  test("behind a sort code or the number of the branch", () => {
    expect(compared("60-16-13 31926819", "31926819")).toBe("prefixed");
    expect(compared("00012-1234567", "1234567")).toBe("prefixed");
    expect(compared("SB-0012345678", "0012345678")).toBe("prefixed");
    expect(compared("37040044 / 532013000", iban("DE", "370400440532013000"))).toBe("prefixed");
    expect(compared("5000-58398257466", iban("SE", "50000000058398257466"))).toBe("prefixed");
  });

  test("a number whose check does not hold is no IBAN", () => {
    expect(isValidIban("DE75512108001245126199")).toBe(true);
    expect(isValidIban("DE76512108001245126199")).toBe(false);
  });

  test("the local number in the IBAN of every country of the list", () => {
    for (const [country, [bank, branch, account, after]] of Object.entries(ibanParts)) {
      const own = "7".repeat(account);
      const whole = iban(country, `${"1".repeat(bank)}${"2".repeat(branch)}${own}${"3".repeat(after)}`);
      expect([country, compared(whole, own)]).toEqual([country, "same"]);
      expect([country, compared(whole, `6${own.slice(1)}`)]).toEqual([country, "different"]);
    }
  });
});

describe("one bank under several names", () => {
  test.each([
    ["Example Bank", "Example Bank Ltd."],
    ["EXAMPLE BANK PLC", "Example Bank S.A."],
    ["RBC", "Royal Bank of Canada"],
    ["SBI", "State Bank of India"],
    ["R.B.C.", "RBC"],
    ["Harbour Example Bank", "Harbour Example Bank, Frankfurt Branch"],
    ["Crédit Exemple", "Credit Exemple SA"],
  ])("%s and %s", (one, other) => expect(compareBanks(one, other)).toBe("same"));

  test.each([
    ["Standard Bank", "Standard Chartered Bank"],
    ["Example Bank", "Sample Bank"],
    ["Bank of Montreal", "Bank of Nova Scotia"],
    ["First Bank", "First Harbour Bank"],
  ])("%s and %s are two", (one, other) => expect(compareBanks(one, other)).toBe("different"));

  test("a name that is not there says nothing", () => expect(compareBanks(undefined, "Example Bank")).toBe("notKnown"));
});
