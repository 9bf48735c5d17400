/** The pages of an invited person. */
export const start = "/guest";
export const pageOf = (stepId: string) => `/guest/questions/${stepId}`;
export const done = "/guest/done";
