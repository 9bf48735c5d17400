/** A box of a form, the dotted path of what stands in it, and which part: of a date in several boxes, of two names in one, or what a code in it means. */
export type Box = readonly [box: string, field: string, part: string];

/** The same rows in a group of the file. */
export const under = (group: string, rows: readonly Box[]): readonly Box[] =>
  rows.map(([box, field, part]) => [`${group}/${box}`, field, part] as const);
