/** A sealed column as text, so that it can stand in a JSON aggregate. */
export const base64 = (column: string): string => `translate(encode(${column}, 'base64'), E'\\n', '')`;
