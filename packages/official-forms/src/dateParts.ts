const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day of the calendar as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return (
    year !== "" &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysIn(Number(year), Number(month))
  );
}

const unknown = ["****", "**", "**"] as const;

/**
 * Year, month and day for as many boxes: of two boxes the day is left out, of three an unknown part is stars, as the form
 * wants it. `undefined` when it is no date.
 */
export function partsOfDate(text: string, boxes: number): readonly string[] | undefined {
  const found = /^(\d{4}|\*{4})(?:-(\d{2}|\*{2})(?:-(\d{2}|\*{2}))?)?$/.exec(text);
  if (!found) return undefined;
  const [, year = "", month, day] = found;
  const isKnown = [year, month, day].every((part) => part !== undefined && !part.includes("*"));
  if (isKnown && !isDay(text)) return undefined;
  if (month !== undefined && month !== "**" && (Number(month) < 1 || Number(month) > 12)) return undefined;
  if (boxes === 2) return year.includes("*") || month === undefined || month === "**" ? undefined : [year, month];
  return [year, month ?? unknown[1], day ?? unknown[2]];
}
