import { currencyCodes } from "@boreal/domain/lists/money/currencies";

/** How currencies are written beside amounts. A sign of several countries lists each of them: which one it is, something else has to say. */

const dollars =
  "USD CAD AUD NZD HKD SGD TWD JMD TTD BBD XCD BZD BSD BND BMD KYD GYD SRD FJD SBD TOP WST NAD LRD ZWG MXN COP CLP ARS DOP UYU CUP NIO CVE MOP BRL PHP";
const francs = "CHF XOF XAF XPF BIF DJF GNF RWF KMF CDF";
const rupees = "INR PKR NPR LKR MUR SCR MVR";
const shillings = "KES UGX TZS SOS";
const rials = "IRR SAR QAR OMR YER";

/** Sign, then what it may stand for. Case counts: Le is not LE. */
const signs: readonly (readonly [readonly string[], string])[] = [
  [["US$", "US $", "U.S. $", "U$S", "$US", "$ US", "USD$"], "USD"],
  [["CA$", "CA $", "CDN$", "CDN $", "Cdn$", "CAN$", "CAD$", "$CA", "$ CA", "$CAN", "$ CAN", "$ CAD"], "CAD"],
  [["C$"], "CAD NIO"],
  [["A$", "AU$", "AU $"], "AUD"],
  [["NZ$", "NZ $"], "NZD"],
  [["HK$", "HK $"], "HKD"],
  [["S$", "SG$"], "SGD"],
  [["NT$"], "TWD"],
  [["R$"], "BRL"],
  [["MX$", "Mex$", "MEX$"], "MXN"],
  [["J$", "JA$"], "JMD"],
  [["TT$"], "TTD"],
  [["BDS$", "Bds$"], "BBD"],
  [["EC$"], "XCD"],
  [["BZ$"], "BZD"],
  [["B$"], "BSD BND"],
  [["BD$"], "BMD BBD"],
  [["CI$"], "KYD"],
  [["RD$"], "DOP"],
  [["$U"], "UYU"],
  [["N$"], "NAD"],
  [["L$", "LD$"], "LRD"],
  [["FJ$", "F$"], "FJD"],
  [["G$", "GY$"], "GYD"],
  [["SR$", "Sr$"], "SRD"],
  [["T$"], "TOP"],
  [["WS$"], "WST"],
  [["SI$"], "SBD"],
  [["COL$", "Col$"], "COP"],
  [["AR$"], "ARS"],
  [["M.N.", "M. N.", "m.n.", "M/N"], "MXN PEN BOB CUP"],
  [["MOP$"], "MOP"],
  [["$"], dollars],
  [["€", "Euro", "Euros", "euros", "EURO"], "EUR"],
  [["£E", "E£", "L.E.", "ج.م"], "EGP"],
  [["LE"], "EGP SLE"],
  [["Le"], "SLE"],
  [["LL", "L.L.", "ل.ل"], "LBP"],
  [["£S", "S£", "ل.س"], "SYP"],
  [["£"], "GBP EGP LBP SYP SDG SSP GIP FKP SHP"],
  [["₺", "TL"], "TRY"],
  [["₹"], "INR"],
  [["Rs./", "Rs.", "Rs", "RS.", "RS", "₨", "Re."], rupees],
  [["रु", "रू", "रु.", "रू."], "NPR INR"],
  [["৳", "Tk", "Tk.", "TK", "TK."], "BDT"],
  [["රු", "රු."], "LKR"],
  [["Nu.", "Nu"], "BTN"],
  [["Rf", "Rf.", "MRf"], "MVR"],
  [["¥", "￥"], "JPY CNY"],
  [["円"], "JPY"],
  [["元"], "CNY TWD HKD"],
  [["RMB", "人民币"], "CNY"],
  [["₩", "원"], "KRW"],
  [["₫", "đ", "Đ", "VNĐ"], "VND"],
  [["฿", "บาท"], "THB"],
  [["₱"], "PHP"],
  [["₭"], "LAK"],
  [["៛"], "KHR"],
  [["RM"], "MYR"],
  [["Rp", "Rp."], "IDR"],
  [["₮"], "MNT"],
  [["₸", "тг", "тг."], "KZT"],
  [["₽"], "RUB"],
  [["руб.", "руб", "р."], "RUB BYN"],
  [["Br", "br"], "BYN ETB"],
  [["₴", "грн", "грн."], "UAH"],
  [["лв", "лв."], "BGN"],
  [["ден", "ден."], "MKD"],
  [["дин", "дин.", "din."], "RSD"],
  [["KM"], "BAM"],
  [["zł", "ZŁ", "Zł"], "PLN"],
  [["Kč", "KČ"], "CZK"],
  [["Ft", "Ft."], "HUF"],
  [["lei", "Lei", "LEI"], "RON MDL"],
  [["Lek", "lekë", "Lekë"], "ALL"],
  [["L", "L."], "HNL MDL LSL SZL ALL"],
  [["SEK kr", "Skr", "SKr"], "SEK"],
  [["Nkr", "NKr"], "NOK"],
  [["Dkr", "DKr"], "DKK"],
  [["Ikr", "íkr", "ISKr"], "ISK"],
  [["kr", "kr.", "Kr", "Kr.", "KR"], "SEK NOK DKK ISK"],
  [["SFr.", "SFr", "sFr.", "sFr"], "CHF"],
  [["FCFA", "F CFA", "F.CFA", "CFA"], "XOF XAF"],
  [["FC"], "CDF KMF"],
  [["FBu"], "BIF"],
  [["FRw", "Frw"], "RWF"],
  [["FG"], "GNF"],
  [["Fdj"], "DJF"],
  [["CFP", "F CFP"], "XPF"],
  [["Fr.", "Fr", "fr.", "F"], francs],
  [["₪", "NIS"], "ILS"],
  [["﷼"], rials],
  // Ten rials, of no code of its own: said as rials it would be a tenth.
  [["Toman", "toman", "Tomans", "tomans", "TOMAN", "تومان"], ""],
  [["ر.س"], "SAR"],
  [["SR"], "SAR SCR"],
  [["QR", "ر.ق"], "QAR"],
  [["RO", "R.O.", "ر.ع"], "OMR"],
  [["د.إ"], "AED"],
  [["Dhs", "Dhs.", "Dh", "DH", "DHS"], "AED MAD"],
  [["د.م"], "MAD"],
  [["KD", "K.D.", "د.ك"], "KWD"],
  [["BD", "B.D.", "د.ب"], "BHD"],
  [["JD", "د.أ"], "JOD"],
  [["DT", "د.ت"], "TND"],
  [["DA", "د.ج"], "DZD"],
  [["LD", "د.ل"], "LYD LRD"],
  [["ID", "د.ع", "ع.د"], "IQD"],
  [["D"], "GMD VND"],
  [["B/."], "PAB"],
  [["B"], "THB PAB"],
  [["S/.", "S/"], "PEN"],
  [["Bs.S", "Bs.F", "Bs.D"], "VES"],
  [["Bs.", "Bs"], "BOB VES"],
  [["₲", "Gs.", "Gs"], "PYG"],
  [["₡"], "CRC SVC"],
  [["Q", "Q."], "GTQ"],
  [["R"], "ZAR BRL RUB"],
  [["E"], "SZL"],
  [["P"], "BWP PHP CUP"],
  [["M"], "LSL"],
  [["₦"], "NGN"],
  [["N"], "NGN NAD"],
  [["GH₵", "GH¢", "GHC", "₵"], "GHS"],
  [["KSh", "Ksh", "KSH", "KShs", "Kshs", "Ksh.", "KSh."], "KES"],
  [["USh", "Ush", "USH", "UShs", "Ushs"], "UGX"],
  [["TSh", "Tsh", "TSH", "TShs", "Tshs"], "TZS"],
  [["Sh", "Sh.", "Shs", "Shs.", "/="], shillings],
  [["MK"], "MWK"],
  [["ZK"], "ZMW"],
  [["K", "Ks"], "MMK ZMW PGK LAK"],
  [["Kz"], "AOA"],
  [["MT", "MTn", "Mt"], "MZN"],
  [["Ar"], "MGA"],
  [["UM"], "MRU"],
  [["Nfk"], "ERN"],
  [["₼"], "AZN"],
  [["₾"], "GEL"],
  [["֏"], "AMD"],
  [["؋", "Afs", "Afs."], "AFN"],
  [["сом"], "KGS"],
  [["so'm", "сўм"], "UZS"],
  [["Db"], "STN"],
  [["ƒ", "Afl", "Afl.", "NAf", "NAf."], "AWG ANG XCG"],
  [["G", "Gde", "Gdes"], "HTG"],
  [["VT", "Vt"], "VUV"],
];

/** Names that several countries have for their money. */
const sharedNames: readonly (readonly [RegExp, string])[] = [
  [/^dollars?$/, dollars],
  [/^francs?$/, francs],
  [/^(?:rupees?|roupies?)$/, rupees],
  [/^shillings?$/, shillings],
  [/^(?:rials?|riyals?)$/, rials],
  [/^dinars?$/, "KWD BHD JOD IQD TND DZD LYD RSD"],
  [/^dirhams?$/, "AED MAD"],
  [/^(?:pounds?|livres?)$/, "GBP EGP LBP SYP SDG SSP GIP FKP SHP"],
  [/^pesos?$/, "MXN COP CLP ARS DOP UYU CUP PHP"],
  [/^(?:kron(?:a|er|or|ur)|crowns?|couronnes?)$/, "SEK NOK DKK ISK CZK"],
];

/** What a name alone may stand for; nothing where it is not the name of the money of several countries. */
export function meantByName(name: string): ReadonlySet<string> | undefined {
  const codes = sharedNames.find(([pattern]) => pattern.test(name))?.[1];
  return codes === undefined ? undefined : new Set(codes.split(" "));
}

const bySign: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  signs.flatMap(([written, meant]) =>
    written.map((sign) => [sign, new Set(meant.split(" ").filter((code) => code !== ""))] as const),
  ),
);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
const longestFirst = [...bySign.keys()].toSorted((one, other) => other.length - one.length);

/** A sign or three letters of a code, as they stand beside an amount. */
export const unitPattern = String.raw`(?:(?:[A-Z]{3}|[a-z]{3})(?![\p{L}])|${longestFirst.map((sign) => escaped(sign)).join("|")})`;

/** What a sign or code beside an amount may stand for; nothing where it is neither. */
export function meantBy(written: string): ReadonlySet<string> | undefined {
  const sign = written.trim();
  const code = sign.toUpperCase();
  if (/^[A-Za-z]{3}$/.test(sign) && currencyCodes.has(code)) return new Set([code]);
  return bySign.get(sign);
}
