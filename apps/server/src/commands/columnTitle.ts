/** A title of a column, or a word of a list that a spreadsheet saved, as it is compared: without case, accents and signs. */
export const plainTitle = (title: string): string =>
  title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
