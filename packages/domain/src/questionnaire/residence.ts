import { question } from './step.ts';

export const country = question({
  id: 'country',
  kind: 'country',
  person: 'main',
  question: { en: 'Which country do you live in now?', fr: 'Dans quel pays habitez-vous maintenant ?' },
  hint: {
    en: 'Choose the country where you have your home today, not the one on your passport.',
    fr: 'Choisissez le pays où se trouve votre domicile aujourd’hui, et non celui de votre passeport.',
  },
  whyWeAsk: {
    en: 'It decides where you apply and which extra forms you need.',
    fr: 'Il détermine où vous présentez la demande et quels formulaires il faut ajouter.',
  },
  needed: 'always',
});
