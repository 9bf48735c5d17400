import type { Text } from "./text.ts";
import { refusal, type Refusal } from "./validation.ts";

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

const sentences = {
  notAnAmount: {
    en: "Enter an amount in dollars, such as 1,200 or 1,200.50.",
    fr: "Entrez un montant en dollars, par exemple 1\u00A0200 ou 1\u00A0200,50.",
  },
  otherCurrency: {
    en: "Enter this amount in Canadian dollars. If you have it in another currency, convert it first.",
    fr: "Entrez ce montant en dollars canadiens. Si vous l’avez dans une autre monnaie, convertissez-le d’abord.",
  },
  twoReadings: {
    en: "This can be read in two ways. Write 21,500 for thousands, or 21.50 for cents.",
    fr: "Ce montant peut se lire de deux façons. Écrivez 21\u00A0500 pour des milliers ou 21,50 pour des cents.",
  },
} satisfies Record<string, Text>;

/** Why a text is no amount in Canadian dollars, and what to do. */
export function amountRefusal(typed: string): Refusal {
  const { is } = readTypedAmount(typed);
  const code = is === "otherCurrency" || is === "twoReadings" ? is : "notAnAmount";
  return refusal(code, sentences[code]);
}
