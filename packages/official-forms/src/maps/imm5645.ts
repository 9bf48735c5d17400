import { date, nth, ofCodes, pair, range, text, under, type FormEdition, type LeftAlone, type Place } from './place.ts';

const at = under('IMM_5645/page1');

const statuses = (count: number): readonly string[] => range(count).map((index) => String(index + 1));
/** Applicant and spouse: annulled, common-law, divorced, separated, married and present, married and not present, single, widowed. */
const eight = statuses(8);
/** Everyone else: one kind of marriage, so that 5 is married, 6 single and 7 widowed. */
const seven = statuses(7);

/** What the form asks of everyone; its labels begin with who it is, except for the status. Names in every script. */
const person = (field: string, group: string, word: string, codes: readonly string[]): readonly Place[] => [
  text(`${field}.name`, at(`${group}/${word}Name`), { signs: 'any' }),
  date(`${field}.dateOfBirth`, at(`${group}/${word}DOB`)),
  text(`${field}.countryOfBirth`, at(`${group}/${word}COB`), { signs: 'any' }),
  text(`${field}.presentAddress`, at(`${group}/${word}Address`), { signs: 'any' }),
  text(`${field}.presentOccupation`, at(`${group}/${word}Occupation`), { signs: 'any' }),
  ofCodes(`${field}.maritalStatus`, at(`${group}/ChildMStatus`), codes),
];

const companion = (field: string, group: string, word: string, codes: readonly string[]): readonly Place[] => [
  ...person(field, group, word, codes),
  pair(`${field}.willAccompany`, at(`${group}/${word}Yes`), at(`${group}/${word}No`)),
];

const listed = (field: string, section: string, index: number): readonly Place[] => {
  const group = `${section}/${nth('Child', index)}`;
  return [...companion(`${field}[${index}]`, group, 'Child', seven), text(`${field}[${index}].relationship`, at(`${group}/ChildRelationship`), { signs: 'any' })];
};

const choices = ['Visitor', 'Worker', 'Student', 'Other'] as const;

const signed = ['A', 'B', 'C'].map((section) => ({ signature: at(`Section${section}/Section${section}signature`), date: at(`Section${section}/Section${section}date`) }));

export const imm5645: readonly FormEdition[] = [
  {
    form: 'IMM5645',
    number: '5645',
    edition: '01-2021',
    language: 'E',
    places: [
      { kind: 'boxes', field: 'applicationType', at: choices.map((choice) => at(`Subform1/${choice}`)), choices },
      ...person('applicant', 'SectionA/Applicant', 'App', eight),
      ...companion('spouse', 'SectionA/Spouse', 'Spouse', eight),
      ...companion('mother', 'SectionA/Mother', 'Mother', seven),
      ...companion('father', 'SectionA/Father', 'Father', seven),
      ...range(4).flatMap((index) => listed('children', 'SectionB', index)),
      ...range(7).flatMap((index) => listed('siblings', 'SectionC', index)),
    ],
    leftAlone: [
      ...signed.flatMap(({ signature, date: day }): readonly LeftAlone[] => [{ path: signature, why: 'signature' }, { path: day, why: 'signature' }]),
      ...range(2).flatMap((index) => ['num', 'totPage', 'FormNumber'].map((name): LeftAlone => ({ path: `IMM_5645/${nth(name, index)}`, why: 'computed' }))),
    ],
    notOnForm: [
      { field: 'applicant.willAccompany', why: 'The form asks it of the family only.' },
      { field: 'noSpouse', why: 'Certified by signing and dating section A, which nobody does for the applicant.' },
      { field: 'noChildren', why: 'Certified by signing and dating section B, which nobody does for the applicant.' },
    ],
    signatures: signed.map(({ signature }) => signature),
    comparedWith: 'copy with its data removed',
  },
];
