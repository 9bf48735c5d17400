import type { FieldWords } from "../../case/gallery/FieldStates.tsx";
import type { BilingualText } from "../../ui/language.tsx";

/** What the examples ask and say, of invented people. */
const origin: BilingualText = {
  en: "Filled in from your passport. Change it if it is not right.",
  fr: "Rempli à partir de votre passeport. Modifiez-le au besoin.",
};

export const fieldWords = {
  familyName: {
    label: { en: "Family name", fr: "Nom de famille" },
    hint: { en: "As in the passport.", fr: "Comme dans le passeport." },
    error: { en: "Enter your family name.", fr: "Entrez votre nom de famille." },
    origin,
  },
  password: {
    label: { en: "Password", fr: "Mot de passe" },
    hint: { en: "At least 12 characters.", fr: "Au moins 12 caractères." },
    error: { en: "Enter your password.", fr: "Entrez votre mot de passe." },
    origin,
  },
  story: {
    label: { en: "Why do you want to study in Canada?", fr: "Pourquoi voulez-vous étudier au Canada?" },
    hint: { en: "A few sentences are enough.", fr: "Quelques phrases suffisent." },
    error: { en: "Write at least one sentence.", fr: "Écrivez au moins une phrase." },
    origin: { en: "From your letter.", fr: "Selon votre lettre." },
  },
  otherNames: {
    label: { en: "Other names you have used", fr: "Autres noms que vous avez utilisés" },
    hint: { en: "One in each box.", fr: "Un par case." },
    error: { en: "Enter a name, or remove the box.", fr: "Entrez un nom ou retirez la case." },
    origin,
  },
  programLength: {
    label: { en: "How many months does the program last?", fr: "Combien de mois dure le programme?" },
    hint: { en: "It is on your letter of acceptance.", fr: "C’est indiqué dans votre lettre d’acceptation." },
    error: { en: "Enter a number, for example 24.", fr: "Entrez un nombre, par exemple 24." },
    origin: { en: "From your letter of acceptance.", fr: "Selon votre lettre d’acceptation." },
  },
  issueDay: {
    label: { en: "When was your passport issued?", fr: "Quand votre passeport a-t-il été délivré?" },
    hint: { en: "For example 27 3 2027", fr: "Par exemple 27 3 2027" },
    error: {
      en: "This date is after today. Enter the day in your passport.",
      fr: "Cette date est après aujourd’hui. Entrez le jour indiqué dans votre passeport.",
    },
    origin,
  },
  lastMonth: {
    label: { en: "Until when did you work there?", fr: "Jusqu’à quand y avez-vous travaillé?" },
    hint: { en: "For example 3 2027", fr: "Par exemple 3 2027" },
    error: { en: "Enter a month and a year.", fr: "Entrez un mois et une année." },
    origin: { en: "From your life so far.", fr: "Selon votre parcours." },
  },
  spouseComes: {
    label: { en: "Will your spouse come with you to Canada?", fr: "Votre conjoint viendra-t-il avec vous au Canada?" },
    hint: { en: "Answer for the day you travel.", fr: "Répondez pour le jour de votre voyage." },
    error: { en: "Choose yes or no.", fr: "Choisissez oui ou non." },
    origin: { en: "As you answered earlier.", fr: "Comme vous l’avez répondu plus tôt." },
  },
  several: {
    label: { en: "Which of these do you have?", fr: "Lesquels de ces documents avez-vous?" },
    hint: { en: "Choose all that apply.", fr: "Choisissez toutes les réponses qui s’appliquent." },
    error: { en: "Choose at least one.", fr: "Choisissez au moins une réponse." },
    origin: { en: "From the documents you added.", fr: "Selon les documents que vous avez ajoutés." },
  },
  province: {
    label: { en: "Province of your school", fr: "Province de votre établissement" },
    hint: { en: "Where you go to class.", fr: "Où vous suivez les cours." },
    error: { en: "Choose a province.", fr: "Choisissez une province." },
    origin: { en: "From the list of schools.", fr: "Selon la liste des établissements." },
  },
  occupation: {
    label: { en: "Which occupation is your job in?", fr: "À quelle profession correspond votre emploi?" },
    hint: { en: "Type the name of your job.", fr: "Inscrivez le nom de votre emploi." },
    error: { en: "Choose an occupation from the list.", fr: "Choisissez une profession dans la liste." },
    origin,
  },
  residence: {
    label: { en: "Where do you live now?", fr: "Où vivez-vous en ce moment?" },
    hint: {
      en: "Start typing its name, in any language you use.",
      fr: "Commencez à écrire son nom, dans votre langue habituelle.",
    },
    error: { en: "Choose a country from the list.", fr: "Choisissez un pays dans la liste." },
    origin,
  },
  visited: {
    label: { en: "Which countries have you visited?", fr: "Quels pays avez-vous visités?" },
    hint: { en: "Add one after the other.", fr: "Ajoutez-les l’un après l’autre." },
    error: { en: "Choose at least one country.", fr: "Choisissez au moins un pays." },
    origin: { en: "From the stamps in your passport.", fr: "Selon les cachets de votre passeport." },
  },
  program: {
    label: { en: "Your program", fr: "Votre programme" },
    hint: { en: "As in your letter of acceptance.", fr: "Comme dans votre lettre d’acceptation." },
    error: { en: "Choose your program, or type it.", fr: "Choisissez votre programme ou saisissez-le." },
    origin: { en: "From the programs of your school.", fr: "Selon les programmes de votre établissement." },
  },
} as const satisfies Record<string, FieldWords>;

export const exampleWords = {
  yes: { en: "Yes", fr: "Oui" },
  no: { en: "No", fr: "Non" },
  yesHint: { en: "She needs a visa of her own.", fr: "Elle a besoin de son propre visa." },
  passport: { en: "A passport", fr: "Un passeport" },
  permit: { en: "A study permit", fr: "Un permis d’études" },
  none: { en: "None of the above", fr: "Aucune de ces réponses" },
  story: {
    en: "I want to plan safe water for small towns.",
    fr: "Je veux planifier l’eau potable de petites villes.",
  },
  save: { en: "Save", fr: "Enregistrer" },
  delete: { en: "Delete", fr: "Supprimer" },
  cancel: { en: "Cancel", fr: "Annuler" },
  continue: { en: "Continue", fr: "Continuer" },
  addFile: { en: "Choose a file", fr: "Choisir un fichier" },
  question: { en: "Delete this document?", fr: "Supprimer ce document?" },
  questionMore: {
    en: "It goes to the trash, where you find it for 30 days.",
    fr: "Il va dans la corbeille, où vous le retrouvez pendant 30 jours.",
  },
  deleted: { en: "The document is in the trash.", fr: "Le document est dans la corbeille." },
  notDeleted: { en: "The document could not be deleted.", fr: "Le document n’a pas pu être supprimé." },
  bannerTitle: {
    en: "Your passport ends before your studies",
    fr: "Votre passeport expire avant la fin de vos études",
  },
  bannerMore: {
    en: "A permit never lasts longer than the passport.",
    fr: "Un permis ne dure jamais plus longtemps que le passeport.",
  },
  empty: { en: "Nothing has been added yet", fr: "Rien n’a encore été ajouté" },
  emptyMore: {
    en: "What you add appears here. Start with your passport.",
    fr: "Ce que vous ajoutez s’affiche ici. Commencez par votre passeport.",
  },
  reading: { en: "Reading page 2 of 5", fr: "Lecture de la page 2 sur 5" },
  part: { en: "Money to show", fr: "Argent à montrer" },
  check: { en: "What to check", fr: "À vérifier" },
  partResult: { en: "You need at least $35,888", fr: "Il vous faut au moins 35\u00A0888\u00A0$" },
  partCheck: { en: "2 things", fr: "2 points" },
  partMore: { en: "What the line sums up, in full.", fr: "Tout ce que la ligne résume." },
  tableOf: { en: "What you have to show", fr: "Ce que vous devez montrer" },
  tuition: { en: "Tuition", fr: "Droits de scolarité" },
  amount: { en: "Amount", fr: "Montant" },
  amountValue: { en: "$9,450", fr: "9\u00A0450\u00A0$" },
  tip: { en: "What is the UCI?", fr: "Qu’est-ce que l’IUC?" },
  tipMore: { en: "The number that IRCC gives to each client.", fr: "Le numéro qu’IRCC donne à chaque client." },
} as const satisfies Record<string, BilingualText>;
