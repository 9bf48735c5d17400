import type { DatedTable } from "../../kernel/datedTable.ts";
import { rankingCriteria } from "./sources.ts";

/** Points for two strengths together (docs/facts/express-entry.md section 2). */

/** Points of a pair: with the lower and with the higher step of the other strength. */
export type Pair = { readonly lower: number; readonly higher: number };

type Transferable = {
  /** The weakest of the four abilities reaches this level. */
  readonly language: Pair;
  /** The same for who holds a certificate of qualification. */
  readonly languageOfTrade: Pair;
  readonly canadianYears: Pair;
  readonly oneCredential: Pair;
  readonly moreCredentials: Pair;
  readonly someForeignWork: Pair;
  readonly muchForeignWork: Pair;
  /** Years of foreign work from which it is some, and from which it is much. */
  readonly foreignYears: Pair;
  readonly certificate: Pair;
};

export const rankingTransferable: DatedTable<Transferable> = {
  id: "rankingTransferable",
  title: {
    en: "Ranking points for transferable skills",
    fr: "Points de classement pour les compétences transférables",
  },
  unit: "points, levels and years",
  appliesOn: "today",
  rows: [
    {
      from: "2015-01-01",
      value: {
        language: { lower: 7, higher: 9 },
        languageOfTrade: { lower: 5, higher: 7 },
        canadianYears: { lower: 1, higher: 2 },
        oneCredential: { lower: 13, higher: 25 },
        moreCredentials: { lower: 25, higher: 50 },
        someForeignWork: { lower: 13, higher: 25 },
        muchForeignWork: { lower: 25, higher: 50 },
        foreignYears: { lower: 1, higher: 3 },
        certificate: { lower: 25, higher: 50 },
      },
      source: rankingCriteria,
      note: "Three public copies of the page agree; the official text of the tables was not found. The first day is the start of Express Entry.",
    },
  ],
};
