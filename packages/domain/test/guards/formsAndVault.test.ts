import { describe, expect, it } from 'vitest';
import type { Answers } from '../../src/caseFile/answers/answers.ts';
import { applicationTypes, type ApplicationType } from '../../src/caseFile/application.ts';
import { dependentVisaTypes } from '../../src/caseFile/dependents.ts';
import { formsOf, forms } from '../../src/forms/forms.ts';
import { lettersOf } from '../../src/letters/letters.ts';
import { decideVault } from '../../src/vault/decideSlots.ts';
import { formPageSlug } from '../../src/vault/formPages.ts';
import { pagesOf, vaultPages } from '../../src/vault/pages.ts';
import { formNumbers } from '../../src/caseFile/formValues.ts';
import { aCase, type CaseBuilder } from '../caseBuilder.ts';

/**
 * The list of forms, the vault and the list of letters say the same of every case: a form that is needed has a place, and no
 * place asks for a form that nobody needs. Every type of application with every shape of a family.
 */

/** The pages to which a form of one person goes back; where there are several, each is for some cases. */
const pagesOfForms: Readonly<Record<string, readonly string[]>> = {
  'IMM1294 main': ['application-for-study-permit'],
  'IMM1294 spouse': ['spouse-application-for-study-permit'],
  'IMM1294 child': ['child-application-for-study-permit'],
  'IMM5709 main': ['application-for-study-permit-extension'],
  'IMM5709 spouse': ['spouse-application-for-study-permit'],
  'IMM5709 child': ['child-application-for-study-permit', 'child-application-for-study-permit-extension'],
  'IMM1295 main': ['application-for-work-permit'],
  'IMM1295 spouse': ['spouse-application-for-work-permit'],
  'IMM5710 main': ['application-for-work-permit-inside-canada', 'co-op-work-permit-from-inside-canada'],
  'IMM5710 spouse': ['spouse-application-for-work-permit-inside-canada', 'spouse-co-op-work-permit-from-inside-canada'],
  'IMM5257 main': ['application-for-visitor-visa'],
  'IMM5257 visitor': ['visitor-visa-visitor-application'],
  'IMM5257 spouse': ['spouse-application-for-visitor-visa', 'visitor-visa-spouse-application'],
  'IMM5257 child': ['child-application-for-visitor-visa'],
  'IMM5708 spouse': ['spouse-application-for-visitor-record'],
  'IMM5708 child': ['child-application-for-visitor-record'],
  'IMM1436 main': ['amend-temp-residence-form'],
  'IMM5645 main': ['family-information-form'],
  'IMM5645 spouse': ['spouse-family-information-form'],
  'IMM5645 child': ['child-family-information-form'],
  'IMM5645 visitor': ['visitor-visa-visitor-family-information-form'],
  'IMM5707 main': ['family-information-form'],
  'IMM5707 spouse': ['spouse-family-information-form'],
  'IMM5707 child': ['child-family-information-form'],
  'IMM5476 main': ['use-of-a-representative'],
  'IMM5476 spouse': ['spouse-use-of-a-representative'],
  'IMM5476 child': ['child-use-of-a-representative'],
  'IMM5476 visitor': ['visitor-visa-visitor-use-of-a-representative'],
  'IMM5646 main': ['custodian-declaration'],
  'IMM5409 main': ['common-law-declaration'],
};

/** Which of the pages a form may need. */
const formTypes: readonly string[] = ['IMM1294', 'IMM1295', 'IMM5257', 'IMM5645', 'IMM5707', 'IMM5709', 'IMM5710', 'UseOfRepresentative', 'CustodianDeclaration'];

type Shape = { readonly words: string; readonly answers: Partial<Answers>; readonly spouse?: (typeof dependentVisaTypes)[number] | 'unknown'; readonly child?: readonly [age: number, visaType: (typeof dependentVisaTypes)[number]] };

const asking = ['unknown', ...dependentVisaTypes] as const;
const spouses = [
  {},
  ...asking.flatMap((visaType) =>
    ([undefined, 'CA', 'NG'] as const).flatMap((spouseCountry) =>
      (visaType === 'Student' || visaType === 'StudentExtension' ? [true, false] : [false]).map((spouseCoop) => ({
        spouse: visaType, answers: { maritalStatus: 'commonLaw', accompanyingSpouse: true, spouseCoop, ...(spouseCountry ? { spouseCountry } : {}) } as const,
      })),
    ),
  ),
];
const children = [{}, ...dependentVisaTypes.flatMap((visaType) => [5, 19].map((age) => ({ child: [age, visaType] as const, answers: { hasAccompanyingChild: true } })))];
const places = [{ country: 'CA', yes: true }, { country: 'CA', yes: false }, { country: 'NG', yes: true }, { yes: false }] as const;
const travels = [[15, 'alone'], [15, 'oneParent'], [15, 'bothParents'], [17, 'oneParent'], [17, 'bothParents'], [17, 'alone'], [30, undefined]] as const;
const applicants = places.flatMap(({ yes, ...place }) =>
  travels.map(([age, childTravellingWithParent]): Pick<Shape, 'answers'> => ({
    answers: {
      birthday: `${2026 - age}-01-15`, coOp: yes, vvIncludePartner: yes, province: 'BC', startOfCanadianStudyProgram: '2027-01-04', ...place,
      ...(childTravellingWithParent ? { childTravellingWithParent } : {}),
    },
  })),
);

/** Spouse and child do not look at each other: each is met with every applicant, and all three together in the first of each. */
function shapes(): readonly Shape[] {
  const of = (...parts: readonly Partial<Shape>[]): Shape => {
    const whole = Object.assign({}, ...parts) as Partial<Shape>;
    const answers = Object.assign({ maritalStatus: 'single' }, ...parts.map((part) => part.answers ?? {})) as Partial<Answers>;
    return { ...whole, answers, words: JSON.stringify({ ...whole, answers }) };
  };
  return [
    ...applicants.flatMap((applicant) => spouses.map((spouse) => of(applicant, spouse as Partial<Shape>))),
    ...applicants.flatMap((applicant) => children.map((child) => of(applicant, child as Partial<Shape>))),
    ...spouses.flatMap((spouse) => children.map((child) => of(applicants.at(-1) ?? {}, spouse as Partial<Shape>, child as Partial<Shape>))),
  ];
}

function caseOf(type: ApplicationType, { answers, spouse, child }: Shape): CaseBuilder {
  let the = aCase().type(type).answers(answers);
  if (type === 'IrccRequest') the = the.application({ reasonsForContactingIRCC: answers.coOp ? ['ChangeWorkConditions' as never] : [] });
  if (spouse) the = the.spouse(spouse === 'unknown' ? undefined : spouse);
  return child ? the.child(...child) : the;
}

const all = shapes();
const pages = [...new Set(Object.values(pagesOfForms).flat())];
const studyOfChild = ['child-application-for-study-permit', 'child-application-for-study-permit-extension'];

describe.each(applicationTypes.map((type) => [type] as const))('%s', (type) => {
  const cases = all.map((shape) => ({ shape, the: caseOf(type, shape).reader() }));

  it('names the same in its vault, its list of forms and its list of letters', () => {
    const faults = new Set<string>();
    for (const { shape, the } of cases) {
      const letters = lettersOf(the);
      const looked = new Set([...pages, ...letters.map(({ letter }) => letter.sendToDocVault)]);
      const slots = decideVault(pagesOf(type, the).filter(({ slug }) => looked.has(slug)), the);
      const levels = new Map(slots.map(({ page, requirement }) => [page.slug, requirement.value]));
      const levelOf = (page: string) => levels.get(page) ?? 'NotApplicable';
      const needed = new Set<string>();
      for (const { form, person, decision } of formsOf(the)) {
        if (!decision.value) continue;
        const places = pagesOfForms[`${form.id} ${person}`] ?? [];
        places.forEach((page) => needed.add(page));
        if (places.every((page) => levelOf(page) === 'NotApplicable')) faults.add(`${form.id} ${person} has no place: ${shape.words}`);
      }
      for (const page of pages) {
        const level = levelOf(page);
        if (!needed.has(page) && level !== 'NotApplicable' && level !== 'IfApplicable') faults.add(`${page} is ${level} and no form needs it: ${shape.words}`);
      }
      if (studyOfChild.every((page) => levelOf(page) !== 'NotApplicable')) faults.add(`a child is asked for two study forms: ${shape.words}`);
      for (const { letter, requirement } of letters) {
        const page = levelOf(letter.sendToDocVault);
        if ((requirement.value === 'NotApplicable') !== (page === 'NotApplicable')) faults.add(`${letter.id} is ${requirement.value} and its page ${page}: ${shape.words}`);
      }
    }
    expect([...faults].slice(0, 5)).toEqual([]);
  });
});

describe('the table of this guard', () => {
  it('knows every form of every person, and only pages that exist', () => {
    expect(forms.map(({ id, person }) => `${id} ${person}`).filter((key) => !Object.hasOwn(pagesOfForms, key))).toEqual([]);
    expect(Object.values(pagesOfForms).flat().filter((slug) => !vaultPages.some((page) => page.slug === slug))).toEqual([]);
  });

  it('knows every page that takes one of these forms', () => {
    const taking = vaultPages.filter(({ slots }) => slots.some(({ documentTypes }) => documentTypes.some((type) => formTypes.includes(type)))).map(({ slug }) => slug);
    const known = new Set(Object.values(pagesOfForms).flat());
    expect(taking.filter((slug) => !known.has(slug))).toEqual([]);
  });

  it('sends what is filled in here to the page that the program names', () => {
    const filled = forms.flatMap(({ id, person }) => formNumbers.filter((number) => number === id).map((number) => [`${id} ${person}`, formPageSlug(number, person)] as const));
    expect(filled.filter(([key, slug]) => !pagesOfForms[key]?.includes(slug ?? ''))).toEqual([]);
  });
});
