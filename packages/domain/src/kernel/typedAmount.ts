/**
 * An amount in Canadian dollars as people type it: `$21,500`, `CAD 21500`, `21 500 $`, `21,500.00`, `21 500,00`.
 * Nothing is guessed: a full stop before three last digits is a decimal mark in one country and a mark of thousands in
 * another, and another currency is no amount in dollars.
 */
export type TypedAmount =
  | { readonly is: "empty" }
  | { readonly is: "amount"; readonly dollars: number }
  | { readonly is: "notAnAmount" | "twoReadings" | "otherCurrency" };

/** How Canadian dollars are marked, before or behind the digits. */
const canadian = /^(?:CAD|CA|CAN|C)?\$?(?:CAD|CA|CAN|C)?$|^(?:CANADIAN)?DOLLARS?(?:CANADIENS?)?$/i;
/** Words and letters that stand for another currency; a code of three letters and any other sign of money do too. */
const otherWords =
  /^(?:[A-Z]{3}|[A-Z]{1,3}\$|\$[A-Z]{1,3}|rs|kr|kc|kč|zl|zł|lei|ft|fr|dh|tl|rm|rp|kn|din|euros?|pounds?|livres?|francs?|rup(?:ee|ie)s?|nairas?|pesos?|yens?|yuans?|rmb|wons?|reais|rands?|dirhams?|taka|baht|shillings?|roubles?|rubles?)\.?$/iu;

const spaces = /[\s\u00A0\u202F]+/g;
const mark = String.raw`[^\d\s.,'’\u002D]*`;
const shape = new RegExp(`^(?<before>${mark}\\.?)(?<digits>-?\\d[\\d.,'’]*)(?<behind>${mark}\\.?)$`, "u");

export function readTypedAmount(typed: string): TypedAmount {
  const compact = typed.normalize("NFKC").replaceAll(spaces, "");
  if (compact === "") return { is: "empty" };
  const { before = "", digits = "", behind = "" } = shape.exec(compact)?.groups ?? {};
  if (digits === "" || /[.,]$/.test(digits)) return { is: "notAnAmount" };
  const marks = [before, behind].filter((one) => one !== "");
  if (!marks.every((one) => canadian.test(one)))
    return {
      is: marks.some((one) => /[^\P{Sc}$]/u.test(one) || otherWords.test(one)) ? "otherCurrency" : "notAnAmount",
    };
  const plain = withoutGroups(digits.replaceAll(/['’]/g, ""));
  if (plain === undefined) return { is: "notAnAmount" };
  return plain === "twoReadings" ? { is: plain } : { is: "amount", dollars: Number(plain) };
}

/** The digits with a full stop before the decimals and no other mark. */
function withoutGroups(digits: string): string | undefined {
  if (/^-?\d+$/.test(digits)) return digits;
  if (/^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/.test(digits)) return "twoReadings";
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(digits)) return digits.replaceAll(",", "");
  return /^-?\d+[.,]\d{1,2}$/.test(digits) ? digits.replace(",", ".") : undefined;
}
