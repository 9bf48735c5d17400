import type { FormNumber } from "../../src/maps/fieldMapping.ts";

/** The boxes of the French edition of form IMM 1294 that are named or placed otherwise; the captions of all of them were read in the French blank. */
const ofImm1294: ReadonlyMap<string, string> = new Map([
  ["form1/Page1/PersonalDetails/CurrentCOR/Row2/Country", "form1/Page1/PersonalDetails/CurrentCOR/Row2/Pays"],
  ["form1/Page1/PersonalDetails/PreviousCOR/Row2/Country", "form1/Page1/PersonalDetails/PreviousCOR/Row2/Pays"],
  ["form1/Page1/PersonalDetails/PreviousCOR/Row3/Country", "form1/Page1/PersonalDetails/PreviousCOR/Row3/Pays"],
  [
    "form1/Page1/PersonalDetails/CountryWhereApplying/Row2/Country",
    "form1/Page1/PersonalDetails/CountryWhereApplying/Row2/Pays",
  ],
  [
    "form1/Page2/MaritalStatus/SectionA/Languages/LanguageTest",
    "form1/Page2/MaritalStatus/SectionA/Languages/LangTestIndicator",
  ],
  ["form1/Page2/contact/AddressRow2/Country/Country", "form1/Page2/contact/AddressRow2/Pays/Pays"],
  [
    "form1/Page2/contact/ResidentialAddressRow2/Country/Country",
    "form1/Page2/contact/ResidentialAddressRow2/Pays/Pays",
  ],
  ["form1/Page3/PhoneNumbers/Phone/Type", "form1/Page2/contact/PhoneNumbers/Phone/Type"],
  ["form1/Page3/PhoneNumbers/Phone/CanadaUS", "form1/Page2/contact/PhoneNumbers/Phone/CanadaUS"],
  ["form1/Page3/PhoneNumbers/Phone/Other", "form1/Page2/contact/PhoneNumbers/Phone/Other"],
  ["form1/Page3/PhoneNumbers/Phone/NumberExt", "form1/Page2/contact/PhoneNumbers/Phone/NumberExt"],
  ["form1/Page3/PhoneNumbers/Phone/NumberCountry", "form1/Page2/contact/PhoneNumbers/Phone/NumberCountry"],
  [
    "form1/Page3/PhoneNumbers/Phone/IntlNumber/IntlNumber",
    "form1/Page2/contact/PhoneNumbers/Phone/IntlNumber/IntlNumber",
  ],
  ["form1/Page3/PhoneNumbers/AltPhone/Type", "form1/Page2/contact/PhoneNumbers/AltPhone/Type"],
  ["form1/Page3/PhoneNumbers/AltPhone/CanadaUS", "form1/Page2/contact/PhoneNumbers/AltPhone/CanadaUS"],
  ["form1/Page3/PhoneNumbers/AltPhone/Other", "form1/Page2/contact/PhoneNumbers/AltPhone/Other"],
  ["form1/Page3/PhoneNumbers/AltPhone/NumberExt", "form1/Page2/contact/PhoneNumbers/AltPhone/NumberExt"],
  ["form1/Page3/PhoneNumbers/AltPhone/NumberCountry", "form1/Page2/contact/PhoneNumbers/AltPhone/NumberCountry"],
  [
    "form1/Page3/PhoneNumbers/AltPhone/IntlNumber/IntlNumber",
    "form1/Page2/contact/PhoneNumbers/AltPhone/IntlNumber/IntlNumber",
  ],
  ["form1/Page3/FaxEmail/Phone/CanadaUS", "form1/Page2/contact/FaxEmail/Phone/CanadaUS"],
  ["form1/Page3/FaxEmail/Phone/Other", "form1/Page2/contact/FaxEmail/Phone/Other"],
  ["form1/Page3/FaxEmail/Phone/NumberExt", "form1/Page2/contact/FaxEmail/Phone/NumberExt"],
  ["form1/Page3/FaxEmail/Phone/NumberCountry", "form1/Page2/contact/FaxEmail/Phone/NumberCountry"],
  ["form1/Page3/FaxEmail/Phone/IntlNumber/IntlNumber", "form1/Page2/contact/FaxEmail/Phone/IntlNumber/IntlNumber"],
  ["form1/Page3/FaxEmail/Email", "form1/Page2/contact/FaxEmail/Email"],
  ["form1/Page3/Education/Edu_Row1/Country/Country", "form1/Page3/Education/Edu_Row1/Pays/Pays"],
  ["form1/Page3/Occupation/OccupationRow1/Country/Country", "form1/Page3/Occupation/OccupationRow1/Pays/Pays"],
  ["form1/Page3/Occupation/OccupationRow2/Country/Country", "form1/Page3/Occupation/OccupationRow2/Pays/Pays"],
  ["form1/Page3/Occupation/OccupationRow3/Country/Country", "form1/Page3/Occupation/OccupationRow3/Pays/Pays"],
  ["form1/Page4/PageWrapper/BackgroundInfo2/VisaChoice1", "form1/Page4/BackgroundInfo2/VisaChoice1"],
  ["form1/Page4/PageWrapper/BackgroundInfo2/VisaChoice2", "form1/Page4/BackgroundInfo2/VisaChoice2"],
  ["form1/Page4/PageWrapper/BackgroundInfo2/VisaChoice3", "form1/Page4/BackgroundInfo2/VisaChoice3"],
  [
    "form1/Page4/PageWrapper/BackgroundInfo2/Details/refusedDetails",
    "form1/Page4/BackgroundInfo2/Details/refusedDetails",
  ],
]);

/** The same of form IMM 1295. */
const ofImm1295: ReadonlyMap<string, string> = new Map([
  ["form1/Page1/PersonalDetails/CurrentCOR/Row2/Country", "form1/Page1/PersonalDetails/CurrentCOR/Row2/Pays"],
  ["form1/Page1/PersonalDetails/PreviousCOR/Row2/Country", "form1/Page1/PersonalDetails/PreviousCOR/Row2/Pays"],
  ["form1/Page1/PersonalDetails/PreviousCOR/Row3/Country", "form1/Page1/PersonalDetails/PreviousCOR/Row3/Pays"],
  [
    "form1/Page1/PersonalDetails/CountryWhereApplying/Row2/Country",
    "form1/Page1/PersonalDetails/CountryWhereApplying/Row2/Pays",
  ],
  [
    "form1/Page2/MaritalStatus/SectionA/Languages/LanguageTest",
    "form1/Page2/MaritalStatus/SectionA/Languages/LangTestIndicator",
  ],
  [
    "form1/Page2/ContactInformation/contact/AddressRow2/Country/Country",
    "form1/Page2/ContactInformation/contact/AddressRow2/Pays/Pays",
  ],
  [
    "form1/Page2/ContactInformation/contact/ResidentialAddressRow2/Country/Country",
    "form1/Page2/ContactInformation/contact/ResidentialAddressRow2/Pays/Pays",
  ],
  [
    "form1/Page3/PageWrapper/Education/Edu_Row1/Country/Country",
    "form1/Page3/PageWrapper/Education/Edu_Row1/Pays/Pays",
  ],
  [
    "form1/Page3/PageWrapper/Occupation/OccupationRow1/Country/Country",
    "form1/Page3/PageWrapper/Occupation/OccupationRow1/Pays/Pays",
  ],
  [
    "form1/Page3/PageWrapper/Occupation/OccupationRow2/Country/Country",
    "form1/Page3/PageWrapper/Occupation/OccupationRow2/Pays/Pays",
  ],
  [
    "form1/Page3/PageWrapper/Occupation/OccupationRow3/Country/Country",
    "form1/Page3/PageWrapper/Occupation/OccupationRow3/Pays/Pays",
  ],
  ["form1/Page4/Consent0/TextField2", "form1/Page4/TextField2"],
  ["form1/Page4/Consent0/C1CertificateIssueDate", "form1/Page4/C1CertificateIssueDate"],
]);

export const boxesMovedInFrench: Readonly<Partial<Record<FormNumber, ReadonlyMap<string, string>>>> = {
  IMM1294: ofImm1294,
  IMM1295: ofImm1295,
};
