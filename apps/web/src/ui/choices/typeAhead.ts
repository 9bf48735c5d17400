/** One line of a long list. `alsoFoundBy` holds other spellings: the other language, the native name, a code. */
export type ListOption = {
  readonly value: string;
  readonly label: string;
  readonly alsoFoundBy?: readonly string[];
};

/** Lower case without accents and punctuation, so that `Cote d'Ivoire` finds `Côte d’Ivoire`. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, " ")
    .trim();

/** Options that match what was typed: names that begin with it, then words that do, then other spellings, then inside. */
export function matching(options: readonly ListOption[], typed: string): readonly ListOption[] {
  const wanted = fold(typed);
  if (wanted === "") return options;
  const ranked: (readonly [ListOption, number])[] = [];
  for (const option of options) {
    const rank = rankOf(option, wanted);
    if (rank !== undefined) ranked.push([option, rank]);
  }
  return ranked.toSorted((a, b) => a[1] - b[1]).map(([option]) => option);
}

function rankOf(option: ListOption, wanted: string): number | undefined {
  const label = fold(option.label);
  if (label.startsWith(wanted)) return 0;
  if (label.includes(` ${wanted}`)) return 1;
  const others = (option.alsoFoundBy ?? []).map(fold);
  if (others.some((other) => other.startsWith(wanted))) return 2;
  if (others.some((other) => other.includes(` ${wanted}`))) return 3;
  return wanted.length > 1 && label.includes(wanted) ? 4 : undefined;
}

/** The option that is named exactly so, in any of its spellings. */
export function exactly(options: readonly ListOption[], typed: string): ListOption | undefined {
  const wanted = fold(typed);
  if (wanted === "") return undefined;
  return (
    options.find((option) => fold(option.label) === wanted) ??
    options.find((option) => option.alsoFoundBy?.some((other) => fold(other) === wanted))
  );
}
