import { anything, objectOf, recordOf } from '../kernel/shape.ts';

/** Official forms whose values rules read. */
export const formNumbers = ['IMM1294', 'IMM5645', 'IMM5707'] as const;
export type FormNumber = (typeof formNumbers)[number];

/** Values by dotted path; what a form asks and the questionnaire does not. */
export const formValuesShape = objectOf({ IMM1294: recordOf(anything()), IMM5645: recordOf(anything()), IMM5707: recordOf(anything()) });

export type FormValues = { readonly [form in FormNumber]?: Readonly<Record<string, unknown>> };
