import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, generalKnowledge } from "../sources.ts";

/** A longer stay in another country calls for a police certificate of that country. */
export const livedElsewhereMonths: DatedTable<number> = {
  id: "livedElsewhereMonths",
  title: {
    en: "Stay in another country without a police certificate, at most",
    fr: "Séjour dans un autre pays sans certificat de police, au plus",
  },
  unit: "months",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: 6,
      source: generalKnowledge(
        "IRCC asks for certificates of countries in which a person lived for six months or more in a row, as secondary pages say",
      ),
      note: "The first day is formal. This product counts more than six months (docs/facts/vault.md section 5).",
    },
  ],
};
