import type { DatedTable, TableSource } from "../../kernel/datedTable.ts";
import type { Text } from "../../kernel/text.ts";

/** Categories of which rounds of invitations were announced; nothing here promises a round (docs/facts/express-entry.md section 8). */

export type DrawCategory = {
  readonly id: string;
  readonly name: Text;
  /** Codes of the occupations; none where the category is about language. */
  readonly occupations?: readonly string[];
  readonly frenchLevel?: number;
  /** Months of work in one of them within three years. */
  readonly months?: number;
  readonly inCanada?: true;
};

const codes = (list: string): readonly string[] => list.trim().split(/\s+/);

const page: TableSource = {
  title: "IRCC, category-based selection, as told by news pages and copies of 2026-02 to 2026-09",
  address:
    "https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/rounds-invitations/category-based-selection.html",
  checkedOn: "2026-11-22",
  status: "unverified",
};

export const drawCategories: DatedTable<readonly DrawCategory[]> = {
  id: "drawCategories",
  title: {
    en: "Categories of rounds of invitations",
    fr: "Catégories de rondes d’invitations",
  },
  unit: "categories, with months of work within three years and codes of occupations",
  appliesOn: "today",
  rows: [
    {
      from: "2026-02-18",
      value: [
        { id: "french", name: { en: "French", fr: "Français" }, frenchLevel: 7 },
        {
          id: "physicians",
          name: { en: "Physicians with work in Canada", fr: "Médecins avec travail au Canada" },
          occupations: ["31100", "31101", "31102"],
          months: 12,
          inCanada: true,
        },
        {
          id: "health",
          name: { en: "Health care and social services", fr: "Santé et services sociaux" },
          occupations: codes(`
            31100 31101 31102 31103 31110 31111 31112 31120 31121 31200 31201 31202 31203 31209 31300
            31301 31302 31303 32101 32102 32103 32104 32109 32111 32120 32121 32122 32123 32124 32129
            32201 33101 33102 33103 41300 41301 42201
          `),
          months: 12,
        },
        {
          id: "stem",
          name: {
            en: "Science, technology, engineering and mathematics",
            fr: "Sciences, technologie, génie et mathématiques",
          },
          occupations: codes(`
            20011 21220 21300 21301 21310 21321 21331 22300 22301 22310 63100
          `),
          months: 12,
        },
        {
          id: "trades",
          name: { en: "Trades", fr: "Métiers" },
          occupations: codes(`
            22303 63201 70010 70011 72100 72102 72106 72200 72201 72300 72302 72310 72311 72320 72400
            72401 72402 72422 72501 72999 73100 73110 73112 73113 82021
          `),
          months: 12,
        },
        {
          id: "education",
          name: { en: "Education", fr: "Éducation" },
          occupations: ["41220", "41221", "42202", "42203", "43100"],
          months: 12,
        },
        {
          id: "transport",
          name: { en: "Transport", fr: "Transport" },
          occupations: ["22313", "72404", "72410", "72600"],
          months: 12,
        },
        {
          id: "seniorManagers",
          name: { en: "Senior managers with work in Canada", fr: "Cadres supérieurs avec travail au Canada" },
          occupations: ["00012", "00013", "00014", "00015"],
          months: 12,
          inCanada: true,
        },
        {
          id: "researchers",
          name: { en: "Researchers with work in Canada", fr: "Chercheurs avec travail au Canada" },
          occupations: ["41200", "41201"],
          months: 12,
          inCanada: true,
        },
      ],
      source: page,
      note: "Several secondary pages agree on the categories; the lists for health, science and trades were read in one source. The category for military recruits asks for an offer that no answer tells, and is left out.",
    },
  ],
};
