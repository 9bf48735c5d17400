import type { PageText } from "../readers/reader.ts";
import type { PageZone } from "./pageZone.ts";

/** Types of documents that carry a machine-readable zone. */
export const typesWithZone: ReadonlySet<string> = new Set(["Passport", "NationalID", "USVisa"]);

/** As sure as it can be: every check digit of a known layout holds. */
const sure = 0.99;

/** What the zones of a file say that it is: a passport where one page is the page of a passport, else the first. */
export function typeOfZones(
  pages: readonly PageText[],
): { readonly type: string; readonly confidence: number } | undefined {
  const types = pages.flatMap(({ zone }) => (zone ? typeOfZone(zone) : []));
  const type = types.find((candidate) => candidate === "Passport") ?? types[0];
  return type === undefined ? undefined : { type, confidence: sure };
}

/** Visas of other countries than the United States are no type of their own. */
export function typeOfZone({ format, lines: [first = ""] }: Pick<PageZone, "format" | "lines">): string {
  if (format === "TD3") return "Passport";
  if (format === "MRVA" || format === "MRVB") return first.slice(2, 5) === "USA" ? "USVisa" : "Other";
  return "NationalID";
}
