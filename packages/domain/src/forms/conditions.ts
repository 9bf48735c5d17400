import type { DependentVisaType } from '../caseFile/dependents.ts';
import type { CaseReader } from '../caseFile/reader.ts';
import { says, type CaseCondition } from '../caseFile/rule.ts';
import { childAge } from '../conditions/ages.ts';
import { typeIsOneOf } from '../conditions/application.ts';
import { isOneOf } from '../conditions/oneOf.ts';
import type { Text } from '../kernel/text.ts';
import { familyFormChildAge } from '../tables/ages.ts';

/** Conditions that only the forms rest on. */

/** A sentence that goes with a condition: what follows from it for the form. */
export const note = (id: string, sentence: Text): CaseCondition => says(id, sentence, () => true);

const visaOfSpouse = (the: CaseReader): DependentVisaType | undefined => {
  const spouse = the.spouse();
  return (spouse && the.dependent(spouse, 'visaType')) ?? undefined;
};

const spouseAsksFor = (id: string, sentence: Text, visaType: DependentVisaType): CaseCondition => says(id, sentence, (the) => visaOfSpouse(the) === visaType);

const childAsksFor = (id: string, sentence: Text, visaType: DependentVisaType): CaseCondition =>
  says(id, sentence, (the) => the.dependent(the.child(), 'visaType') === visaType);

export const spouseAsksToStudy = spouseAsksFor(
  'spouseNewStudent',
  { en: 'your spouse or partner asks for a first study permit', fr: 'votre conjoint ou partenaire demande un premier permis d’études' },
  'Student',
);

export const spouseRenewsStudies = spouseAsksFor(
  'spouseExtendsStudies',
  { en: 'your spouse or partner extends a study permit', fr: 'votre conjoint ou partenaire prolonge un permis d’études' },
  'StudentExtension',
);

export const spouseAsksToWork = spouseAsksFor(
  'spouseWorks',
  { en: 'your spouse or partner asks for an open work permit', fr: 'votre conjoint ou partenaire demande un permis de travail ouvert' },
  'OpenWorkPermit',
);

export const spouseAsksToVisit = spouseAsksFor(
  'spouseVisits',
  { en: 'your spouse or partner comes as a visitor', fr: 'votre conjoint ou partenaire vient en visite' },
  'Visitor',
);

export const spouseStaysHome = spouseAsksFor(
  'spouseAsksNothing',
  { en: 'your spouse or partner asks for no visa or permit', fr: 'votre conjoint ou partenaire ne demande ni visa ni permis' },
  'None',
);

/** Known to live elsewhere; an unanswered country is neither here nor there. */
export const spouseLivesAbroad = says(
  'spouseOutsideCanada',
  { en: 'your spouse or partner lives outside Canada', fr: 'votre conjoint ou partenaire habite hors du Canada' },
  (the) => {
    const country = the.answer('spouseCountry');
    return country !== undefined && country !== 'CA';
  },
);

export const childAsksToStudy = childAsksFor(
  'childNewStudent',
  { en: 'this child asks for a first study permit', fr: 'cet enfant demande un premier permis d’études' },
  'Student',
);

export const childRenewsStudies = childAsksFor(
  'childExtendsStudies',
  { en: 'this child extends a study permit', fr: 'cet enfant prolonge un permis d’études' },
  'StudentExtension',
);

export const childAsksToVisit = childAsksFor('childVisits', { en: 'this child comes as a visitor', fr: 'cet enfant vient en visite' }, 'Visitor');

export const childNeedsNoVisa = childAsksFor('childVisaFree', { en: 'this child needs no visa', fr: 'cet enfant n’a pas besoin de visa' }, 'VisaFree');

export const childStaysHome = childAsksFor('childAsksNothing', { en: 'this child asks for no visa or permit', fr: 'cet enfant ne demande ni visa ni permis' }, 'None');

export const childIs18 = says(
  'child18',
  { en: 'this child is 18 or older', fr: 'cet enfant a 18 ans ou plus' },
  (the) => {
    const age = childAge(the);
    const limit = the.row(familyFormChildAge);
    return age !== undefined && limit.found && age >= limit.row.value;
  },
);

export const comesWithParent = says(
  'withParent',
  { en: 'a parent comes with you', fr: 'un parent vous accompagne' },
  (the) => isOneOf(the.answer('childTravellingWithParent'), ['oneParent', 'bothParents']),
);

/** Document 2 section 4: alone, with one parent or with one guardian. */
export const comesWithoutBothParents = says(
  'withoutBothParents',
  { en: 'you come alone, with one parent or with one guardian', fr: 'vous venez sans accompagnement, avec un parent ou avec un tuteur' },
  (the) => isOneOf(the.answer('childTravellingWithParent'), ['alone', 'oneParent', 'oneGuardian']),
);

export const minorPapersAreInVault = says(
  'minorPapersUploaded',
  { en: 'the documents of a minor applicant are in the vault', fr: 'les documents d’une personne mineure sont dans le coffre' },
  (the) => the.documents('minor-applicant-documents').length > 0,
);

export const livesInCommonLaw = says(
  'commonLaw',
  { en: 'you live in a common-law relationship', fr: 'vous vivez en union de fait' },
  (the) => the.answer('maritalStatus') === 'commonLaw',
);

/** Document 3 section 6. */
export const hasNoFamilyForm = typeIsOneOf(
  'noFamilyForm',
  { en: 'this kind of case has no family information form', fr: 'ce type de dossier n’a pas de formulaire de renseignements sur la famille' },
  ['Iec', 'JudicialReview'],
);

export const restsOnLabourMarketAssessment = typeIsOneOf(
  'lmiaApp',
  { en: 'your job rests on a labour market impact assessment', fr: 'votre emploi repose sur une étude d’impact sur le marché du travail' },
  ['Lmia'],
);
