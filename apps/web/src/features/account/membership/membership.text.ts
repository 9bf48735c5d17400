import type { BilingualText } from "../../../ui/language.tsx";

export const membershipText = {
  title: { en: "You as a representative", fr: "Vous comme représentant ou représentante" },
  lead: {
    en: "In the cases assigned to you, this fills in form IMM 5476 and the documents of the Court, with the name and address of the firm. It is kept encrypted and used nowhere else.",
    fr: "Dans les dossiers qui vous sont affectés, ceci remplit le formulaire IMM 5476 et les actes de la Cour, avec le nom et l’adresse du cabinet. C’est conservé chiffré et ne sert nulle part ailleurs.",
  },
  notYours: {
    en: "This page is for the legal team.",
    fr: "Cette page est réservée à l’équipe juridique.",
  },
  link: { en: "You as a representative", fr: "Vous comme représentant ou représentante" },
} satisfies Record<string, BilingualText>;
