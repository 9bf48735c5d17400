import type { Wording } from "../../../ui/language.tsx";

/** Words about the official file: taking it along, looking at it, bringing it back. */
export const outputText = {
  title: { en: "Get the official form", fr: "Obtenir le formulaire officiel" },
  language: { en: "Language of the form", fr: "Langue du formulaire" },
  english: { en: "English", fr: "Anglais" },
  french: { en: "French", fr: "Français" },
  notYet: {
    en: "You can get the official file once nothing above is missing and nothing has to be corrected.",
    fr: "Vous pourrez obtenir le fichier officiel quand il ne manquera rien ci-dessus et qu’il n’y aura rien à corriger.",
  },
  notSavedYet: {
    en: "Something you entered is not saved yet. The file will be ready in a moment.",
    fr: "Une de vos saisies n’est pas encore enregistrée. Le fichier sera prêt dans un instant.",
  },
  preparing: { en: "The file is being prepared…", fr: "Préparation du fichier…" },
  download: { en: "Download the filled form (PDF)", fr: "Télécharger le formulaire rempli (PDF)" },
  edition: { en: "Edition {edition}", fr: "Édition {edition}" },
  notesTitle: { en: "Do this in the file itself", fr: "À faire dans le fichier lui-même" },
  stepsTitle: { en: "What to do with it", fr: "Quoi en faire" },
  stepOpen: {
    en: "Open it in Adobe Reader on a computer. Browsers and phones do not show it.",
    fr: "Ouvrez-le dans Adobe Reader sur un ordinateur. Les navigateurs et les téléphones ne l’affichent pas.",
  },
  stepCheck: { en: "Check every page.", fr: "Vérifiez chaque page." },
  stepValidate: {
    en: "Press Validate. The form then adds a page with barcodes.",
    fr: "Appuyez sur Valider. Le formulaire ajoute alors une page de codes à barres.",
  },
  stepSign: { en: "Sign it where it asks for a signature.", fr: "Signez-le là où une signature est demandée." },
  stepByHand: {
    en: "Print it. Everybody named on it signs by hand, in ink. Scan every page in colour.",
    fr: "Imprimez-le. Chaque personne nommée le signe à la main, à l’encre. Numérisez chaque page en couleur.",
  },
  notSent: {
    en: "You do not send this form. Open the answer sheet below and copy the answers into IRCC’s screens. The file is for your own records.",
    fr: "Vous n’envoyez pas ce formulaire. Ouvrez la feuille de réponses ci-dessous et recopiez les réponses dans les écrans d’IRCC. Le fichier est pour vos dossiers.",
  },
  stepSave: { en: "Save it.", fr: "Enregistrez-le." },
  stepBack: { en: "Upload the saved file here:", fr: "Téléversez ici le fichier enregistré\u00A0:" },
  toVault: { en: "go to its page in the documents", fr: "aller à sa page dans les documents" },

  furtherLead: {
    en: "The form has no room for some of your answers. They are on this sheet. Send it with the form.",
    fr: "Le formulaire n’a pas de place pour certaines de vos réponses. Elles sont sur cette feuille. Envoyez-la avec le formulaire.",
  },
  furtherPdf: { en: "Further sheet (PDF)", fr: "Feuille supplémentaire (PDF)" },
  sheetTitle: { en: "Answer sheet", fr: "Feuille de réponses" },
  sheetLead: {
    en: "Every field in the order of the form, easy to read or to type into IRCC’s portal.",
    fr: "Tous les champs dans l’ordre du formulaire, faciles à lire ou à recopier dans le portail d’IRCC.",
  },
  sheetAlone: {
    en: "Boreal has no official file of this form to fill in. Copy the answers of this sheet onto the form, field by field, and sign it by hand.",
    fr: "Boreal n’a pas de fichier officiel de ce formulaire à remplir. Recopiez les réponses de cette feuille dans le formulaire, champ par champ, puis signez-le à la main.",
  },
  sheetBack: { en: "Upload the finished form here:", fr: "Téléversez ici le formulaire terminé\u00A0:" },
  sheetPage: { en: "Open the answer sheet", fr: "Ouvrir la feuille de réponses" },
  sheetPdf: { en: "Answer sheet (PDF)", fr: "Feuille de réponses (PDF)" },

  previewTitle: { en: "See the form as it is filled in now", fr: "Voir le formulaire tel qu’il est rempli" },
  previewLead: {
    en: "This is only a preview. Everything in it is also above, as text. It is not the file to send. If the form shows a message about JavaScript, it goes away in Adobe Reader.",
    fr: "Ceci n’est qu’un aperçu. Tout ce qu’il contient figure aussi ci-dessus sous forme de texte. Ce n’est pas le fichier à envoyer. Si le formulaire affiche un message sur JavaScript, ce message disparaît dans Adobe Reader.",
  },
  previewMark: { en: "Not for submission", fr: "Ne pas soumettre" },
  previewPage: { en: "Page {page} of {pages}, not for submission", fr: "Page {page} sur {pages}, ne pas soumettre" },
  previewWaiting: {
    en: "The pages are being prepared. This takes a few seconds.",
    fr: "Les pages sont en préparation. Cela prend quelques secondes.",
  },
  previewFailed: {
    en: "The pages cannot be shown at the moment. Try again later.",
    fr: "Les pages ne peuvent pas être affichées pour le moment. Réessayez plus tard.",
  },
  previewAgain: { en: "Refresh the preview", fr: "Actualiser l’aperçu" },

  backTitle: { en: "The form that you uploaded", fr: "Le formulaire que vous avez téléversé" },
  thenCompared: {
    en: "We then compare it with what is here.",
    fr: "Nous le comparons ensuite avec ce qui figure ici.",
  },
  validated: { en: "Validated", fr: "Validé" },
  notValidated: {
    en: "Not validated: open it in Adobe Reader, press Validate, save and upload it again",
    fr: "Non validé\u00A0: ouvrez-le dans Adobe Reader, appuyez sur Valider, enregistrez-le, puis téléversez-le de nouveau",
  },
  sameAsHere: { en: "It matches what is here.", fr: "Il correspond à ce qui figure ici." },
  differs: {
    one: {
      en: "{count} field differs. Use what the form says, or correct the form and upload it again.",
      fr: "{count} champ diffère. Utilisez ce que dit le formulaire ou corrigez le formulaire et téléversez-le de nouveau.",
    },
    other: {
      en: "{count} fields differ. For each, use what the form says, or correct the form and upload it again.",
      fr: "{count} champs diffèrent. Pour chacun, utilisez ce que dit le formulaire ou corrigez le formulaire et téléversez-le de nouveau.",
    },
  },
  field: { en: "Field", fr: "Champ" },
  onForm: { en: "On the form", fr: "Sur le formulaire" },
  here: { en: "Here", fr: "Ici" },
  action: { en: "What to do", fr: "Que faire" },
  says: { en: "nothing", fr: "rien" },
  takeOver: { en: "Use what the form says", fr: "Utiliser ce que dit le formulaire" },
  takenOver: {
    en: "{label}: changed to what the form says",
    fr: "{label}\u00A0: remplacé par ce que dit le formulaire",
  },
} as const satisfies Record<string, Wording>;
