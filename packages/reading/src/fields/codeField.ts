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

const examNumber = /(?<![A-Z\d-])(?:(?:IME|UMI|EMI)[ -]?)?(\d{6,12})(?![\d-])/;

/** The number of a medical exam, with or without the letters before it. */
export function examNumberIn(text: string): Parsed | undefined {
  const match = examNumber.exec(text.toUpperCase());
  return match?.[1] === undefined
    ? undefined
    : { value: match[1], from: match.index, to: match.index + match[0].length };
}
