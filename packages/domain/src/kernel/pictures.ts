/** Whether a text holds emoji, also flags and signs that are drawn as pictures; digits and punctuation are none. */
export const hasPictures = (text: string): boolean =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{FE0F}\u{20E3}]/u.test(text);
