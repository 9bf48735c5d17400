/** What a person typed into one box, as it is kept: one line in one spelling, without the signs that nobody sees and without half an emoji. */
export const oneLineOf = (typed: string | null | undefined): string =>
  typed
    ?.toWellFormed()
    .normalize("NFC")
    .replaceAll(/\p{Cc}/gu, " ")
    .trim() ?? "";

/** The same of a box with several lines. */
export const severalLinesOf = (typed: string): string => typed.split(/\r?\n/).map(oneLineOf).join("\n").trim();

/** Whether it is longer than the box holds, counted in signs as people see them. */
export const isLongerThan = (words: string, most: number): boolean => [...words].length > most;
