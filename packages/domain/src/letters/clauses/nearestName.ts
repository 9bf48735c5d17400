/** The name that somebody most likely meant: the fewest letters to change, of the whole name or of its last part. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const meant = typed.toLowerCase();
  const cost = (name: string): number => {
    const whole = lettersToChange(meant, name.toLowerCase());
    const last = lettersToChange(meant, (name.split(".").at(-1) ?? "").toLowerCase());
    return Math.min(whole, last + 0.5);
  };
  const [nearest] = names.map((name) => ({ name, cost: cost(name) })).toSorted((one, other) => one.cost - other.cost);
  return nearest?.name;
}

/** Levenshtein’s distance. */
function lettersToChange(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (let column = 0; column < other.length; column += 1) {
      const changed = (before[column] ?? 0) + (other[column] === letter ? 0 : 1);
      now.push(Math.min(changed, (before[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}
