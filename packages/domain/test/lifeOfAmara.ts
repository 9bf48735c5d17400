import { aCase } from "./caseBuilder.ts";
import { lifeOf, type LifeValues } from "../src/caseFile/lifeHistory.ts";

export const studies = {
  kind: "studies",
  activity: "Public health, bachelor",
  company: "University of Nsukka (invented)",
  from: "2009-09",
  to: "2013-07",
  city: "Nsukka",
  country: "NG",
  isHighestStudies: true,
};

export const work = {
  kind: "work",
  activity: "Health officer",
  company: "Enugu Health Board (invented)",
  from: "2016-02",
  city: "Enugu",
  country: "NG",
};

export const amara: LifeValues = {
  birthCity: "Enugu",
  nativeLanguage: "139",
  hasNamePast: false,
  "telephone.type": "02",
  "telephone.isCanadaUS": false,
  "telephone.countryCode": "234",
  "telephone.number": "8035550142",
  otherCountriesOfResidenceDetails: [
    { country: "NG", status: "01", sinceBirth: true },
    { country: "GH", status: "05", from: "2022-09-01", to: "2023-06-30" },
  ],
  employmentAndActivityHistory: [studies, work],
  hasPreviousMarriage: true,
  "previousSpouse.familyName": "Eze",
  "marriedInPerson.self": true,
  "marriedInPerson.spouse": false,
  "mother.familyName": "Nwosu",
  "mother.givenNames": "Ifeoma",
  "mother.maritalStatus": "widowed",
  "father.presentAddress": "Deceased, Enugu, 2 May 2019",
  hasMilitaryService: true,
  militaryServiceDetails: "National youth service.",
  politicalAssociation: false,
  witnessedIllTreatment: false,
  canCommunicateInEnglishFrench: "Both",
  mostAtEaseLanguage: "01",
  hasNationalId: true,
  siblings: [{ relationship: "sister", familyName: "Nwosu", givenNames: "Adaeze", maritalStatus: "single" }],
};

export const student = aCase().answers({
  country: "NG",
  passportCountries: ["NG"],
  birthday: "1991-03-14",
  maritalStatus: "married",
});

export const telling = (values: LifeValues) => student.profile(lifeOf(values)).build();
