import { date, freeText, nullable, objectOf, oneOf, wholeNumber, type ValueOf } from '../kernel/shape.ts';

export const dependentTypes = ['Spouse', 'Child'] as const;
export const dependentVisaTypes = ['Visitor', 'OpenWorkPermit', 'Student', 'StudentExtension', 'VisaFree', 'None'] as const;

export type DependentType = (typeof dependentTypes)[number];
export type DependentVisaType = (typeof dependentVisaTypes)[number];

/** Document 1 section 3; the person's own id, and for children a number that stays theirs. */
export const dependentShape = objectOf(
  {
    id: freeText(100),
    type: oneOf(dependentTypes),
    childNumber: nullable(wholeNumber()),
    visaType: nullable(oneOf(dependentVisaTypes)),
    birthday: nullable(date()),
    applicantFullName: nullable(freeText(300)),
  },
  ['id', 'type'],
);

export type Dependent = ValueOf<typeof dependentShape> & { readonly id: string; readonly type: DependentType };
export type DependentKey = keyof Dependent;
