type Counted = { readonly requirement: string; readonly isOver?: true };

/** Letters that have to be written, and those that may be: a letter that is only recommended holds nothing back. */
export function letterCount(letters: readonly Counted[]): { readonly toWrite: number; readonly possible: number } {
  const of = (...levels: readonly string[]) =>
    letters.filter(({ requirement, isOver }) => !isOver && levels.includes(requirement)).length;
  return { toWrite: of("Required"), possible: of("Recommended", "IfApplicable") };
}
