import { freeText, listOf, month, objectOf, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";
import { country } from "../places.ts";

/** Answer keys of the theme visaHistory, spelt as in the specification (document 3 section 3). */
export const visaHistoryAnswers = about("nothingSensitive", {
  uciNumber: freeText(),
  usPr: yesNo(),
  hasPreviousVisaApplication: yesNo(),
  previousVisas: listOf(
    objectOf({
      country: country(),
      visaType: oneOf(["visitor", "study", "work", "permanentResidency", "other"]),
      otherVisaType: freeText(),
      result: oneOf(["approved", "refused", "underReview"]),
      refusalReason: freeText(),
      refusedForMisrepresentation: yesNo(),
      dateOfIssue: month(),
    }),
  ),
  pastCanadianRefusal: yesNo(),
  hasStayedPastAuthorization: yesNo(),
  visaViolationWithoutAuthorization: yesNo(),
  visaViolationWithoutAuthorizationDetails: freeText(),
  visaViolationDenied: yesNo(),
  visaViolationDeniedDetails: freeText(),
  visaViolationPastCanadianVisaRefusalDetails: freeText(),
  visaViolationMisrepresentation: yesNo(),
  visaViolationMisrepresentationDetails: freeText(),
  visaViolationPastCanadianVisaRefusal: yesNo(),
});
