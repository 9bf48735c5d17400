import type { ReadField } from "../reading.ts";
import { nameOf } from "./personName.ts";
import type { PageText } from "./reader.ts";

/** The name of whom a paper is about, for papers of which nothing else is wanted of the name. */
export async function applicantName(pages: readonly PageText[]): Promise<Readonly<Record<string, ReadField>>> {
  const name = await nameOf(
    pages.flatMap(({ lines }) => lines),
    pages,
  );
  return name ? { applicantFullName: name } : {};
}
