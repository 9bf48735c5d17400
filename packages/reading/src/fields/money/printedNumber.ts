/** Digits with their marks, as papers of many countries write them: 24,500.00, 24 500,00, 1,24,350.00, 24'500.-, 4,250.750. */

/** Zeros of the scripts in which amounts are printed: Arabic, Persian, Devanagari, Bengali, Tamil, Thai, Lao, Khmer, Myanmar, full width. */
const zeros = [0x6_60, 0x6_f0, 0x9_66, 0x9_e6, 0xa_66, 0xa_e6, 0xb_e6, 0xe_50, 0xe_d0, 0x10_40, 0x17_e0, 0xff_10];

function latin(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** The text with plain digits, marks and spaces, each in its place: what is found in one stands at the same place in the other. */
export const plainMarks = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u17E9\uFF10-\uFF19]/g, latin)
    .replaceAll("\u066B", ".")
    .replaceAll(/[\u066C\u060C，]/g, ",")
    .replaceAll("．", ".")
    .replaceAll(/[’‘`´ʼ′＇]/g, "'")
    .replaceAll(/[‐‑‒–—\u2212]/g, "-")
    .replaceAll(/[＄￡￥￦]/g, (sign) => fullWidth[sign] ?? sign)
    .replaceAll(/\s/g, " ");
const fullWidth: Readonly<Record<string, string>> = { "＄": "$", "￡": "£", "￥": "¥", "￦": "₩" };

const group = String.raw`[ ,.'](?=\d{2,3}(?!\d)|\d{2,3}[ ,.'])\d{2,3}`;
/** More decimals than any currency has are no amount, and what stands before them is none either. */
const end = String.raw`(?![.,]?\d)`;
export const numberPattern = String.raw`\d{1,3}(?:${group})+(?:[.,]\d{1,2})?${end}|\d{1,12}(?:[.,]\d{1,3})?${end}`;
/** In place of decimals, or behind them as the end of an amount: 24'500.-, 1.234,-, Rs. 4,250/-, 12,000/=. */
export const closingMark = String.raw`(?:/[-=]|[.,]-{1,2})`;

/** How a paper writes its amounts: which mark stands before the decimals, and how many its currency has. */
export type NumberStyle = { readonly mark?: "." | "," | undefined; readonly decimals?: number | undefined };

export type PrintedNumber = {
  /** A plain number with a point: 4250.750. */
  readonly value: string;
  /** What the same print can mean besides: 1.234 is a thousand or one and a bit. */
  readonly otherwise?: string;
};

const groupsFit = (parts: readonly string[]): boolean => {
  const [first = "", ...rest] = parts;
  const last = rest.at(-1);
  const inner = rest.slice(0, -1);
  return (
    /^\d{1,3}$/.test(first) &&
    (last === undefined || last.length === 3) &&
    (inner.every(({ length }) => length === 3) || inner.every(({ length }) => length === 2))
  );
};

const whole = (parts: readonly string[]): string => String(BigInt(parts.join("")));

function wholeOf(head: string): string | undefined {
  const marks = [...new Set(head.match(/[ ,.']/g))];
  if (marks.length === 0) return whole([head]);
  const [mark = ""] = marks;
  const parts = head.split(mark);
  return marks.length === 1 && groupsFit(parts) ? whole(parts) : undefined;
}

/** The number that a print stands for; nothing when its marks make no sense. */
export function numberIn(printed: string, style: NumberStyle = {}): PrintedNumber | undefined {
  const text = plainMarks(printed);
  const last = /[ ,.'](?=\d+$)/.exec(text);
  if (!last) return /^\d+$/.test(text) ? { value: whole([text]) } : undefined;
  const [head, tail, mark] = [text.slice(0, last.index), text.slice(last.index + 1), last[0]];
  const isDecimalMark = (mark === "." || mark === ",") && !head.includes(mark);
  const units = wholeOf(head);
  const withDecimals = isDecimalMark && units !== undefined ? `${units}.${tail.padEnd(2, "0")}` : undefined;
  if (tail.length !== 3) return withDecimals === undefined ? undefined : { value: withDecimals };
  const thousands = wholeOf(text);
  if (withDecimals === undefined) return thousands === undefined ? undefined : { value: thousands };
  // 0.750, 4250.750 and 4,250.750 have three decimals: no thousands are written so.
  if (thousands === undefined || head.startsWith("0")) return { value: withDecimals };
  return decided(withDecimals, thousands, style, mark);
}

/** A mark with three digits behind it: by the other amounts of the paper, else by the decimals of its currency, else nobody knows. */
function decided(withDecimals: string, thousands: string, style: NumberStyle, mark: string): PrintedNumber {
  if (style.mark !== undefined && style.mark !== mark) return { value: thousands };
  if (style.mark === mark && style.decimals === 3) return { value: withDecimals };
  if (style.mark === undefined && style.decimals !== undefined && style.decimals < 3) return { value: thousands };
  return style.decimals === 3
    ? { value: withDecimals, otherwise: thousands }
    : { value: thousands, otherwise: withDecimals };
}

/** The mark before the decimals of amounts of which each is plain by itself; nothing where they differ. */
export function markOf(printed: readonly string[]): "." | "," | undefined {
  const marks = new Set(printed.flatMap((one) => markIn(plainMarks(one)) ?? []));
  const [only] = marks;
  return marks.size === 1 ? only : undefined;
}

function markIn(text: string): "." | "," | undefined {
  const decimal = /([.,])(\d+)$/.exec(text);
  if (!decimal) return undefined;
  const [, mark, tail = ""] = decimal;
  const head = text.slice(0, decimal.index);
  const own = mark === "." ? "." : ",";
  if (head.includes(own)) return own === "." ? "," : ".";
  return tail.length !== 3 || head.length > 3 || head.startsWith("0") ? own : undefined;
}
