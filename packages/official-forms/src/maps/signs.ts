/** Letters with accents that the application forms take; theirs, and shorter than what French knows. */
const accented = "éàèùâêîôûëïöüæçœÉÀÈÙÂÊÎÔÛËÏÖÜÆÇŒ";

/** Which signs a field can hold, as the form itself checks them. */
const patterns = {
  any: /^[^\u0000-\u0008\u{B}\u{C}\u{E}-\u{1F}\u{FFFE}\u{FFFF}]*$/u,
  text: new RegExp(`^[ -{}~\\n${accented}]*$`, "u"),
  name: new RegExp(`^(?! )[A-Za-z${accented} '-]*$`, "u"),
  town: new RegExp(`^[A-Za-z${accented} ,./&'"-]*$`, "u"),
  email: new RegExp(`^[A-Za-z0-9${accented}_.@-]*$`, "u"),
  digits: /^\d*$/,
  lettersAndDigits: /^[A-Za-z0-9]*$/,
  lettersDigitsSpaces: /^[A-Za-z0-9 ]*$/,
  postalCode: /^[A-Za-z0-9 -]*$/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type Signs = keyof typeof patterns;

export const canHold = (signs: Signs, text: string): boolean => patterns[signs].test(text);

/** Signs that word processors set and the forms do not know, with what they stand for. */
const plain: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02BC\u00B4\u2032]/gu, "'"],
  [/[\u201C\u201D\u00AB\u00BB]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, "-"],
  [/\u2026/gu, "..."],
  [/[\u{A0}\u202F\u2009]/gu, " "],
];

/** Line ends as one sign, and, where a form takes only plain signs, quotes and dashes as typed on a keyboard. */
export function asTyped(signs: Signs, text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").normalize("NFC");
  return signs === "any" ? lines : plain.reduce((changed, [pattern, sign]) => changed.replace(pattern, sign), lines);
}

/** The nearest text that the field can hold: letters without the accents that it does not know. Nothing when that is not enough. */
export function nearest(signs: Signs, text: string): string | undefined {
  const letters = [...text].map((letter) =>
    canHold(signs, letter)
      ? letter
      : letter
          .normalize("NFD")
          .replaceAll(/\p{M}/gu, "")
          .replaceAll(/[đĐ]/gu, (one) => (one === "đ" ? "d" : "D")),
  );
  const changed = letters.join("");
  return changed !== text && canHold(signs, changed) ? changed : undefined;
}
