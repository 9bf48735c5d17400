import { isOccupation } from "../../lists/work/occupationCodes.ts";

/** What is known of an occupation by its code (docs/facts/occupations.md sections 1 and 2). */

/** The code as it was answered; nothing where it is that of no occupation. */
export function occupationGiven(answered: string | undefined): string | undefined {
  const code = answered?.trim();
  return code !== undefined && isOccupation(code) ? code : undefined;
}

/** The category of training, education, experience and responsibilities, by the row of the table `occupationCategories`. */
export const teerOf = (code: string, { digit }: { readonly digit: number }): number => Number(code[digit - 1]);
