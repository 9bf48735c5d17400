import type { Language } from "../kernel/text.ts";
import type { Applicant } from "./filingPackage.ts";

/** Names of folders and files of a package. Portals refuse signs outside ASCII, so every name is spelt without them. */

const longestName = 60;

/** “Preuve d’études (2)” as `preuve-d-etudes-2`. */
export const asciiName = (name: string): string =>
  name
    .replaceAll(/[œŒ]/g, "oe")
    .replaceAll(/[æÆ]/g, "ae")
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longestName)
    .replaceAll(/^-+|-+$/g, "");

const folders: Readonly<Record<"main" | "spouse" | "visitor" | "child", Readonly<Record<Language, string>>>> = {
  main: { en: "applicant", fr: "demande-principale" },
  spouse: { en: "spouse-or-partner", fr: "conjoint-ou-partenaire" },
  visitor: { en: "visitor", fr: "visite" },
  child: { en: "child", fr: "enfant" },
};

/** Without the name of anybody: folders are seen in lists of downloads. */
export function folderOf(applicant: Applicant, language: Language): string {
  const child = /^child(\d+)$/.exec(applicant)?.[1];
  if (child !== undefined) return `${folders.child[language]}-${child}`;
  return folders[applicant as "main" | "spouse" | "visitor"][language];
}

export const numbered = (number: number, name: string): string => `${String(number).padStart(2, "0")}-${name}`;
