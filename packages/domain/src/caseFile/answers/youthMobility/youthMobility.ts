import { freeText, listOf, month, monthOrOngoing, number, objectOf, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about, staysOpen } from "../../sensitivity.ts";
import { countryCodes } from "../../../lists/countries.ts";
import { iecCountryNotListed } from "../../../lists/youthMobility/iecCountryNotListed.ts";
import { country } from "../places.ts";

/** Answer keys of the theme youthMobility, spelt as in the specification (document 3 section 3). */
export const youthMobilityAnswers = staysOpen("Iec", {
  ...about("crime", {
    iecIncarcerationDetails: listOf(
      objectOf({
        country: country(),
        streetNumber: freeText(),
        streetName: freeText(),
        city: freeText(),
        province: freeText(),
        from: month(),
        to: monthOrOngoing(),
        details: freeText(),
      }),
    ),
  }),
  ...about("nothingSensitive", {
    iecCountryOfCitizenship: oneOf([...countryCodes, iecCountryNotListed.code]),
    iecIsWithinQualifyingAgeLimit: yesNo(),
    iecHasResidentialOrMailingAddressInQualifyingCountry: yesNo(),
    iecPermanentCountry: country(),
    iecPreviouslyParticipatedInProgram: yesNo(),
    iecNumberOfTimesParticipated: number(),
    iecHasCanadianJobOffer: yesNo(),
    iecRegisteredAsStudentOutsideCanada: yesNo(),
    iecAcceptedIntoInternship: yesNo(),
    iecHasLetterFromIecRecognizedOrganization: yesNo(),
    iecProgram: oneOf(["workingHoliday", "youngProfessionals", "internationalCoop"]),
  }),
});
