import type { TableSource } from "../../kernel/datedTable.ts";
import { officialText } from "../sources.ts";

export const courtAct = officialText(
  "Immigration and Refugee Protection Act, sections 72 and 74",
  "https://laws-lois.justice.gc.ca/eng/acts/I-2.5/section-72.html",
);

/** The rules of court for immigration cases, SOR/93-22, read in the laws of Justice Canada of 2026-07-23. */
export const courtRules = (rules: string): TableSource =>
  officialText(
    `Federal Courts Citizenship, Immigration and Refugee Protection Rules (SOR/93-22), ${rules}`,
    "https://laws-lois.justice.gc.ca/eng/regulations/SOR-93-22/",
  );
