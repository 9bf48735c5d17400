/** The pages of an invited person. */
export const start = "/guest";
export const pageOf = (stepId: string) => `/guest/questions/${stepId}`;
export const documents = "/guest/documents";
export const letterOf = (key: string) => `/guest/letters/${encodeURIComponent(key)}`;
export const done = "/guest/done";
