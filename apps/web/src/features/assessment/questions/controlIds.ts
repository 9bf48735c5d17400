/** Paths of the case format as the pages write them, and the ids of the controls that stand for them. */

export const answerPath = (key: string): string => `answers.${key}`;
export const partPath = (key: string, field: string): string => `answers.${key}.${field}`;
export const rowPath = (key: string, index: number, field?: string): string =>
  `answers.${key}[${index}]${field === undefined ? "" : `.${field}`}`;

/** `answers.previousVisas[0].country` -> `previousVisas-0-country`: the id of the control. */
export const controlId = (path: string): string => path.replace(/^answers\./, "").replaceAll(/[[\].]+/g, "-");
