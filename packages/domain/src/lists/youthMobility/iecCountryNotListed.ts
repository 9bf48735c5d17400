/** Who is a citizen of no country of International Experience Canada says so instead (document 3 sections 4.7, 5.3 and 9.4). */
export const iecCountryNotListed = {
  code: "notListed",
  en: "My country is not listed",
  fr: "Mon pays n’est pas dans la liste",
} as const;
