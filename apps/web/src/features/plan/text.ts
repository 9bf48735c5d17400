import type { BilingualText } from '../../ui/language.tsx';

export const text = {
  title: { en: 'Your plan', fr: 'Votre plan' },
  kind: { en: 'Application: {name}', fr: 'Demande : {name}' },
  next: { en: 'Next', fr: 'Prochaine étape' },
  nextQuestion: { en: 'Answer the question: {question}', fr: 'Répondez à la question : {question}' },
  start: { en: 'Start the questions', fr: 'Commencer les questions' },
  nextConfirm: { en: 'Look at two answers that may not fit: {question}', fr: 'Vérifiez des réponses qui ne concordent peut-être pas : {question}' },
  nextDocument: { en: 'Add this document: {name}', fr: 'Ajoutez ce document : {name}' },
  nextWarning: { en: 'Mend what was found in a file: {name}', fr: 'Corrigez ce qui a été trouvé dans un fichier : {name}' },
  nothingNext: {
    en: 'There is nothing for you to do now. We tell you here and by mail when something arrives.',
    fr: 'Vous n’avez rien à faire pour le moment. Nous vous prévenons ici et par courriel lorsque quelque chose arrive.',
  },
  goOn: { en: 'Go on', fr: 'Continuer' },
  checkAnswers: { en: 'Check your answers', fr: 'Vérifier vos réponses' },
  family: { en: 'Your family', fr: 'Votre famille' },
  familyNone: { en: 'Nobody is added to this application yet.', fr: 'Personne n’est encore ajouté à cette demande.' },
  member: { en: '{person}: {name}', fr: '{person} : {name}' },
  familyLink: { en: 'See and change who comes with you', fr: 'Voir et modifier qui vous accompagne' },
  team: { en: 'Your legal team', fr: 'Votre équipe juridique' },
  noTeam: { en: 'Nobody is assigned yet.', fr: 'Personne n’est encore assigné.' },
} as const satisfies Record<string, BilingualText>;
