/** An invented firm, and who acts for applicants there. */
export const inventedFirm = {
  name: "Lichen & Roy",
  "address.streetNumber": "1",
  "address.streetName": "Main Street",
  "address.aptUnit": "Suite 300",
  "address.city": "Ottawa",
  "address.country": "CA",
  "address.province": "ON",
  "address.postalCode": "K1A 0B1",
  phoneCountryCode: "1",
  phoneNumber: "6135550100",
  email: "office@lichen-roy.example.test",
  gstHstNumber: "123456789RT0001",
};

export const inventedMembership = {
  familyName: "Roy",
  givenNames: "Anouk",
  body: "college",
  membershipNumber: "R500123",
  isPaid: true,
};
