import { freeText, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme flightSchool, spelt as in the specification (document 3 section 3). */
export const flightSchoolAnswers = about("nothingSensitive", {
  graduatedFlightSchool: yesNo(),
  flightSchoolProgramDetails: freeText(),
  hasPilotLicense: yesNo(),
  pilotInstructorRatingAndJobOffer: yesNo(),
});
