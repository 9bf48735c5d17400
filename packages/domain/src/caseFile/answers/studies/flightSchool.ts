import { freeText, yesNo } from "../../../kernel/shape.ts";

/** Answer keys of the theme flightSchool, spelt as in the specification (document 3 section 3). */
export const flightSchoolAnswers = {
  graduatedFlightSchool: yesNo(),
  flightSchoolProgramDetails: freeText(),
  hasPilotLicense: yesNo(),
  pilotInstructorRatingAndJobOffer: yesNo(),
};
