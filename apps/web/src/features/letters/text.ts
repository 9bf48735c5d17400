import type { Wording } from "../../ui/language.tsx";

export const text = {
  noSuchLetter: { en: "This letter does not exist", fr: "Cette lettre n’existe pas" },
  noSuchLetterMore: {
    en: "The plan of an application lists its letters.",
    fr: "Le plan d’une demande énumère ses lettres.",
  },
  toPlan: { en: "Go to the plan", fr: "Aller au plan" },
  kind: { en: "Letter for: {name}", fr: "Lettre pour\u00A0: {name}" },
  notOfType: {
    en: "This letter is not used in this application. It is for other kinds of applications.",
    fr: "Cette lettre ne sert pas dans cette demande. Elle est destinée à d’autres types de demandes.",
  },
  notWrittenHere: {
    en: "Boreal does not write letters yet. You can see here whether you need this one, and where the finished letter goes.",
    fr: "Boreal ne rédige pas encore de lettres. Vous voyez ici si celle-ci est nécessaire et où placer la lettre terminée.",
  },
  whereItGoes: { en: "Where the finished letter goes", fr: "Où placer la lettre terminée" },
  place: { en: "Its place in the vault: {name}.", fr: "Sa place dans le coffre\u00A0: {name}." },
  filesThere: {
    one: { en: "There is {count} file there.", fr: "{count} fichier s’y trouve." },
    other: { en: "There are {count} files there.", fr: "{count} fichiers s’y trouvent." },
  },
  nothingThere: { en: "There is no file there yet.", fr: "Aucun fichier ne s’y trouve pour le moment." },
  noPlace: {
    en: "The vault of this application has no place for it.",
    fr: "Le coffre de cette demande n’a pas de place pour elle.",
  },
  toAdd: { en: "Add the finished letter", fr: "Ajouter la lettre terminée" },
  toSee: { en: "Open its place in the vault", fr: "Ouvrir sa place dans le coffre" },
} as const satisfies Record<string, Wording>;
