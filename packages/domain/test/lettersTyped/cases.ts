import { aCase } from "../caseBuilder.ts";

/** Cases of ten of the people of `typedByPeople.ts`. */

const acceptance = (values: Readonly<Record<string, unknown>>) => ({ parsedValues: values });

export const nigerianNurse = aCase()
  .profile({ firstName: "Adaeze", lastName: "Obi" })
  .answers({
    country: "NG",
    passportCountries: ["NG"],
    birthday: "1994-05-17",
    birthCountry: "NG",
    maritalStatus: "married",
    spouseFirstName: "Emeka",
    spouseLastName: "Obi",
    spouseDateOfMarriage: "2019-12-14",
    schoolName: "Humber College",
    programName: "Nursing",
    startOfCanadianStudyProgram: "2027-01-11",
    graduationDate: "2028-12-15",
    firstYearTuition: 19500,
    tuitionPaymentAmount: 8000,
    financialSupporterRelation: "father",
    financialSupporterFullName: "Chukwuma Nwosu",
    hasPreviousVisaApplication: true,
    previousVisas: [{ country: "CA", visaType: "study", result: "refused", dateOfIssue: "2024-03" }],
  })
  .document(
    "letter-of-acceptance",
    acceptance({
      schoolName: "Humber College",
      programName: "Practical Nursing",
      tuitionFees: 19500,
      startOfCanadianStudyProgram: "2027-01-11",
      graduationDate: "2028-12-15",
    }),
  );

export const emiratesEngineer = aCase()
  .profile({ firstName: "Rohan", lastName: "Mehta" })
  .answers({
    country: "AE",
    passportCountries: ["IN"],
    birthday: "1990-11-02",
    birthCountry: "IN",
    maritalStatus: "single",
    schoolName: "University of British Columbia",
    programName: "Master of Engineering in Mechatronics",
    startOfCanadianStudyProgram: "2027-09-07",
    graduationDate: "2029-05-31",
    firstYearTuition: 41250,
    scholarshipAmount: 5000,
    hasPreviousVisaApplication: false,
  });

export const algerianBaker = aCase()
  .profile({ firstName: "Yasmine", lastName: "Belkacem" })
  .answers({
    country: "DZ",
    passportCountries: ["DZ"],
    birthday: "1998-03-01",
    birthCountry: "DZ",
    maritalStatus: "single",
    schoolName: "Cégep de Sherbrooke",
    programName: "Gestion de commerces",
    startOfCanadianStudyProgram: "2027-08-23",
    graduationDate: "2030-05-24",
    firstYearTuition: 17800,
    financialSupporterRelation: "mother",
    financialSupporterFullName: "Fatima Zohra Belkacem",
    hasPreviousVisaApplication: true,
    previousVisas: [{ country: "FR", visaType: "visitor", result: "refused", dateOfIssue: "2023-06" }],
  });

export const senegaleseAccountant = aCase()
  .profile({ firstName: "Mamadou", lastName: "Ndiaye" })
  .answers({
    country: "SN",
    passportCountries: ["SN"],
    birthday: "1991-07-30",
    birthCountry: "SN",
    maritalStatus: "married",
    spouseFirstName: "Aïssatou",
    spouseLastName: "Diop",
    spouseDateOfMarriage: "2018-02-10",
    schoolName: "Université Laval",
    programName: "Maîtrise en comptabilité",
    startOfCanadianStudyProgram: "2027-09-01",
    graduationDate: "2029-04-30",
    firstYearTuition: 21000,
    hasPreviousVisaApplication: false,
    familyMembersLocation: [{ familyMember: "mother", country: "ML" }],
  });

export const mexicanCook = aCase()
  .profile({ firstName: "Lucía", lastName: "Hernández" })
  .answers({
    country: "MX",
    passportCountries: ["MX"],
    birthday: "2001-01-09",
    birthCountry: "MX",
    maritalStatus: "single",
    schoolName: "George Brown College",
    programName: "Culinary Management",
    startOfCanadianStudyProgram: "2027-05-03",
    graduationDate: "2028-08-18",
    firstYearTuition: 18650,
    hasPreviousVisaApplication: false,
  });

export const vietnameseStudent = aCase()
  .profile({ firstName: "Minh", lastName: "Tran" })
  .answers({
    country: "VN",
    passportCountries: ["VN"],
    schoolName: "Fanshawe College",
    programName: "Logistics and Supply Chain Management",
    startOfCanadianStudyProgram: "2027-01-06",
    graduationDate: "2028-04-21",
    firstYearTuition: 16400,
    hasPreviousVisaApplication: false,
  });

export const moroccanSpouse = aCase()
  .profile({ firstName: "Karim", lastName: "El Amrani" })
  .answers({
    country: "MA",
    passportCountries: ["MA"],
    maritalStatus: "married",
    accompanyingSpouse: true,
    spouseFirstName: "Salma",
    spouseLastName: "Bennis",
    spouseCountry: "MA",
    spousePassport: ["MA"],
    spouseBirthday: "1995-10-04",
    spouseDateOfMarriage: "2021-06-26",
    schoolAcceptanceStatus: "yesAndAccepted",
    schoolName: "Polytechnique Montréal",
    programName: "Génie industriel",
    startOfCanadianStudyProgram: "2027-08-30",
    graduationDate: "2029-04-30",
  })
  .spouse("OpenWorkPermit");

export const philippineMother = aCase()
  .type("VisitorVisa")
  .profile({ firstName: "Teresita", lastName: "Cruz" })
  .answers({
    country: "PH",
    passportCountries: ["PH"],
    vvPassportCountries: ["PH"],
    vvVisitorType: "myself",
    vvReasonForVisit: "visitFamily",
    vvVisitorArrivalDate: "2027-06-10",
    vvVisitorDepartureDate: "2027-08-05",
    birthday: "1961-04-22",
    hasPreviousVisaApplication: false,
  });

export const brazilianCouple = aCase()
  .type("VisitorVisa")
  .profile({ firstName: "João", lastName: "Pereira" })
  .answers({
    country: "BR",
    passportCountries: ["BR", "PT"],
    vvVisitorType: "myself",
    vvReasonForVisit: "tourism",
    vvVisitorArrivalDate: "2027-02-14",
    vvVisitorDepartureDate: "2027-02-28",
    maritalStatus: "married",
    spouseFirstName: "Mariana",
    spouseLastName: "Pereira",
    hasPreviousVisaApplication: false,
  });

export const iranianDoctor = aCase()
  .profile({ firstName: "Neda", lastName: "Farahani" })
  .answers({
    country: "TR",
    passportCountries: ["IR"],
    birthday: "1988-12-12",
    birthCountry: "IR",
    schoolName: "McGill University",
    programName: "MSc in Epidemiology",
    startOfCanadianStudyProgram: "2027-09-01",
    graduationDate: "2029-08-31",
    firstYearTuition: 23500,
    hasPreviousVisaApplication: true,
    pastCanadianRefusal: true,
    previousVisas: [
      { country: "CA", visaType: "study", result: "refused", dateOfIssue: "2022-08" },
      { country: "CA", visaType: "study", result: "refused", dateOfIssue: "2025-02" },
    ],
  });
