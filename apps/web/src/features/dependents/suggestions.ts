import type { CaseFile } from '@boreal/domain/caseFile/caseFile';

/** A person whom the answers name and the application does not have yet, with what the answers tell of them. */
export type Suggestion =
  | { readonly type: 'Spouse'; readonly visaType?: string | undefined; readonly birthday?: string | undefined; readonly applicantFullName?: string | undefined }
  | { readonly type: 'Child'; readonly childNumber: number; readonly visaType?: string | undefined; readonly birthday?: string | undefined };

/** Who comes along by the answers and is not among the dependents. Children keep the number of their card. */
export function suggestions({ answers, dependents }: Pick<CaseFile, 'answers' | 'dependents'>): readonly Suggestion[] {
  const isTogether = answers.maritalStatus === 'married' || answers.maritalStatus === 'commonLaw';
  const hasSpouse = dependents.some(({ type }) => type === 'Spouse');
  const spouse: readonly Suggestion[] =
    isTogether && answers.accompanyingSpouse === true && !hasSpouse
      ? [{ type: 'Spouse', visaType: answers.spouseVisaType, birthday: answers.spouseBirthday, applicantFullName: nameOf(answers) }]
      : [];
  const taken = new Set(dependents.flatMap(({ type, childNumber }) => (type === 'Child' && typeof childNumber === 'number' ? [childNumber] : [])));
  const rows = answers.hasAccompanyingChild === true ? (answers.accompanyingChildren ?? []) : [];
  const children = rows.flatMap((row, index): readonly Suggestion[] => {
    const childNumber = row.childNumber ?? index + 1;
    return row.accompanying === true && !taken.has(childNumber) ? [{ type: 'Child', childNumber, visaType: row.visaType, birthday: row.dateOfBirth }] : [];
  });
  return [...spouse, ...children];
}

function nameOf({ spouseFirstName, spouseLastName }: CaseFile['answers']): string | undefined {
  const name = [spouseFirstName, spouseLastName].filter(Boolean).join(' ');
  return name === '' ? undefined : name;
}
