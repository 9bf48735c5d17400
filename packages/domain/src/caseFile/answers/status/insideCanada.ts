import { date, freeText, listOf, oneOf, yesNo } from "../../../kernel/shape.ts";
import { about } from "../../sensitivity.ts";

/** Answer keys of the theme insideCanada, spelt as in the specification (document 3 section 3). */
export const insideCanadaAnswers = about("nothingSensitive", {
  insideCanadaCurrently: yesNo(),
  currentImmigrationStatus: oneOf([
    "studyPermit",
    "workPermit",
    "visitor",
    "trp",
    "refugeeClaimant",
    "maintained",
    "noStatus",
    "other",
  ]),
  studyPermitExpiryDate: date(),
  pgwpExpiryDate: date(),
  insideCanadaPreviousStatus: yesNo(),
  insideCanadaPreviousStatusType: oneOf(["student", "worker", "visitor", "trp", "refugee", "other"]),
  insideCanadaPreviousStatusExpiry: date(),
  insideCanadaPreviousStatusDetails: freeText(),
  insideCanadaOther: listOf(
    oneOf([
      "minorChild",
      "appliedForPr",
      "unenforceableRemovalOrder",
      "specialRelationship",
      "refugeeClaimant",
      "exchangeStudent",
      "prerequisiteCompleted",
      "visitorRecord",
      "temporaryResidentPermit",
      "entryVisaOrEta",
      "none",
    ]),
  ),
  insideCanadaFirstTime: date(),
  insideCanadaLeft: yesNo(),
  insideCanadaLastEntry: date(),
  insideCanadaVisitorRecord: yesNo(),
  stillAdmissible: yesNo(),
  /** Of the visa in the passport now; the fact of the application with this name is the end of what it was granted. */
  temporaryResidentVisaExpiryDate: date(),
});
