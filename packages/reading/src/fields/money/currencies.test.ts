import { currencyCodes, decimalsOf } from "@boreal/domain/lists/money/currencies";
import { fc } from "../../../../../tests/running/properties.ts";
import { describe, expect, it, test } from "vitest";
import { milsOf, balanceBy, cellAmount, signed } from "../../readers/money/statements/statementAmount.ts";
import { amountIn } from "../moneyField.ts";
import { currenciesNamed } from "./currencyNames.ts";
import { saysTimes } from "./multipliers.ts";

const codes = [...currencyCodes];

/** The one currency that a text names; nothing for a sign of several countries. */
function currencyIn(text: string): string | undefined {
  const found = currenciesNamed(text);
  const [only] = found ?? [];
  return found?.size === 1 ? only : undefined;
}

test("every currency of ISO 4217 is known by its code, before and behind an amount and beside a label", () => {
  expect(codes.length).toBeGreaterThan(160);
  const wrong = codes.filter((code) =>
    [currencyIn(code), currencyIn(`(${code})`), currencyIn(`${code} 1,234.00`), currencyIn(`1,234.00 ${code}`)].some(
      (one) => one !== code,
    ),
  );
  expect(wrong).toEqual([]);
});

describe("local ways of writing", () => {
  it.each([
    ["zł", "1 234,50 zł", "PLN"],
    ["Kč", "1 234,50 Kč", "CZK"],
    ["Ft", "1 234 Ft", "HUF"],
    ["US$", "US$ 1,234.50", "USD"],
    ["U$S", "U$S 1.234,50", "USD"],
    ["CA$", "CA$1,234.50", "CAD"],
    ["$ CA", "1 234,50 $ CA", "CAD"],
    ["A$", "A$1,234.50", "AUD"],
    ["NZ$", "NZ$1,234.50", "NZD"],
    ["HK$", "HK$1,234.50", "HKD"],
    ["S$", "S$1,234.50", "SGD"],
    ["NT$", "NT$1,234", "TWD"],
    ["R$", "R$ 1.234,50", "BRL"],
    ["MX$", "MX$1,234.50", "MXN"],
    ["J$", "J$1,234.50", "JMD"],
    ["TT$", "TT$1,234.50", "TTD"],
    ["RD$", "RD$1,234.50", "DOP"],
    ["N$", "N$1,234.50", "NAD"],
    ["FJ$", "FJ$1,234.50", "FJD"],
    ["€", "1.234,50 €", "EUR"],
    ["₺", "1.234,50 ₺", "TRY"],
    ["TL", "1.234,50 TL", "TRY"],
    ["₹", "₹1,23,450.00", "INR"],
    ["৳", "৳1,23,450.00", "BDT"],
    ["Tk.", "Tk. 1,23,450.00", "BDT"],
    ["Nu.", "Nu. 1,234.50", "BTN"],
    ["₩", "₩1,234,000", "KRW"],
    ["₫", "1.234.000 ₫", "VND"],
    ["฿", "฿1,234.50", "THB"],
    ["₱", "₱1,234.50", "PHP"],
    ["RM", "RM 1,234.50", "MYR"],
    ["Rp", "Rp 1.234.000", "IDR"],
    ["₸", "1 234 ₸", "KZT"],
    ["₽", "1 234,50 ₽", "RUB"],
    ["₴", "1 234,50 ₴", "UAH"],
    ["лв.", "1 234,50 лв.", "BGN"],
    ["дин.", "1.234,50 дин.", "RSD"],
    ["KM", "1.234,50 KM", "BAM"],
    ["SFr.", "SFr. 1'234.50", "CHF"],
    ["₪", "₪1,234.50", "ILS"],
    ["KD", "KD 1,234.500", "KWD"],
    ["BD", "BD 1,234.500", "BHD"],
    ["JD", "JD 1,234.500", "JOD"],
    ["DT", "1 234,500 DT", "TND"],
    ["DA", "1 234,50 DA", "DZD"],
    ["د.إ", "1,234.50 د.إ", "AED"],
    ["B/.", "B/. 1,234.50", "PAB"],
    ["S/", "S/ 1,234.50", "PEN"],
    ["₲", "₲ 1.234.000", "PYG"],
    ["Q", "Q1,234.50", "GTQ"],
    ["₦", "₦1,234.50", "NGN"],
    ["GH₵", "GH₵ 1,234.50", "GHS"],
    ["KSh", "KSh 1,234.50", "KES"],
    ["USh", "USh 1,234,000", "UGX"],
    ["TSh", "TSh 1,234,000", "TZS"],
    ["MK", "MK 1,234.50", "MWK"],
    ["ZK", "ZK 1,234.50", "ZMW"],
    ["₼", "1.234,50 ₼", "AZN"],
    ["₾", "1 234,50 ₾", "GEL"],
    ["RMB", "RMB 1,234.50", "CNY"],
    ["L.E.", "L.E. 1,234.50", "EGP"],
    ["FBu", "FBu 1 234", "BIF"],
    ["S/. without a space", "S/.1,234.50", "PEN"],
    ["￦", "￦1,234,000", "KRW"],
    ["Tk. /=", "Tk. 1,23,450/=", "BDT"],
    ["-,", "1.234,- Kč", "CZK"],
    ["in brackets behind", "1,234.50 (USD)", "USD"],
    ["M.N. of a code", "MXN 1,234.50 M.N.", "MXN"],
  ])("%s in %s", (_, written, code) => expect(currencyIn(written)).toBe(code));

  it.each([
    "$1,234.50",
    "Rs. 1,234.50",
    "Rs 1,234",
    "£1,234.50",
    "¥1,234",
    "kr 1 234,50",
    "1 234,50 kr",
    "R 1 234,50",
    "₨ 1,234",
    "Fr. 1'234.50",
    "D 1,234",
    "B 1,234.50",
    "K 1,234.50",
    "L 1,234.50",
    "Br 1,234.50",
    "FCFA 1 234",
    "Dhs 1,234.50",
    "C$1,234.50",
    "Sh 1,234",
    "﷼ 1,234",
    "$ 1,234.50 M.N.",
    "1,234,000 Tomans",
    "Rupees",
    "Dollars",
    "Toman",
  ])("%s is the sign of several countries", (written) => expect(currencyIn(written)).toBeUndefined());

  it.each([
    ["Polish Zloty", "PLN"],
    ["Birr", "ETB"],
    ["人民币", "CNY"],
    ["Jamaican dollars", "JMD"],
    ["dollars canadiens", "CAD"],
    ["Koweïtien", undefined],
    ["dinar koweïtien", "KWD"],
    ["all", "ALL"],
    ["you can try the top", undefined],
  ])("named %s", (written, code) => expect(currencyIn(written)).toBe(code));
});

const grouped = (digits: string, mark: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, mark);
const indian = (digits: string) => digits.replaceAll(/\B(?=(?:\d{2})*\d{3}$)/g, ",");
const inScript = (text: string, zero: number) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

type Written = { readonly whole: string; readonly decimals: string };
const point = ({ decimals }: Written, mark: string) => (decimals === "" ? "" : `${mark}${decimals}`);
const styles: readonly ((amount: Written, code: string) => string)[] = [
  (one, code) => `${code} ${grouped(one.whole, ",")}${point(one, ".")}`,
  (one, code) => `${grouped(one.whole, ".")}${point(one, ",")} ${code}`,
  (one, code) => `${grouped(one.whole, "\u00A0")}${point(one, ",")} ${code}`,
  (one, code) => `${code} ${grouped(one.whole, "’")}${point(one, ".")}`,
  (one, code) => `${code} ${indian(one.whole)}${point(one, ".")}`,
  (one, code) => `${one.whole}${point(one, ".")} ${code}`,
  (one, code) => `${code} ${one.whole}${point(one, ",")}`,
  (one) => `${grouped(one.whole, "\u2009")}${point(one, ".")}`,
  (one) => `(${grouped(one.whole, ",")}${point(one, ".")})`,
  (one) => `${grouped(one.whole, ",")}${point(one, ".")}-`,
  (one) => inScript(`${grouped(one.whole, "\u066C")}${point(one, "\u066B")}`, 0x6_60),
  (one) => inScript(`${indian(one.whole)}${point(one, ".")} CR`, 0x9_66),
];
const isBelowZero = (style: number) => style === 8 || style === 9;

test("amounts written in twelve styles are read back, or are not sure", () => {
  const written = fc.record({
    code: fc.constantFrom(...codes.filter((code) => decimalsOf(code) < 4)),
    units: fc.bigInt({ min: 0n, max: 999_999_999n }),
    part: fc.integer({ min: 0, max: 999 }),
    style: fc.nat({ max: styles.length - 1 }),
  });
  fc.assert(
    fc.property(written, ({ code, units, part, style }) => {
      const digits = decimalsOf(code);
      const decimals = digits === 0 ? "" : String(part).padStart(3, "0").slice(0, digits);
      const print = styles[style]?.({ whole: String(units), decimals }, code) ?? "";
      const value = milsOf(`${units}.${decimals === "" ? "0" : decimals}`) * (isBelowZero(style) ? -1 : 1);
      const cell = cellAmount(print, { decimals: digits });
      const isRight = cell === undefined || cell.isUnsure === true || signed(cell) === value;
      const balance = balanceBy({ decimals: digits })(print, "");
      const isSame = balance === undefined || balance.ambiguous !== undefined || milsOf(balance.value) === value;
      expect([print, isRight, isSame]).toEqual([print, true, true]);
      // What its own marks make plain is read, and not left to somebody.
      if (digits !== 3) expect([print, cell?.mils]).toEqual([print, Math.abs(value)]);
    }),
    { numRuns: 5000 },
  );
});

describe("words that multiply", () => {
  it.each([
    ["Rs. 25 Lakhs", "2500000"],
    ["Rs. 2.5 crore", "25000000"],
    ["INR 12.75 lacs", "1275000"],
    ["USD 1.5 million", "1500000"],
    ["EUR 40 mille", "40000"],
    ["CAD 250k", "250000"],
    ["NGN 3 bn", "3000000000"],
    ["1,5 milliard XAF", "1500000000"],
  ])("%s", (written, value) => expect(amountIn(written)?.value).toBe(value));
  it.each([
    ["25 লাখ", "2500000"],
    ["৳ 25 লক্ষ", "2500000"],
    ["500 тыс. руб", "500000"],
    ["1,5 млн руб", "1500000"],
    ["R$ 50 mil", "50000"],
    ["MXN 25 mil", "25000"],
    ["50 mil pesos", "50000"],
    ["1 234 567,89 Kč", "1234567.89"],
    ["$ 4,250.75 M.N.", "4250.75"],
  ])("in other languages: %s", (written, value) => expect(amountIn(written)?.value).toBe(value));
  it.each([
    "Rs. 25 lakh 50 thousand",
    "Rs 1 crore 25 lakhs",
    "Rs. 2 lakh 50,000",
    "Rs. 25,00,000 lakhs",
    "500 triệu đồng",
    "1,2 tỷ",
    "IDR 350 jt",
    "250 tys. zł",
    "2 mil. Kč",
    "TZS 3 mil.",
    "50 tusen",
    "120 tkr",
    "20 TEUR",
    "40 kCHF",
    "2 milyon TL",
    "20 bin TL",
    "3 milioane lei",
    "1 MFt",
    "5천만원",
    "KRW 50백만원",
    "3千万円",
    "SAR 15 ألف",
    "20 میلیون",
    "USD 30 grand",
    "12 LPA",
    "4,250.7500",
    "12·345",
  ])("is not read: %s", (written) =>
    expect([amountIn(written), balanceBy()(written, "")]).toEqual([undefined, undefined]),
  );
  it.each([
    ["₹ 35 L (Rupees Thirty Five Lakhs only)", "3500000.00"],
    ["₹12.5L", "1250000.00"],
    ["Rs. 8 Lac", "800000.00"],
    ["INR 18 Lacs", "1800000.00"],
    ["₹ 2.5 Cr", "25000000.00"],
    ["INR 1.2 Crs", "12000000.00"],
    ["₹ 1,24,350.00 Cr", "124350.00"],
    ["$350.00 CR", "350.00"],
    ["350.00 CR", "350.00"],
    ["NZD 4 mn", "4000000.00"],
  ])("a letter that is certain: %s", (written, value) => expect(balanceBy()(written, "")?.value).toBe(value));
  it.each(["35 L", "USD 12 L", "₹ 2.50 Cr", "3.5 Crs", "USD 4 MM", "1,250.00 K", "EUR 3 bln"])(
    "a letter that is not: %s",
    (written) => expect(balanceBy()(written, "")).toBeUndefined(),
  );
  it.each(["USD 2.5M", "25 Cr", "1 billion USD", "25 億"])("%s may mean several things", (written) =>
    expect(balanceBy()(written, "")?.value).toBeUndefined(),
  );
  it.each([
    "(Rs. in lakhs)",
    "Amounts in thousands of USD",
    "montants en milliers d'euros",
    "USD '000",
    "in millions",
    "($000s)",
    "Loan amount ₹ Lakhs",
    "Limit (Rs. Crores)",
    "en miles de pesos",
    "em milhares de reais",
    "w tys. zł",
    "(тыс. руб.)",
    "in TEUR",
    "(dalam ribuan Rp)",
    "单位:万元",
    "(単位：千円)",
    "단위: 천원",
  ])("a head says %s", (text) => expect(saysTimes(text)).toBe(true));
  it.each([
    "Balance in USD",
    "$1,000.00",
    "USD 1,000.00",
    "en mai",
    "Deposit of 000123",
    "5万元",
    "500 тыс. руб",
    "in Milan",
  ])("no head: %s", (text) => expect(saysTimes(text)).toBe(false));
});
