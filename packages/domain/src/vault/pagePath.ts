/** Pages of a request for a social insurance number stand under an address of their own (document 1 section 2). Their slugs say so. */
export const isSinSlug = (slug: string): boolean => slug.startsWith("sin-");

/** The address of a vault page, without language: the one place that makes it. It needs no definition of a page, for questions link to pages too. */
export const pagePath = (slug: string): string =>
  `${isSinSlug(slug) ? "/sin-document-vault" : "/document-vault"}/${encodeURIComponent(slug)}`;
