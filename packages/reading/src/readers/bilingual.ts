/**
 * A label of a paper that prints both languages, "Expiry date / Date d'expiration", in either order, or one of them alone. The
 * parts are patterns for plain text.
 */
export const bilingual = (english: string, french: string): RegExp =>
  new RegExp(`^\\W*(?:(?:${english})(?: ?/ ?(?:${french}))?|(?:${french})(?: ?/ ?(?:${english}))?)`);
