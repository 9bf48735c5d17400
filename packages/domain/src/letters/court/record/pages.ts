import type { Fact } from "../../prose/fact.ts";

/** The pages of the record on which something stands. */

/** One page, or from one to another. */
export const pagesWords = (pages: string): string => (/^\d+$/.test(pages) ? `page ${pages}` : `pages ${pages}`);

/** A blank to be completed while they are not known. */
export const orPagesToComplete =
  (pages: Fact): Fact =>
  (the) =>
    pages(the) ?? pagesWords("____");
