/** Most characters of the boxes that every application form of the authority has alike. */

export type Lengths = Readonly<Record<string, number>>;

export const ofAddress = (at: string): Lengths => ({
  [`${at}.aptUnit`]: 10,
  [`${at}.streetNo`]: 10,
  [`${at}.streetName`]: 100,
  [`${at}.cityTown`]: 30,
  [`${at}.postalCode`]: 10,
  [`${at}.district`]: 30,
});

export const ofTelephone = (at: string): Lengths => ({
  [`${at}.extension`]: 5,
  [`${at}.countryCode`]: 4,
  [`${at}.number`]: 20,
});
