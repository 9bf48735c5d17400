import { under, type Box } from "./box.ts";
import {
  addresses,
  backgroundOfEach,
  faxAndEmail,
  personAndDocuments,
  studyAndWork,
  telephones,
} from "./boxesAbroad.ts";

/** Where each value of form IMM 1295 (09-2023, English) stands in the file, read in the blank itself. */
export const boxesOfImm1295: readonly Box[] = [
  ...personAndDocuments,
  ...under("form1/Page2/ContactInformation/contact", addresses),
  ...under("form1/Page2/ContactInformation/contact/PhoneNumbers", telephones),
  ...under("form1/Page3/FaxEmail", faxAndEmail),
  ...under("form1/Page3/PageWrapper", studyAndWork),
  ...under("form1/Page4", backgroundOfEach),
  ["form1/Page4/BackgroundInfo2/VisaChoice1", "background.immigrationQuestions.overstayedStatus", "Y = yes, N = no"],
  ["form1/Page4/BackgroundInfo2/VisaChoice2", "background.immigrationQuestions.refusedVisa", "Y = yes, N = no"],
  ["form1/Page4/BackgroundInfo2/VisaChoice3", "background.immigrationQuestions.previouslyApplied", "Y = yes, N = no"],
  ["form1/Page4/BackgroundInfo2/Details/refusedDetails", "background.immigrationQuestions.immigrationDetailsText", ""],
  [
    "form1/Page4/PageWrapper/BackgroundInfo3/militaryServiceDetails",
    "background.criminalQuestions.criminalDetailsText",
    "",
  ],
  ["form1/Page4/Consent0/TextField2", "signatureName", ""],
  ["form1/Page3/DetailsOfIntendedWork/DetailsOfWork/TypeofWork/WorkPermitType", "workDetails.permitType", ""],
  [
    "form1/Page3/DetailsOfIntendedWork/DetailsOfWork/PurposeRow1/EmployerName/EmployerName",
    "workDetails.employerName",
    "",
  ],
  ["form1/Page3/DetailsOfIntendedWork/DetailsOfWork/PurposeRow1/Address/Address", "workDetails.employerAddress", ""],
  ["form1/Page3/IntendedLocationInCanada/intendedLocation/ProvinceState/ProvinceState", "workDetails.province", ""],
  ["form1/Page3/IntendedLocationInCanada/intendedLocation/CityTown/CityTown", "workDetails.cityTown", ""],
  ["form1/Page3/IntendedLocationInCanada/intendedLocation/Address", "workDetails.address", ""],
  ["form1/Page3/DetailsOfWorkCont/details/jobTitle", "workDetails.jobTitle", ""],
  ["form1/Page3/DetailsOfWorkCont/details/posDesc", "workDetails.duties", ""],
  ["form1/Page3/DetailsOfWorkCont/details/HowLongStudy/FromDate", "workDetails.from", ""],
  ["form1/Page3/DetailsOfWorkCont/details/HowLongStudy/ToDate", "workDetails.to", ""],
  ["form1/Page3/DetailsOfWorkCont/details/LMO/LMO", "workDetails.lmiaOrOfferNumber", ""],
  ["form1/Page4/Consent0/Choice", "consentToContact", "Y = yes, N = no"],
];
