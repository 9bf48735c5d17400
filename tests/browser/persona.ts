import { familyAnswers } from "../../apps/server/src/demo/answers.ts";
import type { Script } from "./assessment.ts";

/**
 * Lin Yue, invented: lives in China, accepted for a master's program of 24 months in Ontario, once had a visitor visa of the
 * United Kingdom; her husband comes with an open work permit, their child of eight goes to school.
 */
export function linYue(today: string): Script {
  return {
    ...familyAnswers(today),
    country: "CN",
    passportCountries: ["CN"],
    birthCountry: "CN",
    jobDescription: "I keep the water samples of nine towns in order and write to their mayors when one is bad.",
    financialSupporterFullName: "Lin Guiying",
    spouseFirstName: "Haoran",
    spouseLastName: "Zhou",
    spouseCountry: "CN",
    spousePassport: ["CN"],
    spousePassportNumber: "EJ7310442",
    spouseCompany: "Qingshan Bridges",
    spouseCountriesVisited: ["CN"],
    familyMembersLocation: [
      { familyMember: "mother", isEighteenOrOlder: true, country: "CN" },
      { familyMember: "father", isEighteenOrOlder: true, country: "CN" },
    ],
    spouseFamilyMembersLocation: [{ familyMember: "mother", isEighteenOrOlder: true, country: "CN" }],
    isDiffToBirthName: false,
    passportNumber: "EK2290817",
    homeAddress: {
      country: "CN",
      streetNumber: "88",
      streetName: "Tongzhou Lu",
      city: "Wuhan",
      province: "Hubei",
      postalCode: "430010",
    },
  };
}
