/** Whether a value of JSON holds the character NUL anywhere, names of fields included: PostgreSQL keeps it in no text. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, inside]) => name.includes("\0") || holdsNul(inside));
}
