import { readFileSync } from 'node:fs';
import { openBlank, type Blank } from '@boreal/official-forms/blank';
import { fillFile } from '@boreal/official-forms/fillFile';
import { isRefused } from '@boreal/official-forms/openFormFile';

export function blankOf(bytes: Buffer): Blank {
  const blank = openBlank(bytes);
  if (isRefused(blank)) throw new Error(`the blank was refused: ${blank.code}`);
  return blank;
}

/** A value in every place of the form. */
export const everyPlace = (blank: Blank): ReadonlyMap<string, string> => new Map(blank.paths.map((path, index) => [path, `Élan ${index} of a value`]));

/** In a process of its own: one form from its bytes, or as many as asked for at once. Prints milliseconds and megabytes. */
const [file, count] = process.argv.slice(2);
if (import.meta.main && file !== undefined) {
  const begun = performance.now();
  const bytes = readFileSync(file);
  const filled = await Promise.all(
    Array.from({ length: Number(count ?? 1) }, async () => {
      await Promise.resolve();
      const blank = blankOf(bytes);
      return fillFile(blank, everyPlace(blank));
    }),
  );
  const milliseconds = performance.now() - begun;
  const whole = filled.every((one) => one.length > bytes.length && one.subarray(0, bytes.length).equals(bytes));
  console.log(JSON.stringify({ milliseconds, megabytes: process.resourceUsage().maxRSS / 1024, whole }));
}
