import type { DocumentReader } from "../src/readers/reader.ts";
import { writtenPages } from "./writtenPages.ts";

/** One paper in a manner of its own: its text, and what it says. Every person and school is invented. */
export type Manner = readonly [name: string, text: string, values: Readonly<Record<string, string>>];

/** Of what a manner says, what the reader found; with it what it was sure of and got wrong. */
export async function readManner(
  reader: DocumentReader,
  [, text, values]: Manner,
): Promise<Readonly<Record<string, string>>> {
  const fields = await reader.read(writtenPages(...text.split("\f")));
  return Object.fromEntries(Object.keys(values).map((name) => [name, fields[name]?.value ?? "(not found)"]));
}
