import { limits } from "../limits.ts";

export const familyMembersListed = limits(
  {
    id: "familyMembersListed",
    title: { en: "Family members that can be listed", fr: "Membres de la famille pouvant être inscrits" },
    unit: "entries",
  },
  { least: 1, most: 20 },
  "document 3 section 3.1; the number is ours",
);

export const spouseNarrativeLength = limits(
  {
    id: "spouseNarrativeLength",
    title: {
      en: "Length of a section of the spousal support letter",
      fr: "Longueur d’une section de la lettre de soutien du conjoint",
    },
    unit: "characters",
  },
  { least: 1, most: 600 },
  "document 3 sections 5.1 and 9.4",
);
