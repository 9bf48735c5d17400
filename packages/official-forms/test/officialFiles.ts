import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { editionName, formEditions } from "../src/maps/editions.ts";
import type { FormEdition } from "../src/maps/fieldMapping.ts";

const shared = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../../../shared/forms");

/** The authority's own blanks, which developers keep beside the repository; absent in a plain clone. */
export function officialFile({ number, language, comparedWith, edition, alsoTakes }: FormEdition): Buffer | undefined {
  if (comparedWith === "published lists") return undefined;
  const ofOlder = alsoTakes === undefined ? "" : `-${edition}`;
  const name =
    comparedWith === "official file"
      ? `official/imm${number}${language.toLowerCase()}${ofOlder}.pdf`
      : `derived/imm${number}${language.toLowerCase()}-${edition}-data-removed.pdf`;
  const file = path.join(shared, name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Forms with pages and fields of their own beside their data. */
export const isStatic = ({ form }: FormEdition): boolean => ["IMM5645", "IMM5476", "IMM5409", "IMM5669"].includes(form);

/** All that are here, by the name of their edition. */
export const officialFiles = (): readonly (readonly [name: string, edition: FormEdition, bytes: Buffer])[] =>
  formEditions.flatMap((edition) => {
    const bytes = officialFile(edition);
    return bytes ? [[editionName(edition), edition, bytes] as const] : [];
  });
