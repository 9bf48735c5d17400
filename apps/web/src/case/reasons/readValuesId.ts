/** Where what was read in a file is corrected on its page. */
export const readValuesId = (fileId: string): string => `read-${fileId}`;
