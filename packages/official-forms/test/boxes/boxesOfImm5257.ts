import { under, type Box } from "./box.ts";
import {
  addresses,
  backgroundOfEach,
  faxAndEmail,
  personAndDocuments,
  studyAndWork,
  telephones,
} from "./boxesAbroad.ts";

/** Where each value of form IMM 5257 (09-2023, English) stands in the file, read in the blank itself. */
export const boxesOfImm5257: readonly Box[] = [
  ...personAndDocuments,
  ...under("form1/Page2/ContactInformation/contact", addresses),
  ...under("form1/Page2/ContactInformation/contact/PhoneNumbers", telephones),
  ...under("form1/Page2/ContactInformation/contact/FaxEmail", faxAndEmail),
  ...under("form1/Page3", studyAndWork),
  ...under("form1/Page3", backgroundOfEach),
  ["form1/Page1/PersonalDetails/VisaType/VisaType", "visaType", ""],
  ["form1/Page3/DetailsOfVisit/PurposeRow1/PurposeOfVisit/PurposeOfVisit", "visitDetails.purpose", ""],
  ["form1/Page3/DetailsOfVisit/PurposeRow1/Other/Other", "visitDetails.purposeOther", ""],
  ["form1/Page3/DetailsOfVisit/PurposeRow1/HowLongStay/FromDate", "visitDetails.from", ""],
  ["form1/Page3/DetailsOfVisit/PurposeRow1/HowLongStay/ToDate", "visitDetails.to", ""],
  ["form1/Page3/DetailsOfVisit/PurposeRow1/Funds/Funds", "visitDetails.fundsAvailable", ""],
  ["form1/Page3/DetailsOfVisit/Contacts_Row1/Name/Name", "visits[0].name", ""],
  ["form1/Page3/DetailsOfVisit/Contacts_Row1/RelationshipToMe/RelationshipToMe", "visits[0].relationship", ""],
  ["form1/Page3/DetailsOfVisit/Contacts_Row1/AddressInCanada/AddressInCanada", "visits[0].address", ""],
  ["form1/Page3/Contacts_Row2/Name/Name", "visits[1].name", ""],
  ["form1/Page3/Contacts_Row2/Relationship/RelationshipToMe", "visits[1].relationship", ""],
  ["form1/Page3/Contacts_Row2/AddressInCanada/AddressInCanada", "visits[1].address", ""],
  ["form1/Page3/BackgroundInfo2/VisaChoice1", "background.immigrationQuestions.overstayedStatus", "Y = yes, N = no"],
  ["form1/Page3/BackgroundInfo2/VisaChoice2", "background.immigrationQuestions.refusedVisa", "Y = yes, N = no"],
  [
    "form1/Page3/BackgroundInfo2/Details/VisaChoice3",
    "background.immigrationQuestions.previouslyApplied",
    "Y = yes, N = no",
  ],
  ["form1/Page3/BackgroundInfo2/Details/refusedDetails", "background.immigrationQuestions.immigrationDetailsText", ""],
  ["form1/Page3/PageWrapper/BackgroundInfo3/details", "background.criminalQuestions.criminalDetailsText", ""],
  ["form1/Page3/Signature/Consent0/Choice", "consentToContact", "Y = yes, N = no"],
  ["form1/Page3/Signature/TextField2", "signatureName", ""],
];
