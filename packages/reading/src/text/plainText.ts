/**
 * Lower case, without accents, with plain quotes and single spaces: for comparing with patterns, never for showing.
 * Text that is in normal form C and has single spaces keeps its length, so places found in one are places in the other.
 */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[‐‑‒–—]/g, "-")
    .replaceAll(/[\s\u00A0\u202F]+/g, " ")
    .toLowerCase();
