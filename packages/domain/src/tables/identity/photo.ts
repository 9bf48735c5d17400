import type { DatedTable } from "../../kernel/datedTable.ts";
import { generalKnowledge, secondaryText } from "../sources.ts";

type PhotoRules = {
  readonly leastWidthMm: number;
  readonly leastHeightMm: number;
  readonly headMm: { readonly least: number; readonly most: number };
  readonly leastWidthPx: number;
  readonly leastHeightPx: number;
  readonly formats: readonly string[];
  readonly mostMegabytes: number;
  readonly scanAtLeastPpi: number;
  readonly takenWithinMonths: number;
};

/** Digital photo for study, work and visitor applications. */
export const temporaryResidentPhoto: DatedTable<PhotoRules> = {
  id: "temporaryResidentPhoto",
  title: { en: "Photo for temporary residence", fr: "Photo pour la résidence temporaire" },
  unit: "millimetres, pixels, megabytes and months, as named",
  appliesOn: "today",
  rows: [
    {
      from: "2019-01-01",
      value: {
        leastWidthMm: 35,
        leastHeightMm: 45,
        headMm: { least: 31, most: 36 },
        leastWidthPx: 420,
        leastHeightPx: 540,
        formats: ["JPEG", "JPEG2000"],
        mostMegabytes: 4,
        scanAtLeastPpi: 600,
        takenWithinMonths: 6,
      },
      source: secondaryText(
        "Talent Solution Canada, copy of the IRCC rules for digital files, and others",
        "https://talentsolutioncanada.com/photo-req/",
      ),
      note: "Secondary pages agree; the official page is not stored. The first day is not known.",
    },
  ],
};

/** The size of the file itself, as secondary pages tell it. */
export const temporaryResidentPhotoFile: DatedTable<{
  readonly leastKilobytes: number;
  readonly aboutKilobytes: number;
  readonly coloursBits: number;
}> = {
  id: "temporaryResidentPhotoFile",
  title: { en: "File of a photo for temporary residence", fr: "Fichier d’une photo pour la résidence temporaire" },
  unit: "kilobytes, and bits of colour",
  appliesOn: "today",
  rows: [
    {
      from: "2019-01-01",
      value: { leastKilobytes: 60, aboutKilobytes: 240, coloursBits: 24 },
      source: secondaryText(
        "Photo ID Generator, updated on 2026-06-19, and others",
        "https://www.photoidgenerator.com/blogs/canada-visa-photo-requirements-guidelines",
      ),
      note: "Least size: one secondary page. The first day is not known.",
    },
  ],
};

/** Photo for permanent residence. Express Entry takes a digital photo of the size for temporary residence. */
export const permanentResidentPhoto: DatedTable<{
  readonly widthMm: number;
  readonly heightMm: number;
  readonly headMm: { readonly least: number; readonly most: number };
}> = {
  id: "permanentResidentPhoto",
  title: { en: "Photo for permanent residence", fr: "Photo pour la résidence permanente" },
  unit: "millimetres",
  appliesOn: "today",
  rows: [
    {
      from: "2018-01-01",
      value: { widthMm: 50, heightMm: 70, headMm: { least: 31, most: 36 } },
      source: generalKnowledge("Photo for permanent residence and the permanent resident card, as commonly stated"),
      note: "General knowledge; no page of the authority was read for it. The first day is not known.",
    },
  ],
};
