import { atLeastOne, birthdayInPast, dateInWindow } from './checks.ts';
import { question } from './step.ts';

export const passportCountries = question({
  id: 'passportCountries',
  kind: 'countries',
  person: 'main',
  question: { en: 'Which passports do you hold?', fr: 'De quels pays avez-vous un passeport ?' },
  hint: {
    en: 'Choose every country that gave you a passport that is still valid.',
    fr: 'Choisissez chaque pays qui vous a délivré un passeport encore valide.',
  },
  whyWeAsk: {
    en: 'Your passport decides if you need a visa, and if you must give biometrics.',
    fr: 'Votre passeport détermine s’il vous faut un visa et si vous devez donner vos données biométriques.',
  },
  needed: 'always',
  checks: [atLeastOne],
});

export const birthday = question({
  id: 'birthday',
  kind: 'date',
  person: 'main',
  question: { en: 'What is your date of birth?', fr: 'Quelle est votre date de naissance ?' },
  hint: { en: 'Day, month and year, as in your passport.', fr: 'Jour, mois et année, comme dans votre passeport.' },
  whyWeAsk: {
    en: 'Your age decides about biometrics, custodians and consent letters.',
    fr: 'Votre âge détermine ce qu’il faut pour la biométrie, le gardien et les lettres de consentement.',
  },
  needed: 'always',
  checks: [birthdayInPast, dateInWindow],
});
