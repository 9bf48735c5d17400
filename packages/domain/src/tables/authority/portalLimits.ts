import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, secondaryText } from "../sources.ts";

/** What a portal of the authority takes for one document. */
export type PortalLimit = {
  /** Megabytes are taken as 1,000,000 bytes, the smaller of their two meanings. */
  readonly maxBytes: number;
  readonly types: readonly ("pdf" | "jpg" | "png" | "tiff" | "doc" | "docx")[];
};

const types = ["pdf", "jpg", "png", "tiff", "doc", "docx"] as const;

const limitsPage = {
  ...secondaryText(
    "PDF Ready, IRCC file size limits depend on the account; says that it read the authority’s pages on 2026-03-26",
    "https://pdfready.app/en/guides/ircc-file-size-limits",
  ),
  checkedOn: "2026-11-21",
} as const;
const note = "Told by pages that are not the authority’s. The first day is formal.";

export const secureAccountLimit: DatedTable<PortalLimit> = {
  id: "secureAccountLimit",
  title: {
    en: "Largest file of the IRCC secure account",
    fr: "Taille maximale d’un fichier dans le compte sécurisé d’IRCC",
  },
  unit: "bytes",
  appliesOn: "today",
  rows: [{ from: actInForce, value: { maxBytes: 4_000_000, types }, source: limitsPage, note }],
};

export const irccPortalLimit: DatedTable<PortalLimit> = {
  id: "irccPortalLimit",
  title: { en: "Largest file of the IRCC Portal", fr: "Taille maximale d’un fichier dans le Portail d’IRCC" },
  unit: "bytes",
  appliesOn: "today",
  rows: [{ from: actInForce, value: { maxBytes: 2_000_000, types }, source: limitsPage, note }],
};

export const residencePortalLimit: DatedTable<PortalLimit> = {
  id: "residencePortalLimit",
  title: {
    en: "Largest file of the Permanent Residence Portal",
    fr: "Taille maximale d’un fichier dans le Portail de demande de résidence permanente",
  },
  unit: "bytes",
  appliesOn: "today",
  rows: [{ from: actInForce, value: { maxBytes: 4_000_000, types }, source: limitsPage, note }],
};

/** From which share of words read the same on a fitted file counts as legible. */
export const portalLegibility: DatedTable<{ readonly all: number; readonly page: number }> = {
  id: "portalLegibility",
  title: { en: "Legibility of files made smaller", fr: "Lisibilité des fichiers réduits" },
  unit: "parts of the words",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: { all: 0.98, page: 0.95 },
      source: { title: "Our own measure: words read before and after", checkedOn: "2026-11-21", status: "unverified" },
      note: "Ours, with a formal first day: of all pages together, and of each page.",
    },
  ],
};
