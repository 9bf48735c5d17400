import type { CountedText, Text } from "../../kernel/text.ts";

/** The words of an answer sheet that no form has of its own. */
export const sheetWords = {
  title: { en: "Answer sheet", fr: "Feuille de réponses" },
  notOfficial: {
    en: "This sheet is not an official form, and you cannot submit it as one. It repeats the answers of this application, in the order of the form. Use it to type them into the authority’s portal.",
    fr: "Cette feuille n’est pas un formulaire officiel et ne doit pas être présentée comme tel. Elle reprend les réponses de cette demande, dans l’ordre du formulaire. Elle sert à les entrer dans le portail de l’autorité.",
  },
  form: { en: "Form", fr: "Formulaire" },
  person: { en: "Person", fr: "Personne" },
  date: { en: "Date of this sheet", fr: "Date de cette feuille" },
  state: { en: "Still to be done", fr: "Reste à faire" },
  question: { en: "Question", fr: "Question" },
  answer: { en: "Answer", fr: "Réponse" },
  code: { en: "Code", fr: "Code" },
  yes: { en: "Yes", fr: "Oui" },
  no: { en: "No", fr: "Non" },
  ticked: { en: "Ticked", fr: "Coché" },
  notTicked: { en: "Not ticked", fr: "Non coché" },
  notKnown: { en: "Not known", fr: "Inconnue" },
  leftEmpty: { en: "Left empty", fr: "Laissé vide" },
  missing: { en: "Missing", fr: "Manquant" },
  refused: { en: "To correct", fr: "À corriger" },
  note: { en: "Note", fr: "Remarque" },
  goesOn: {
    en: "The box has room for this part only. The whole text is at the end of this sheet.",
    fr: "La case a de la place pour cette partie seulement. Le texte entier est à la fin de cette feuille.",
  },
  continued: { en: "Texts that are too long for the boxes", fr: "Textes trop longs pour les cases" },
  continuedLead: {
    en: "The full texts are here. Print this part and send it as a separate page, under the name of the person above.",
    fr: "Chaque texte figure ici en entier. Imprimez cette partie et envoyez-la comme page distincte, au nom de la personne ci-dessus.",
  },
  continuedFrom: {
    en: "Continued from question “{question}”, {section}",
    fr: "Suite de la question «\u00A0{question}\u00A0», {section}",
  },
  nothingToDo: { en: "Nothing. Every required answer is there.", fr: "Rien. Toutes les réponses exigées sont là." },
  skip: { en: "Skip to the answers", fr: "Passer aux réponses" },
  sections: { en: "Sections of the form", fr: "Sections du formulaire" },
  asPdf: { en: "As a PDF", fr: "En PDF" },
  copy: { en: "Copy", fr: "Copier" },
  copiedWord: { en: "Copied", fr: "Copié" },
  copied: { en: "Copied: {label}", fr: "Copié\u00A0: {label}" },
  notCopied: {
    en: "Not copied. Select the text and copy it yourself: {label}",
    fr: "Rien n’a été copié. Sélectionnez le texte et copiez-le vous-même\u00A0: {label}",
  },
  unprintable: {
    en: "[characters that this file cannot print]",
    fr: "[caractères que ce fichier ne peut pas imprimer]",
  },
  page: { en: "Page {page} of {pages}", fr: "Page {page} sur {pages}" },
} satisfies Readonly<Record<string, Text>>;

/** What is said on the sheet that goes with a form. */
export const furtherWords = {
  title: { en: "Further sheet", fr: "Feuille supplémentaire" },
  lead: {
    en: "This sheet goes with the form that is named above. It holds what the form has no room for. Send both together.",
    fr: "Cette feuille accompagne le formulaire nommé ci-dessus. Elle contient ce que le formulaire n’a pas la place de recevoir. Envoyez les deux ensemble.",
  },
} satisfies Readonly<Record<string, Text>>;

/** Whose form it is, where no name is known or beside one. */
export const personWords = {
  main: { en: "applicant", fr: "personne qui fait la demande" },
  spouse: { en: "spouse or partner", fr: "conjoint ou partenaire" },
  visitor: { en: "visitor", fr: "personne en visite" },
  child: { en: "child {number}", fr: "enfant {number}" },
} satisfies Readonly<Record<string, Text>>;

/** What keeps a form from being complete. */
export const openWords = {
  missing: {
    one: { en: "{count} answer is missing", fr: "{count} réponse manque" },
    other: { en: "{count} answers are missing", fr: "{count} réponses manquent" },
  },
  refused: {
    one: { en: "{count} answer is to be corrected", fr: "{count} réponse est à corriger" },
    other: { en: "{count} answers are to be corrected", fr: "{count} réponses sont à corriger" },
  },
} satisfies Readonly<Record<string, CountedText>>;
