/** Words of the ways by which a case is taken out as an open archive (docs/archive). */
export const takeOutText = {
  title: { en: "Take everything out", fr: "Tout emporter" },
  link: {
    en: "Take everything out: answers, documents, forms, letters and messages",
    fr: "Tout emporter\u00A0: réponses, documents, formulaires, lettres et messages",
  },
  lead: {
    en: "You get a ZIP file with all that you gave and all that you see here. Unpack it and open index.html: it can be read without Boreal, in English and French.",
    fr: "Vous recevez un fichier ZIP avec tout ce que vous avez fourni et tout ce que vous voyez ici. Décompressez-le et ouvrez index.html\u00A0: il se lit sans Boreal, en français et en anglais.",
  },
  leadTeam: {
    en: "You get a ZIP file with the archive of each of your cases: all records, documents, forms, letters and the log. Another Boreal server can take each of them over.",
    fr: "Vous recevez un fichier ZIP avec l’archive de chacun de vos dossiers\u00A0: toutes les données, les documents, les formulaires, les lettres et le journal. Un autre serveur Boreal peut reprendre chacun d’eux.",
  },
  notLocked: {
    en: "The file is not locked. Keep it where nobody else can open it.",
    fr: "Le fichier n’est pas verrouillé. Gardez-le là où personne d’autre ne peut l’ouvrir.",
  },
  asksFirst: {
    en: "If you signed in a while ago, we first ask for your password.",
    fr: "Si votre session est ouverte depuis un moment, nous vous demandons d’abord votre mot de passe.",
  },
  oneOf: { en: "Take out: {name}, started {day}", fr: "Emporter\u00A0: {name}, demande ouverte le {day}" },
  all: { en: "Take out all applications in one file", fr: "Emporter toutes les demandes dans un seul fichier" },
  allTeam: { en: "Take out all my cases", fr: "Emporter tous mes dossiers" },
  none: { en: "There is nothing to take out yet.", fr: "Il n’y a encore rien à emporter." },
  under: { en: "Writing the file", fr: "Écriture du fichier" },
  done: { en: "{done} of {of}", fr: "{done} sur {of}" },
  over: {
    en: "All {of} are in the file. Your browser saves it with your downloads.",
    fr: "Les {of} sont dans le fichier. Votre navigateur le range avec vos autres fichiers.",
  },
  cutShort: {
    en: "The file was not finished, so it is not whole. Try again.",
    fr: "Le fichier n’a pas été terminé; il n’est donc pas complet. Réessayez.",
  },
  ofCase: { en: "Take out the whole case as an archive", fr: "Emporter tout le dossier dans une archive" },
} as const;
