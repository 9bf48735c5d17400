import { importClientsTitle } from "./links.ts";

/** Words of the page on which the legal team takes clients over from a list. */
export const clientImportText = {
  title: importClientsTitle,
  lead: {
    en: "Take over clients and matters from another program: save them there as CSV, or copy the cells of a spreadsheet. You see what would happen before anything is created, and can undo an import for one hour.",
    fr: "Reprenez les clients et les dossiers d’un autre logiciel\u00A0: enregistrez-les là-bas en CSV, ou copiez les cellules d’un tableur. Vous voyez ce qui se passera avant que quoi que ce soit ne soit créé, et une importation peut être annulée pendant une heure.",
  },
  limits: {
    en: "At most 1,000 lines, 60 columns and 2 MB at a time. The first line holds the titles of the columns.",
    fr: "Au plus 1 000 lignes, 60 colonnes et 2 Mo à la fois. La première ligne contient les titres des colonnes.",
  },
  choose: { en: "Choose a file", fr: "Choisir un fichier" },
  paste: { en: "Or paste the list", fr: "Ou coller la liste" },
  pasted: { en: "List with titles in its first line", fr: "Liste avec les titres à la première ligne" },
  readPasted: { en: "Read the list", fr: "Lire la liste" },
  pasteMissing: { en: "Paste the list first.", fr: "Collez d’abord la liste." },
  notRead: { en: "The list could not be read", fr: "La liste n’a pas pu être lue" },
  read: {
    one: { en: "{count} line was read ({encoding}).", fr: "{count} ligne a été lue ({encoding})." },
    other: { en: "{count} lines were read ({encoding}).", fr: "{count} lignes ont été lues ({encoding})." },
  },
  another: { en: "Take another list", fr: "Prendre une autre liste" },
  columns: { en: "What is in which column?", fr: "Que contient chaque colonne?" },
  columnOf: { en: "{title} (such as “{example}”)", fr: "{title} (par exemple «\u00A0{example}\u00A0»)" },
  columnWithout: { en: "{title} (empty)", fr: "{title} (vide)" },
  untitled: { en: "Column {number}", fr: "Colonne {number}" },
  leftOut: { en: "Leave out", fr: "Laisser de côté" },
  name: { en: "Whole name", fr: "Nom complet" },
  lastName: { en: "Family name", fr: "Nom de famille" },
  firstName: { en: "Given names", fr: "Prénoms" },
  email: { en: "Email address", fr: "Adresse courriel" },
  telephone: { en: "Telephone", fr: "Téléphone" },
  birthday: { en: "Date of birth", fr: "Date de naissance" },
  language: { en: "Language", fr: "Langue" },
  type: { en: "Type of application", fr: "Type de demande" },
  number: { en: "Own number of the matter", fr: "Numéro interne du dossier" },
  staff: { en: "Who works on it", fr: "Qui s’en occupe" },
  note: { en: "Note for the team", fr: "Note pour l’équipe" },
  otherwise: { en: "Where a line says nothing", fr: "Quand une ligne ne dit rien" },
  types: { en: "What the list calls the types", fr: "Comment la liste nomme les types" },
  typeCalled: { en: "“{word}” is", fr: "«\u00A0{word}\u00A0» est" },
  numberAndPhone: {
    en: "Own numbers become the numbers of the cases, where they have a digit and no other case has them. Telephone numbers and notes become a note that only the team reads.",
    fr: "Les numéros internes deviennent les numéros des dossiers, s’ils contiennent un chiffre et qu’aucun autre dossier ne les porte. Les numéros de téléphone et les notes deviennent une note que seule l’équipe peut lire.",
  },
  check: { en: "Check the list", fr: "Vérifier la liste" },
  checking: { en: "Checking", fr: "Vérification" },
  emailColumnMissing: {
    en: "Say which column holds the email address. Without one there is no account.",
    fr: "Indiquez la colonne de l’adresse courriel. Sans elle, aucun compte n’est possible.",
  },
  nameColumnMissing: {
    en: "Say which column holds the family name or the whole name.",
    fr: "Indiquez la colonne du nom de famille ou du nom complet.",
  },
  preview: { en: "What would happen", fr: "Ce qui se passera" },
  ready: {
    one: { en: "{count} case can be created.", fr: "{count} dossier peut être créé." },
    other: { en: "{count} cases can be created.", fr: "{count} dossiers peuvent être créés." },
  },
  notReady: {
    one: {
      en: "{count} line is not right and is left out.",
      fr: "{count} ligne est inexacte et sera laissée de côté.",
    },
    other: {
      en: "{count} lines are not right and are left out.",
      fr: "{count} lignes sont inexactes et seront laissées de côté.",
    },
  },
  doubled: {
    one: {
      en: "{count} line may be somebody a second time.",
      fr: "{count} ligne concerne peut-être quelqu’un une deuxième fois.",
    },
    other: {
      en: "{count} lines may be somebody a second time.",
      fr: "{count} lignes concernent peut-être quelqu’un une deuxième fois.",
    },
  },
  nameGuessed: {
    one: {
      en: "{count} name is in one piece. Check which part is the family name.",
      fr: "{count} nom est d’un seul tenant. Vérifiez quelle partie est le nom de famille.",
    },
    other: {
      en: "{count} names are in one piece. Check which part is the family name.",
      fr: "{count} noms sont d’un seul tenant. Vérifiez quelle partie est le nom de famille.",
    },
  },
  nameGuessedHint: {
    en: "The last word was taken. If that is wrong, write the family name first and a comma behind it in the list, for example “Tran, Van Long”.",
    fr: "Le dernier mot a été retenu. Si c’est inexact, écrivez dans la liste le nom de famille en premier, suivi d’une virgule, par exemple «\u00A0Tran, Van Long\u00A0».",
  },
  line: { en: "Line", fr: "Ligne" },
  person: { en: "Family name, given names", fr: "Nom de famille, prénoms" },
  result: { en: "What is said", fr: "Constat" },
  fine: { en: "Nothing to say", fr: "Rien à signaler" },
  hasAccount: {
    en: "This address has an account already. The line is left out.",
    fr: "Cette adresse a déjà un compte. La ligne sera laissée de côté.",
  },
  sameAsLine: {
    en: "Probably the same person as in line {line}.",
    fr: "Sans doute la même personne qu’à la ligne {line}.",
  },
  knownInFirm: { en: "The firm knows this name:", fr: "Le cabinet connaît ce nom\u00A0:" },
  includeDoubled: {
    en: "Also create cases for lines that may be somebody a second time",
    fr: "Créer aussi les dossiers des lignes qui concernent peut-être quelqu’un une deuxième fois",
  },
  invites: {
    en: "Send each client a mail with the link to the account now",
    fr: "Envoyer maintenant à chaque personne un courriel avec le lien vers son compte",
  },
  invitesHint: {
    en: "Otherwise nobody is written to. You can send each link later from the page of the case.",
    fr: "Sinon, personne ne reçoit de message. Vous pourrez envoyer chaque lien plus tard, à partir de la page du dossier.",
  },
  start: {
    one: { en: "Create {count} case", fr: "Créer {count} dossier" },
    other: { en: "Create {count} cases", fr: "Créer {count} dossiers" },
  },
  importing: { en: "{done} of {total} cases created", fr: "{done} dossiers créés sur {total}" },
  stopped: {
    en: "The import stopped after {done} of {total} cases. Continue where it stopped; nothing is created twice.",
    fr: "L’importation s’est arrêtée après {done} dossiers sur {total}. Continuez là où elle s’est arrêtée; rien n’est créé deux fois.",
  },
  goOn: { en: "Continue", fr: "Continuer" },
  finished: {
    one: { en: "{count} case was created.", fr: "{count} dossier a été créé." },
    other: { en: "{count} cases were created.", fr: "{count} dossiers ont été créés." },
  },
  leftOutLines: {
    one: { en: "{count} line was left out:", fr: "{count} ligne a été laissée de côté\u00A0:" },
    other: { en: "{count} lines were left out:", fr: "{count} lignes ont été laissées de côté\u00A0:" },
  },
  faultOfLine: { en: "Line {line}: {said}", fr: "Ligne {line}\u00A0: {said}" },
  toCases: { en: "To the cases", fr: "Voir les dossiers" },
  imports: { en: "Imports of the last days", fr: "Importations des derniers jours" },
  importOf: {
    en: "{when}, {name}: {done} of {total} lines",
    fr: "{when}, {name}\u00A0: {done} lignes sur {total}",
  },
  undone: { en: "Undone", fr: "Annulée" },
  undoUntil: { en: "Can be undone until {time}.", fr: "Peut être annulée jusqu’au {time}." },
  undo: { en: "Undo this import", fr: "Annuler cette importation" },
  keep: { en: "Keep it", fr: "La garder" },
  undoAsk: {
    en: "All cases and accounts of this import are taken out, with what is in them. Links that were sent stop working.",
    fr: "Tous les dossiers et comptes de cette importation sont retirés, avec leur contenu. Les liens envoyés cessent de fonctionner.",
  },
  undoOthers: { en: "Undo the others, keep these", fr: "Annuler les autres, garder ceux-ci" },
  undoneNow: {
    one: { en: "{count} case was taken out.", fr: "{count} dossier a été retiré." },
    other: { en: "{count} cases were taken out.", fr: "{count} dossiers ont été retirés." },
  },
} as const;
