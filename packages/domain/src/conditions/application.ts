import type { ApplicationStatus, ApplicationType, ContactReason } from '../caseFile/application.ts';
import { says, type CaseCondition } from '../caseFile/rule.ts';
import type { Text } from '../kernel/text.ts';

/** The type of the application is one of these. */
export const typeIsOneOf = (id: string, sentence: Text, types: readonly ApplicationType[]): CaseCondition => {
  const known = new Set<ApplicationType>(types);
  return says(id, sentence, (the) => {
    const type = the.application('type');
    return type !== undefined && known.has(type);
  });
};

export const isStudent = typeIsOneOf(
  'student',
  { en: 'you apply for a first study permit', fr: 'vous demandez un premier permis d’études' },
  ['Student'],
);

export const isVisitorVisa = typeIsOneOf(
  'visitorVisa',
  { en: 'this is a visitor visa application', fr: 'il s’agit d’une demande de visa de visiteur' },
  ['VisitorVisa'],
);

export const isIrccRequest = typeIsOneOf(
  'irccRequest',
  { en: 'you contact IRCC about a file', fr: 'vous communiquez avec IRCC au sujet d’un dossier' },
  ['IrccRequest'],
);

export const isJudicialReview = typeIsOneOf(
  'judicialReview',
  {
    en: 'this is a court case, and the lawyer looks after this page',
    fr: 'il s’agit d’un dossier judiciaire, et l’avocat s’occupe de cette page',
  },
  ['JudicialReview'],
);

/** facts/applicant-statuses.md: the file has left for IRCC and has not come to a refusal or a court. */
const sentStatuses = new Set<ApplicationStatus>(['IrccProcessing', 'Returned', 'Approved', 'Poe', 'Completed']);

export const applicationWasSent = says(
  'submitted',
  { en: 'the application has been sent to IRCC', fr: 'la demande a été envoyée à IRCC' },
  (the) => {
    const status = the.application('status');
    return status !== undefined && sentStatuses.has(status);
  },
  { en: 'the application has not been sent to IRCC yet', fr: 'la demande n’a pas encore été envoyée à IRCC' },
);

export const isStudyApplication = typeIsOneOf(
  'studyApp',
  { en: 'your application is for studies', fr: 'votre demande porte sur des études' },
  ['Student', 'StudentExtension', 'Dli'],
);

export const renewsStudy = typeIsOneOf(
  'renewsStudy',
  { en: 'you already study in Canada and renew or change your permit', fr: 'vous étudiez déjà au Canada et renouvelez ou modifiez votre permis' },
  ['StudentExtension', 'Dli'],
);

export const isFamilyApplication = typeIsOneOf(
  'familyApp',
  { en: 'your family members apply', fr: 'les membres de votre famille font la demande' },
  ['StandaloneFamily', 'SpeFamily', 'PgwpFamily'],
);

export const isPostGraduationPermit = typeIsOneOf(
  'pgwp',
  { en: 'you apply for a post-graduation work permit', fr: 'vous demandez un permis de travail postdiplôme' },
  ['WorkPermit'],
);

export const isCoOpPermit = typeIsOneOf(
  'coOpApp',
  { en: 'you apply for a co-op work permit', fr: 'vous demandez un permis de travail coop' },
  ['CoOpWorkPermit'],
);

export const isExpressEntry = typeIsOneOf(
  'expressEntry',
  { en: 'this is an Express Entry case', fr: 'il s’agit d’un dossier Entrée express' },
  ['ExpressEntry', 'ExpressEntryIta'],
);

export const isYouthMobility = typeIsOneOf(
  'iec',
  { en: 'you apply through International Experience Canada', fr: 'vous faites une demande à Expérience internationale Canada' },
  ['Iec'],
);

export const isMadeInsideCanada = typeIsOneOf(
  'insideRenewal',
  { en: 'this application is made from inside Canada', fr: 'cette demande se fait depuis le Canada' },
  ['StudentExtension', 'SpeFamily', 'PgwpFamily', 'WorkPermit', 'WorkPermitExtension', 'CoOpWorkPermit', 'Dli', 'Bowp', 'TrvSpe', 'TrvPgwp'],
);

export const hasIrccFile = typeIsOneOf(
  'hasIrccFile',
  { en: 'you already have a file with IRCC', fr: 'vous avez déjà un dossier à IRCC' },
  ['JudicialReview', 'IrccRequest', 'StandaloneFamily', 'SpeFamily', 'PgwpFamily'],
);

export const familyFilesComeLater = typeIsOneOf(
  'childFileLater',
  { en: 'in this type of application your family’s own files come later', fr: 'dans ce type de demande, les dossiers de votre famille viennent plus tard' },
  ['ExpressEntry', 'StudentExtension', 'WorkPermit', 'WorkPermitExtension', 'CoOpWorkPermit'],
);

const contactsIrccFor = (id: string, sentence: Text, reason: ContactReason): CaseCondition =>
  says(id, sentence, (the) => the.application('reasonsForContactingIRCC')?.includes(reason) ?? false);

export const changesWorkConditions = contactsIrccFor(
  'workConditionsReason',
  { en: 'you ask to change the work conditions of a study permit', fr: 'vous demandez de changer les conditions de travail d’un permis d’études' },
  'changeWorkConditions',
);

export const reportsNewSchool = contactsIrccFor(
  'changeDliReason',
  { en: 'you tell IRCC about a change of school', fr: 'vous signalez un changement d’établissement à IRCC' },
  'changeDli',
);

export const asksForMedicalExtension = contactsIrccFor(
  'medicalReason',
  { en: 'you ask for more time for the medical exam', fr: 'vous demandez un délai pour l’examen médical' },
  'medicalExtension',
);
