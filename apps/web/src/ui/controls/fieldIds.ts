/** Ids of a field's parts, derived from the field's own id so that summary links and descriptions agree. */
export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

export const noteId = (id: string): string => `${id}-note`;

/** What describes the control: its hint, its note, its error, then anything else (a character count, a unit). */
export function describedBy(
  id: string,
  has: { hint: boolean; error: boolean; note?: boolean },
  also?: string,
): string | undefined {
  const ids = [has.hint && hintId(id), has.note === true && noteId(id), has.error && errorId(id), also].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
