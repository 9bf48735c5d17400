/** What a character counts in a check digit: digits themselves, A to Z 10 to 35, the filler 0 (ICAO Doc 9303, part 3, section 4.9). */
export function valueOf(character: string): number {
  if (character === "<") return 0;
  return Number.parseInt(character, 36);
}

const weights = [7, 3, 1] as const;

export const checkDigitOf = (text: string): string =>
  String([...text].reduce((sum, character, place) => sum + valueOf(character) * (weights[place % 3] ?? 0), 0) % 10);
