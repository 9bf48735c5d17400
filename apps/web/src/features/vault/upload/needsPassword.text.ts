import type { BilingualText } from "../../../ui/language.tsx";

export const text = {
  title: {
    en: "This PDF is locked. Enter its password so that we can read it.",
    fr: "Ce PDF est verrouillé. Entrez son mot de passe pour que nous puissions le lire.",
  },
  locked: {
    en: "This PDF is locked and needs its password.",
    fr: "Ce PDF est verrouillé et a besoin de son mot de passe.",
  },
  notYours: {
    en: "The person whose document it is can enter it.",
    fr: "La personne à qui appartient le document peut l’entrer.",
  },
  label: { en: "Password of this file", fr: "Mot de passe de ce fichier" },
  hint: {
    en: "Banks and schools often say it in the message that came with the file. We keep it encrypted with the file, and it is deleted with it.",
    fr: "Les banques et les écoles le donnent souvent dans le message qui accompagne le fichier. Nous le conservons chiffré avec le fichier, et il est supprimé avec lui.",
  },
  authority: {
    en: "The authority refuses locked files. When files are prepared for its portal, an unlocked copy is made. Your original stays as it is.",
    fr: "L’autorité refuse les fichiers verrouillés. Quand les fichiers sont préparés pour son portail, une copie déverrouillée est faite. Votre original reste tel quel.",
  },
  empty: { en: "Enter the password of this file.", fr: "Entrez le mot de passe de ce fichier." },
  open: { en: "Unlock and read", fr: "Déverrouiller et lire" },
  opened: { en: "{name} is unlocked", fr: "{name} est déverrouillé" },
} as const satisfies Record<string, BilingualText>;
