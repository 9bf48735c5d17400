import { checkDigitOf } from "@boreal/reading/mrz/checkDigits";

/** A person and their paper, all invented, as a machine-readable zone writes them. */
export type ZoneOf = {
  readonly state: string;
  readonly nationality: string;
  readonly family: string;
  readonly given: string;
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly birth: string;
  readonly expiry: string;
  readonly sex: "M" | "F" | "<";
  readonly optional?: string;
};

const filled = (text: string, width: number) => text.slice(0, width).padEnd(width, "<");
const checked = (text: string) => text + checkDigitOf(text);
const short = (day: string) => day.slice(2).replaceAll("-", "");
const spelled = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .replaceAll("'", "")
    .replaceAll(/[^A-Z]/g, "<");
const names = ({ family, given }: ZoneOf) => `${spelled(family)}<<${spelled(given)}`;
const numbered = (the: ZoneOf) =>
  `${checked(filled(the.number, 9))}${filled(the.nationality, 3)}${checked(short(the.birth))}${the.sex}${checked(short(the.expiry))}`;

export function passportLines(the: ZoneOf): [string, string] {
  const optional = filled(the.optional ?? "", 14);
  const start = `${numbered(the)}${optional}${the.optional ? checkDigitOf(optional) : "<"}`;
  const all = start.slice(0, 10) + start.slice(13, 20) + start.slice(21, 43);
  return [filled(`P<${filled(the.state, 3)}${names(the)}`, 44), start + checkDigitOf(all)];
}

export const visaLines = (the: ZoneOf): [string, string] => [
  filled(`V<${filled(the.state, 3)}${names(the)}`, 44),
  filled(numbered(the) + filled(the.optional ?? "", 16), 44),
];

export const smallVisaLines = (the: ZoneOf): [string, string] => [
  filled(`V<${filled(the.state, 3)}${names(the)}`, 36),
  filled(numbered(the) + filled(the.optional ?? "", 8), 36),
];

/** A card of the size of a page of a small booklet: two lines of 36. */
export function wideCardLines(the: ZoneOf): [string, string] {
  const start = numbered(the) + filled(the.optional ?? "", 7);
  const all = start.slice(0, 10) + start.slice(13, 20) + start.slice(21, 35);
  return [filled(`I<${filled(the.state, 3)}${names(the)}`, 36), start + checkDigitOf(all)];
}

/** A card: three lines of 30. A number of more than nine characters goes on behind a filler. */
export function cardLines(the: ZoneOf, code = "I<"): [string, string, string] {
  const isLong = the.number.length > 9;
  const number = isLong
    ? `${the.number.slice(0, 9)}<${the.number.slice(9)}${checkDigitOf(the.number)}<`
    : checked(filled(the.number, 9));
  const first = filled(`${code}${filled(the.state, 3)}${number}${isLong ? "" : (the.optional ?? "")}`, 30);
  const start = `${checked(short(the.birth))}${the.sex}${checked(short(the.expiry))}${filled(the.nationality, 3)}${filled("", 11)}`;
  const all = first.slice(5) + start.slice(0, 7) + start.slice(8, 15) + start.slice(18, 29);
  return [first, start + checkDigitOf(all), filled(names(the), 30)];
}
