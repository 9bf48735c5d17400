import type { FileForm } from "@boreal/domain/caseFile/formValues";
import { text } from "../../../apps/web/src/features/forms/text.ts";
import type { FormScript } from "../officialForms.ts";
import type { Words } from "../visitor.ts";

/** What the questions of a visitor and of somebody invited by Express Entry leave to the forms: nothing that was asked there stands here. */

export const visitorFormScript: FormScript = {
  "personalDetails.hasPreviousName": true,
  "personalDetails.previousName.familyName": "Vargas",
  "personalDetails.previousName.givenName": "Lucia Maria",
  "personalDetails.birthCity": "Cali",
  noPreviousCountries: true,
  previousCountries: [{ name: "ES", status: "03", statusFrom: "2022-02-10", statusTo: "2023-09-01" }],
  sameAsCurrentCountry: true,
  "previousSpouse.familyName": "Ortega",
  "previousSpouse.givenName": "Jorge",
  "previousSpouse.dateOfBirth": "1958-02-03",
  "previousSpouse.relationshipType": "01",
  "previousSpouse.relationshipFrom": "1985-06-01",
  "previousSpouse.relationshipTo": "2019-08-02",
  "language.nativeLanguage": "017",
  "language.canCommunicateInEnglishFrench": "Neither",
  "language.hasLanguageTest": false,
  hasNationalId: true,
  "nationalId.documentNumber": "52123456",
  "nationalId.countryOfIssue": "CO",
  "contactInformation.telephoneNumber.type": "02",
  "contactInformation.telephoneNumber.isCanadaUS": false,
  "contactInformation.telephoneNumber.countryCode": "57",
  "contactInformation.telephoneNumber.number": "3105550134",
  visits: [{ name: "Anouk Ortega", relationship: "Daughter", address: "212 Lichen Street, Moncton NB" }],
  hasPostSecondaryEducation: false,
  employmentHistory: [
    { from: "2018-01", companyName: "None", cityTown: "Medellin" },
    {
      from: "2010-03",
      to: "2017-12",
      currentActivity: "Bookbinder",
      companyName: "Tapas y Hojas",
      cityTown: "Medellin",
      countryTerritory: "CO",
    },
  ],
  "background.militaryQuestions.militaryService": false,
  "background.politicalQuestions.politicalAssociation": false,
  "background.politicalQuestions.witnessedIllTreatment": false,
  consentToContact: false,
  signatureName: "Lucia Restrepo",
};

export const residenceFormScript: FormScript = {
  "application.category": "14",
  "application.interviewLanguage": "089",
  "application.needsInterpreter": false,
  "application.city": "Moncton",
  "personalDetails.hasPreviousName": false,
  "personalDetails.height": "168",
  "personalDetails.eyeColour": "02",
  "personalDetails.birthCity": "Tetouan",
  noPreviousCountries: false,
  hasPreviousMarriage: false,
  hasNationalId: false,
  isLawfulPermanentResident: false,
  "education.years": "18",
  "education.intendedOccupation": "Bridge engineer",
  "language.nativeLanguage": "089",
  consentToContact: true,
};

export const scheduleFormScript: FormScript = {
  "father.familyName": "Berrada",
  "father.givenNames": "Youssef",
  "father.dateOfBirth": "1962-07-21",
  "father.birthCity": "Fes",
  "father.countryOfBirth": "MA",
  "mother.familyNameAtBirth": "Idrissi",
  "mother.givenNames": "Naima",
  "mother.dateOfBirth": "1966-12-03",
  "mother.birthCity": "Meknes",
  "mother.countryOfBirth": "MA",
  "statements.refugeeClaim": false,
  "statements.refusedVisa": false,
  "statements.warCrimes": false,
  "statements.violence": false,
  "statements.violentGroup": false,
  "statements.detained": false,
  "statements.seriousDisease": false,
  "educationYears.elementary": "6",
  "educationYears.secondary": "6",
  "educationYears.university": "5",
  "educationYears.trade": "0",
  educationHistory: [
    {
      from: "2014-09",
      to: "2019-06",
      institution: "Ecole des ponts (invented)",
      place: "Rabat, Morocco",
      certificate: "Master of engineering",
      fieldOfStudy: "Civil engineering",
    },
  ],
  personalHistory: [
    { from: "2019-07", place: "Rabat, Morocco", status: "01", company: "Atlas Works (invented)" },
    {
      from: "2014-05",
      to: "2019-06",
      activity: "Student",
      place: "Rabat, Morocco",
      status: "01",
      company: "Ecole des ponts (invented)",
    },
  ],
  hasMemberships: false,
  hasGovernmentPositions: false,
  hasMilitaryService: false,
  addresses: [{ from: "2014-05" }],
};

/** Of the parents only what Schedule A did not ask. */
export const familyFormScript: FormScript = {
  "parent1.familyName": "Idrissi Berrada",
  "parent1.presentAddress": "9 Rue du Port, Tetouan, Morocco",
  "parent1.maritalStatus": "married",
  "parent2.presentAddress": "9 Rue du Port 2, Tetouan, Morocco",
  "parent2.maritalStatus": "married",
  noSiblings: true,
};

type Refused = {
  /** What somebody enters who is in a hurry. */
  readonly typed: FormScript;
  readonly said: readonly Words[];
  /** The ways out that the page offers, taken before the rest is filled in. */
  readonly taken?: readonly Words[];
};

const notTaken = (signs: string): Words => ({
  en: `The official form does not accept ${signs}.`,
  fr: `Le formulaire officiel n’accepte pas ${signs}.`,
});

/** By form and part: what is none, and what the page says to it. */
export const nonsense: Readonly<Partial<Record<FileForm, Readonly<Record<string, Refused>>>>> = {
  IMM5257: {
    personalDetails: {
      typed: { "previousSpouse.dateOfBirth": "2031-02-03" },
      said: [
        notTaken("í"),
        { en: "Date of birth must be in the past", fr: "La date de naissance doit être dans le passé" },
      ],
      taken: [text.useSpelling],
    },
    nationalIdentityDocument: {
      typed: { hasNationalId: true, "nationalId.documentNumber": "🙂" },
      said: [
        {
          en: "Document number must contain only letters and numbers",
          fr: "Le numéro du document doit contenir seulement des lettres et des chiffres",
        },
      ],
    },
    contactInformation: { typed: {}, said: [notTaken("í")], taken: [text.startFromThis] },
    employment: {
      typed: { employmentHistory: [{ from: "2031-01" }] },
      said: [
        {
          en: "From date must be less than or equal to today's date",
          fr: "La date de début doit être aujourd’hui ou avant",
        },
      ],
    },
  },
  IMM0008: {
    personalDetails: {
      typed: { "personalDetails.height": "5" },
      said: [
        {
          en: "Enter the height in centimetres, from 30 to 272, such as 172.",
          fr: "Entrez la taille en centimètres, de 30 à 272, par exemple 172.",
        },
      ],
    },
    educationAndOccupation: {
      typed: { "education.years": "180" },
      said: [
        {
          en: "The box on the official form has room for 2 characters.",
          fr: "La case du formulaire officiel a de la place pour 2 caractères.",
        },
      ],
    },
  },
  IMM5669: {
    personalHistory: {
      typed: { personalHistory: [{ from: "2019-07" }] },
      said: [{ en: "Nothing is entered for 11/2016 to 06/2019.", fr: "Rien n’est inscrit pour 11/2016 à 06/2019." }],
    },
  },
};
