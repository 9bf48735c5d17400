import type { Text } from '@boreal/domain/kernel/text';

/** What the read fields are called, by their names in boreal-reading/1. */
const labels: Readonly<Record<string, Text>> = {
  letterKind: { en: 'Kind of letter', fr: 'Type de lettre' },
  applicantFullName: { en: 'Full name', fr: 'Nom complet' },
  birthday: { en: 'Date of birth', fr: 'Date de naissance' },
  uciNumber: { en: 'Client number (UCI)', fr: 'Numéro de client (IUC)' },
  issueDate: { en: 'Date of the letter', fr: 'Date de la lettre' },
  biometricsIdentificationNumber: { en: 'Biometrics number', fr: 'Numéro des données biométriques' },
  biometricsExpiryDate: { en: 'Biometrics valid until', fr: 'Données biométriques valides jusqu’au' },
};

/** The name for people; of a field that has none here, its technical name in words. */
export function labelOf(field: string): Text {
  const words = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return labels[field] ?? { en: words, fr: words };
}
