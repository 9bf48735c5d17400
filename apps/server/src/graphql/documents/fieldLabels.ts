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
  formNumber: { en: 'Form number', fr: 'Numéro du formulaire' },
  formEdition: { en: 'Edition of the form', fr: 'Édition du formulaire' },
  isValidated: { en: 'Validated', fr: 'Validé' },
  passportNumber: { en: 'Passport number', fr: 'Numéro de passeport' },
  startOfCanadianStudyProgram: { en: 'Studies begin', fr: 'Début des études' },
  graduationDate: { en: 'Studies end', fr: 'Fin des études' },
  tuitionFees: { en: 'Tuition', fr: 'Droits de scolarité' },
  roomAndBoard: { en: 'Room and board', fr: 'Logement et repas' },
  otherCosts: { en: 'Other costs', fr: 'Autres coûts' },
  fundsAvailable: { en: 'Funds available', fr: 'Fonds disponibles' },
  expensesPaidBy: { en: 'Expenses paid by', fr: 'Dépenses payées par' },
  'custodian.firstName': { en: 'Given names of the custodian', fr: 'Prénoms de la personne gardienne' },
  'custodian.lastName': { en: 'Family name of the custodian', fr: 'Nom de famille de la personne gardienne' },
  'custodian.address': { en: 'Address of the custodian', fr: 'Adresse de la personne gardienne' },
  isSigned: { en: 'Signed', fr: 'Signé' },
  imeNumber: { en: 'Medical exam number (IME)', fr: 'Numéro de l’examen médical (EMI)' },
  documentNumber: { en: 'Document number', fr: 'Numéro du document' },
  expiryDate: { en: 'Valid until', fr: 'Valide jusqu’au' },
  studyPermitExpiryDate: { en: 'Study permit valid until', fr: 'Permis d’études valide jusqu’au' },
  passportExpiryDate: { en: 'Passport valid until', fr: 'Passeport valide jusqu’au' },
  usVisaExpiryDate: { en: 'U.S. visa valid until', fr: 'Visa des États-Unis valide jusqu’au' },
  loaExpiryDate: { en: 'Letter of acceptance valid until', fr: 'Lettre d’acceptation valide jusqu’au' },
  palExpiryDate: { en: 'Attestation letter valid until', fr: 'Lettre d’attestation valide jusqu’au' },
  medicalExpiryDate: { en: 'Medical exam valid until', fr: 'Examen médical valide jusqu’au' },
  testDate: { en: 'Date of the test', fr: 'Date du test' },
  biometricsDate: { en: 'Biometrics given on', fr: 'Données biométriques fournies le' },
  employer: { en: 'Employer', fr: 'Employeur' },
  refusalReason: { en: 'Reason for the refusal', fr: 'Motif du refus' },
  visaType: { en: 'Type of visa or permit', fr: 'Type de visa ou de permis' },
  courtFileNumber: { en: 'Court file number', fr: 'Numéro de dossier de la Cour' },
  confirmationNumber: { en: 'Confirmation number', fr: 'Numéro de confirmation' },
  filingStatus: { en: 'What the registry says: Accepted or Returned', fr: 'Réponse du greffe : Accepté ou Renvoyé' },
};

/** The name for people; of a field that has none here, its technical name in words. */
export function labelOf(field: string): Text {
  const words = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return labels[field] ?? { en: words, fr: words };
}
