/** What an invented student whose permit was refused answers before her lawyer takes the case to court. */
export const courtAnswers = {
  country: "CM",
  passportCountries: ["CM"],
  birthday: "2001-05-04",
  homeAddress: {
    streetNumber: "117",
    streetName: "Rue des Fougères",
    city: "Douala",
    province: "Littoral",
    postalCode: "00237",
  },
  spApplicationNumber: "S306701234",
  hasPreviousVisaApplication: true,
  previousVisas: [
    {
      country: "CA",
      visaType: "study",
      result: "refused",
      refusalReason: "L’agent doute que je quitte le Canada à la fin de mes études.",
      refusedForMisrepresentation: false,
      dateOfIssue: "2026-11",
    },
  ],
  uciNumber: "1122334455",
  usPr: false,
  pastCanadianRefusal: true,
  hasStayedPastAuthorization: false,
  visaViolationWithoutAuthorization: false,
  visaViolationDenied: true,
  visaViolationMisrepresentation: false,
};

/** What an invented newcomer answers who asks for a first social insurance number. */
export const firstNumberAnswers = {
  sinApplicationType: "firstSin",
  birthday: "2001-05-04",
  birthPlace: { City: "Lyon", ProvinceStateTerritory: "Rhône", Country: "FR" },
  isMultipleBirth: false,
  parentBirthName: { givenName: "Claire", familyName: "Aubertin" },
  otherParentBirthName: { givenName: "Jean", familyName: "Vasseur" },
  isNameSameOnOfficialDocs: true,
  isDiffToBirthName: false,
  residentialAddress: {
    streetNumber: "212",
    streetName: "Lichen Street",
    city: "Moncton",
    province: "NB",
    postalCode: "E1C 1A1",
    country: "CA",
  },
  isSameAddress: true,
};
