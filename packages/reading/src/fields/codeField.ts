import { plain } from "../text/plainText.ts";
import type { Parsed } from "./labelledValue.ts";

const clientNumber = /(?<![\dA-Z-])(?:(\d{2})[- ]?(\d{4})[- ]?(\d{4})|(\d{4})[- ]?(\d{4}))(?![\d-])/;

/** A unique client identifier: 8 or 10 digits (specification document 3 section 9), given without separators. */
export function clientNumberIn(text: string): Parsed | undefined {
  const match = clientNumber.exec(text.replaceAll(/[‐‑‒–—]/g, "-"));
  if (!match) return undefined;
  return { value: match[0].replaceAll(/\D/g, ""), from: match.index, to: match.index + match[0].length };
}

/** The same, written with its dashes: a form that hardly anything else has. */
export function dashedClientNumberIn(text: string): Parsed | undefined {
  const found = clientNumberIn(text);
  return found && /\d-\d/.test(text.slice(found.from, found.to).replaceAll(/[‐‑‒–—]/g, "-")) ? found : undefined;
}

const biometricsNumber = /(?<![A-Z0-9-])[A-Z]{0,4}-?\d[A-Z0-9-]{3,18}(?![A-Z0-9-])/;
const longestBiometricsNumber = 20;
const fewestDigits = 5;

/** A biometrics identification number: capitals, digits and dashes, at most 20 (specification document 3 section 9). */
export function biometricsNumberIn(text: string): Parsed | undefined {
  const match = biometricsNumber.exec(text.replaceAll(/[‐‑‒–—]/g, "-"));
  if (!match || match[0].length > longestBiometricsNumber || match[0].replaceAll(/\D/g, "").length < fewestDigits)
    return undefined;
  return { value: match[0], from: match.index, to: match.index + match[0].length };
}

/** In one piece, or behind its letters in groups. */
const examNumber =
  /(?<![A-Z\d-])(?:(?:IME|UMI|EMI)[ -]?)?(\d{6,12})(?![\d-])|(?<![A-Z\d-])(?:IME|UMI|EMI)[ -]?(\d{2,4}(?: \d{1,4}){1,5})(?![\d-]| \d)/;

/** Beside its label the groups need no letters before them. */
const inGroups = /^\W*(\d{2,4}(?: \d{1,4}){1,5})\W*$/;
const ofExam = /\b(?:ime|umi|emi)\b/;

/** The number of a medical exam, with or without the letters before it. */
export function examNumberIn(text: string, label = ""): Parsed | undefined {
  const grouped = ofExam.test(plain(label)) ? inGroups.exec(text) : null;
  if (grouped?.[1]) {
    const digits = grouped[1].replaceAll(" ", "");
    if (digits.length >= 6 && digits.length <= 12) return { value: digits, from: 0, to: grouped[0].length };
  }
  const match = examNumber.exec(text.toUpperCase());
  const value = (match?.[1] ?? match?.[2])?.replaceAll(" ", "");
  return match && value !== undefined && value.length >= 6 && value.length <= 12
    ? { value, from: match.index, to: match.index + match[0].length }
    : undefined;
}
