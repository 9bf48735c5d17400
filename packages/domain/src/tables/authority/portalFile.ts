import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, generalKnowledge } from "../sources.ts";

/** Largest file that the authority's portal takes. */
export const portalFileSize: DatedTable<number> = {
  id: "portalFileSize",
  title: {
    en: "Largest file of the authority’s portal",
    fr: "Taille maximale d’un fichier dans le portail de l’autorité",
  },
  unit: "bytes",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      value: 4 * 1024 * 1024,
      source: generalKnowledge("IRCC portal upload limit, as described by secondary pages"),
      note: "Secondary pages only, and the first day is formal. Some portals take 2 MB; which one a case uses is not known yet.",
    },
  ],
};
