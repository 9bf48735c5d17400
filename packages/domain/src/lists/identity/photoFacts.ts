import { secondaryText } from "../../tables/sources.ts";
import type { FactList } from "../factList.ts";

export const photoRequirements: FactList = {
  id: "photoRequirements",
  title: { en: "What a photo must look like", fr: "À quoi une photo doit ressembler" },
  source: secondaryText(
    "Talent Solution Canada, copy of the IRCC rules for digital files, and others",
    "https://talentsolutioncanada.com/photo-req/",
  ),
  note: "Secondary pages agree; the official page is not stored. Sizes are in the tables temporaryResidentPhoto and temporaryResidentPhotoFile.",
  entries: [
    { id: "background", name: { en: "Plain white or light background", fr: "Fond uni, blanc ou pâle" } },
    {
      id: "view",
      name: {
        en: "Full front, head and top of the shoulders, in the middle",
        fr: "De face, tête et haut des épaules, au centre",
      },
    },
    { id: "expression", name: { en: "Neutral expression, mouth closed", fr: "Expression neutre, bouche fermée" } },
    { id: "unaltered", name: { en: "Not altered", fr: "Non retouchée" } },
    {
      id: "glasses",
      name: {
        en: "Eyes clearly visible through glasses, without tint or glare",
        fr: "Yeux bien visibles à travers les lunettes, sans teinte ni reflet",
      },
    },
    {
      id: "headCover",
      name: {
        en: "Head cover only for religion or health, with the whole face visible",
        fr: "Couvre-chef seulement pour la religion ou la santé, visage entièrement visible",
      },
    },
  ],
};
