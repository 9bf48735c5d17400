import { breakpoint, review } from './step.ts';

export const welcome = breakpoint({
  id: 'welcome',
  person: 'main',
  question: { en: 'Welcome to Boreal', fr: 'Bienvenue dans Boreal' },
  hint: {
    en: 'We ask one thing at a time. You can stop and come back. Start your {applicationName} assessment.',
    fr: 'Nous posons une question à la fois. Vous pouvez arrêter et revenir. Commencez votre évaluation : {applicationName}.',
  },
  button: { en: 'Start my {applicationName} assessment', fr: 'Commencer mon évaluation : {applicationName}' },
  backButton: false,
});

export const reviewAnswers = review({
  id: 'reviewAnswers',
  person: 'main',
  question: { en: 'Check your answers', fr: 'Vérifiez vos réponses' },
  hint: {
    en: 'Change anything that is not right. Your answers go into official forms.',
    fr: 'Modifiez ce qui n’est pas exact. Vos réponses servent à remplir des formulaires officiels.',
  },
});
