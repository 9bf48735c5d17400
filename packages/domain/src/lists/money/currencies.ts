/** Made by `npm run currencies` from the packages currency-codes and country-to-currency (ADR 0227). */

/** Every currency of ISO 4217, by its three letters. */
export const currencyCodes: ReadonlySet<string> = new Set(
  [
    "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN",
    "BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD",
    "FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR",
    "KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV",
    "MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG",
    "SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI",
    "UYU UYW UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG",
  ].flatMap((line) => line.split(" ")),
);

/** Those that have other than two decimals. */
const decimals: ReadonlyMap<string, number> = new Map(
  [
    "BHD:3 BIF:0 CLF:4 CLP:0 DJF:0 GNF:0 IQD:3 ISK:0 JOD:3 JPY:0 KMF:0 KRW:0 KWD:3 LYD:3 OMR:3 PYG:0 RWF:0",
    "TND:3 UGX:0 UYI:0 UYW:4 VND:0 VUV:0 XAF:0 XOF:0 XPF:0",
  ].flatMap((line) =>
    line.split(" ").map((pair): readonly [string, number] => [pair.slice(0, 3), Number(pair.slice(4))]),
  ),
);

/** How many decimals an amount of a currency has: three in Kuwait, none in Japan. */
export const decimalsOf = (currency: string): number => decimals.get(currency) ?? 2;
