import type { BilingualText } from "../../ui/language.tsx";

export const text = {
  title: { en: "Your family", fr: "Votre famille" },
  titleStaff: { en: "Family", fr: "Famille" },
  lead: {
    en: "The spouse or partner and the children who are part of this application. Each has their own document pages.",
    fr: "Le conjoint ou partenaire et les enfants qui font partie de cette demande. Chaque personne a ses propres pages de documents.",
  },
  none: { en: "Nobody is added yet", fr: "Personne n’est encore ajouté" },
  noneMore: {
    en: "Add your spouse or partner and your children if they come with you or if your forms must name them.",
    fr: "Ajoutez votre conjoint ou partenaire et vos enfants s’ils vous accompagnent ou si vos formulaires doivent les nommer.",
  },
  addSpouse: { en: "Add your spouse or partner", fr: "Ajouter votre conjoint ou partenaire" },
  addChild: { en: "Add a child", fr: "Ajouter un enfant" },
  suggestSpouse: {
    en: "You answered that your spouse or partner is coming with you. Add them here so that your plan includes their documents.",
    fr: "Vous avez répondu que votre conjoint ou partenaire vous accompagne. Ajoutez cette personne ici pour que votre plan comprenne ses documents.",
  },
  suggestChild: {
    en: "You answered that child {n} is coming too. Add them here so that your plan includes their documents.",
    fr: "Vous avez répondu que l’enfant {n} vient aussi. Ajoutez cet enfant ici pour que votre plan comprenne ses documents.",
  },
  addThisChild: { en: "Add child {n}", fr: "Ajouter l’enfant {n}" },
  fullName: { en: "Full name, as in the passport", fr: "Nom complet, comme dans le passeport" },
  birthday: { en: "Date of birth", fr: "Date de naissance" },
  visaType: { en: "What they apply for", fr: "Ce que cette personne demande" },
  visaHint: {
    en: "This cannot be changed after you submit the application. Ask your legal team if you are unsure.",
    fr: "Ce choix ne peut plus être changé après l’envoi de la demande. Demandez à votre équipe juridique en cas de doute.",
  },
  visaTypeStays: {
    en: "The visa type cannot be changed once the application is sent.",
    fr: "Le type de visa ne peut plus être changé une fois la demande envoyée.",
  },
  samePerson: { en: "Is this the same person as before?", fr: "S’agit-il de la même personne qu’avant?" },
  samePersonHint: {
    en: "Name and date of birth are both others than those under which this person was entered. The documents of a person stay with that person.",
    fr: "Le nom et la date de naissance ne sont plus ceux sous lesquels cette personne a été inscrite. Les documents d’une personne restent avec elle.",
  },
  samePersonYes: { en: "Yes, I corrected both", fr: "Oui, j’ai corrigé les deux" },
  samePersonNo: { en: "No, this is somebody else", fr: "Non, c’est une autre personne" },
  samePersonMissing: { en: "Say if this is the same person", fr: "Dites s’il s’agit de la même personne" },
  samePersonElse: {
    en: "Choose Cancel, remove this person, then add the other one",
    fr: "Choisissez Annuler, retirez cette personne, puis ajoutez l’autre",
  },
  save: { en: "Save", fr: "Enregistrer" },
  cancel: { en: "Cancel", fr: "Annuler" },
  edit: { en: "Edit", fr: "Modifier" },
  remove: { en: "Remove", fr: "Retirer" },
  removeChildren: { en: "Remove all children", fr: "Retirer tous les enfants" },
  removed: { en: "{name} removed", fr: "{name} ne fait plus partie de la demande" },
  childrenRemoved: { en: "All children removed", fr: "Tous les enfants sont retirés" },
  added: { en: "{name} added", fr: "{name} fait maintenant partie de la demande" },
  updated: { en: "{name} saved", fr: "Enregistrement fait pour {name}" },
  // Word for word the specification's own (document 1 section 8).
  errorAdding: {
    en: "Error adding dependent to visa application",
    fr: "Erreur lors de l’ajout de la personne à charge à la demande de visa",
  },
  errorUpdating: { en: "Error updating dependent", fr: "Erreur lors de la mise à jour de la personne à charge" },
  against: { en: "Your answers say something else", fr: "Vos réponses disent autre chose" },
  againstMore: {
    en: "Saving here changes these answers too. Nothing is lost: you can change them back at any time.",
    fr: "L’enregistrement modifie aussi ces réponses. Rien n’est perdu : vous pouvez les modifier de nouveau en tout temps.",
  },
  againstStaff: {
    en: "The answers of the applicant decide. Ask the applicant to change them.",
    fr: "Les réponses de la personne qui fait la demande décident. Demandez-lui de les modifier.",
  },
  fromTo: { en: "{before} → {after}", fr: "{before} → {after}" },
  childComes: { en: "Child {n} comes with you", fr: "L’enfant {n} vous accompagne" },
  childStays: { en: "Child {n} does not come with you", fr: "L’enfant {n} ne vous accompagne pas" },
  childNotThere: { en: "No child {n}", fr: "Pas d’enfant {n}" },
  howTogether: { en: "What is your marital status?", fr: "Quel est votre état civil?" },
  changeAndSave: { en: "Change the answer and save", fr: "Modifier la réponse et enregistrer" },
  changeAndRemove: { en: "Change the answer and remove", fr: "Modifier la réponse et retirer" },
  tooManyChildren: {
    en: "Your answers have no room for another child. Check your list of children there first.",
    fr: "Vos réponses n’ont plus de place pour un autre enfant. Vérifiez d’abord la liste de vos enfants.",
  },
  answersMoved: {
    en: "These answers were just changed somewhere else. Look at them, then try again.",
    fr: "Ces réponses viennent d’être modifiées ailleurs. Regardez-les, puis réessayez.",
  },
  dateWrong: { en: "Enter the day, month and year.", fr: "Entrez le jour, le mois et l’année." },
  dateImpossible: {
    en: "Enter a real date, for example 7 9 2027",
    fr: "Entrez une date réelle, par exemple 7 9 2027",
  },
  dateInFuture: { en: "Date of birth must be in the past", fr: "La date de naissance doit être dans le passé" },
  nameMissing: { en: "Enter the full name.", fr: "Entrez le nom complet." },
  notGiven: { en: "Not given yet", fr: "Pas encore indiqué" },
  readOnly: {
    en: "You can no longer change the people in this application here. Ask your legal team if something is not right.",
    fr: "Vous ne pouvez plus modifier ici les personnes de cette demande. Adressez-vous à votre équipe juridique si quelque chose n’est pas exact.",
  },
} as const satisfies Record<string, BilingualText>;
