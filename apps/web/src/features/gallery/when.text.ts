/** When to use what, in a line. */
export const when = {
  oneLine: { en: "A few words on one line.", fr: "Quelques mots sur une ligne." },
  password: { en: "A password, which may be shown.", fr: "Un mot de passe, qui peut être affiché." },
  area: {
    en: "Several sentences. It counts, and never cuts off.",
    fr: "Plusieurs phrases. Le champ compte et ne coupe jamais.",
  },
  severalLines: { en: "Several short texts of one kind.", fr: "Plusieurs textes courts du même genre." },
  figures: { en: "A number, with the number keyboard on a phone.", fr: "Un nombre, avec le clavier numérique." },
  day: { en: "A day. Three plain fields, no calendar.", fr: "Un jour. Trois champs simples, sans calendrier." },
  partOfDay: {
    en: "A day of which somebody may know only the year, or nothing.",
    fr: "Un jour dont on ne connaît peut-être que l’année, ou rien.",
  },
  monthOnly: { en: "A month and a year.", fr: "Un mois et une année." },
  monthOrNone: { en: "A month, or something that still goes on.", fr: "Un mois, ou une chose toujours en cours." },
  radios: {
    en: "One of up to seven. Beside each other only for short words.",
    fr: "Une réponse parmi sept au plus. Côte à côte seulement pour des mots courts.",
  },
  boxes: {
    en: "Any of a few. “None” is set apart.",
    fr: "Plusieurs réponses parmi quelques-unes. « Aucune » est à part.",
  },
  box: { en: "One box alone.", fr: "Une seule case." },
  select: { en: "One of eight to twenty.", fr: "Une réponse parmi huit à vingt." },
  combobox: { en: "One of a long list, found by typing.", fr: "Une réponse d’une longue liste, trouvée en écrivant." },
  countryName: { en: "A country, by any name, code or former name.", fr: "Un pays, par tout nom, code ou ancien nom." },
  severalOfMany: { en: "Several of a long list.", fr: "Plusieurs réponses d’une longue liste." },
  known: { en: "Chosen from what is known, or typed.", fr: "Choisi parmi ce qui est connu, ou saisi." },
  button: {
    en: "Does something on this page. One primary button a page; never disabled.",
    fr: "Agit sur cette page. Un seul bouton principal par page; jamais désactivé.",
  },
  iconButton: {
    en: "Only for signs that everybody knows.",
    fr: "Seulement pour des signes que tout le monde connaît.",
  },
  linkButton: { en: "Leads on to another page.", fr: "Mène à une autre page." },
  fileButton: { en: "Opens the chooser for files.", fr: "Ouvre le choix de fichiers." },
  askFirst: {
    en: "Before something is taken away from somebody: a file, an account.",
    fr: "Avant de retirer quelque chose à une personne\u00A0: un fichier, un compte.",
  },
  dialog: {
    en: "A question before something large. Small things are undone instead.",
    fr: "Une question avant une action importante. Le reste s’annule après coup.",
  },
  tooltip: {
    en: "A word explained in one line. Nothing that people need to continue.",
    fr: "Un mot expliqué en une ligne. Rien d’indispensable.",
  },
  banner: {
    en: "Something to know on this page. The tone says how much it matters.",
    fr: "Un renseignement sur cette page. Le ton dit son importance.",
  },
  summary: {
    en: "All errors of the page, on top, each leading to its field.",
    fr: "Toutes les erreurs de la page, en haut, chacune menant à son champ.",
  },
  toast: {
    en: "Says that something is done, with a way back.",
    fr: "Dit qu’une action est faite et permet de l’annuler.",
  },
  failure: { en: "The server did not answer as it should.", fr: "Le serveur n’a pas répondu comme prévu." },
  emptyState: {
    en: "Nothing here yet: what will come, and how to start.",
    fr: "Rien pour l’instant : ce qui viendra et comment commencer.",
  },
  saveStatus: { en: "Whether what was entered is stored.", fr: "Si ce qui a été saisi est enregistré." },
  line: { en: "On top of every page while the connection is lost.", fr: "En haut de chaque page pendant une coupure." },
  spinner: {
    en: "After 300 ms of waiting, with what is happening.",
    fr: "Après 300 ms d’attente, avec ce qui se passe.",
  },
  progress: { en: "How far something is, when that is known.", fr: "L’avancement, lorsqu’il est connu." },
  tag: {
    en: "A state in a word, with its sign. Rust only for what blocks.",
    fr: "Un état en un mot, avec son signe. La rouille seulement pour ce qui bloque.",
  },
  slot: { en: "What has been done about a document.", fr: "Où en est un document." },
  level: { en: "How much a document is needed.", fr: "À quel point un document est nécessaire." },
  table: { en: "Numbers to compare. It scrolls by itself.", fr: "Des chiffres à comparer. Le tableau défile seul." },
  icons: { en: "One weight, always beside a word.", fr: "Un seul trait, toujours à côté d’un mot." },
  details: { en: "More, for who wants it.", fr: "Plus, pour qui le souhaite." },
  planPart: {
    en: "A part of a case in one line, whole when opened.",
    fr: "Une partie du dossier en une ligne, entière une fois ouverte.",
  },
} as const;
