import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { authorityAnswerPages } from "./authorityAnswers.ts";

const court = aCase().type("JudicialReview");
const sent = aCase().status("IrccProcessing");
const approved = aCase().status("Approved");
const refused = aCase().status("Refused");
const request = aCase().type("IrccRequest");
const refusedBefore = aCase().answers({ previousVisas: [{ country: "GB", result: "refused" }] });

const levels: readonly LevelRow[] = [
  [
    "a student who applied for permanent residence",
    aCase().answers({ appliedForPr: true }),
    "acknowledgementOfReceipt",
    "Required",
    "appliedForPermanentResidence and isStudyApplication",
  ],
  [
    "a student who named it among the reasons to apply in Canada",
    aCase().answers({ insideCanadaOther: ["appliedForPr"] }),
    "acknowledgementOfReceipt",
    "Required",
    "appliedForPermanentResidence and isStudyApplication",
  ],
  ["a bridging permit", aCase().type("Bowp"), "acknowledgementOfReceipt", "Required", "isBridgingPermit"],
  ["a student, permanent residence not answered", aCase(), "acknowledgementOfReceipt", "NotApplicable", "otherwise"],
  [
    "a visa renewal after applying for permanent residence",
    aCase().type("TrvSpe").answers({ appliedForPr: true }),
    "acknowledgementOfReceipt",
    "NotApplicable",
    "otherwise",
  ],
  ["a spouse", aCase().spouse(), "spouseAcknowledgementOfReceipt", "Recommended", "otherwise"],
  ["a child", aCase().child(9), "childAcknowledgementOfReceipt", "Recommended", "otherwise"],

  ["in preparation", aCase(), "submissionConfirmation", "NotApplicable", "otherwise"],
  ["sent", sent, "submissionConfirmation", "Required", "applicationWasSent"],

  ["in preparation", aCase(), "governmentFeeReceipt", "NotApplicable", "otherwise"],
  [
    "after a refusal",
    aCase().status("Refused"),
    "governmentFeeReceipt",
    "NotApplicable",
    "authorityIsDone or wentToCourt",
  ],
  ["with the lawyer", aCase().status("LawyerReview"), "governmentFeeReceipt", "Recommended", "lawyerReviews"],
  ["refused", aCase().status("Refused"), "governmentFeeReceipt", "NotApplicable", "authorityIsDone or wentToCourt"],
  [
    "before the Court",
    aCase().status("JrLeaveFiled"),
    "governmentFeeReceipt",
    "NotApplicable",
    "authorityIsDone or wentToCourt",
  ],
  ["sent", sent, "governmentFeeReceipt", "Required", "applicationWasSent"],
  [
    "an American who applies at the border",
    aCase()
      .status("LawyerReview")
      .answers({ passportCountries: ["US"], usCitizenVisaApplicationMethod: "APPLY_AT_BORDER" }),
    "governmentFeeReceipt",
    "NotApplicable",
    "appliesOnArrival",
  ],

  ["approved", approved, "letterOfIntroduction", "Required", "wasApproved and not isMadeInsideCanada"],
  ["approved, a graduate in Canada", approved.type("WorkPermit"), "letterOfIntroduction", "NotApplicable", "otherwise"],
  ["sent", sent, "letterOfIntroduction", "NotApplicable", "otherwise"],
  [
    "approved, with a spouse",
    approved.spouse(),
    "spouseLetterOfIntroduction",
    "Required",
    "wasApproved and not isMadeInsideCanada",
  ],
  ["sent, with a spouse", sent.spouse(), "spouseLetterOfIntroduction", "NotApplicable", "otherwise"],
  [
    "approved, with a child",
    approved.child(2),
    "childLetterOfIntroduction",
    "Required",
    "wasApproved and not isMadeInsideCanada",
  ],
  ["sent, with a child", sent.child(2), "childLetterOfIntroduction", "NotApplicable", "otherwise"],

  ["a court case", court, "refusalLetter", "Required", "isCourtCase"],
  [
    "a request for the notes on a refusal",
    request.application({ reasonsForContactingIRCC: ["caseNotesRefused"] }),
    "refusalLetter",
    "Required",
    "asksForNotesOnRefusal or asksForReconsideration",
  ],
  [
    "a request to look at it again",
    request.application({ reasonsForContactingIRCC: ["reconsideration"] }),
    "refusalLetter",
    "Required",
    "asksForNotesOnRefusal or asksForReconsideration",
  ],
  [
    "a student with a reason of an earlier request",
    aCase().application({ reasonsForContactingIRCC: ["reconsideration"] }),
    "refusalLetter",
    "NotApplicable",
    "otherwise",
  ],
  ["refused", refused, "refusalLetter", "Required", "wasRefused"],
  [
    "refused by the United Kingdom before",
    refusedBefore,
    "refusalLetter",
    "Required",
    "listsRefusal or wasRefusedByCanada",
  ],
  [
    "refused by Canada before",
    aCase().answers({ pastCanadianRefusal: true }),
    "refusalLetter",
    "Required",
    "listsRefusal or wasRefusedByCanada",
  ],
  ["never refused", aCase().answers({ pastCanadianRefusal: false }), "refusalLetter", "NotApplicable", "otherwise"],
  ["a court case", court, "officerNotes", "Recommended", "isCourtCase"],
  ["refused before", refusedBefore, "officerNotes", "IfApplicable", "listsRefusal or wasRefusedByCanada"],
  ["nothing answered", aCase(), "officerNotes", "NotApplicable", "otherwise"],
  ["refused, with a spouse", refused.spouse(), "spouseRefusalLetter", "Required", "wasRefused"],
  ["a spouse", aCase().spouse(), "spouseRefusalLetter", "IfApplicable", "otherwise"],
  ["no spouse", refused, "spouseRefusalLetter", "NotApplicable", "not spouseIsInCase"],
  ["refused, with a child", refused.child(5), "childRefusalLetter", "Required", "wasRefused"],
  ["a child", aCase().child(5), "childRefusalLetter", "IfApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "acknowledgement-of-receipt", ["View", "Upload"]],
  ["a court case", court, "acknowledgement-of-receipt", []],
  ["a student with a spouse", aCase().spouse(), "spouse-acknowledgement-of-receipt", ["View"]],
  ["a student", aCase(), "submission-confirmation", ["View"]],
  ["a court case", court, "submission-confirmation", []],
  ["a student", aCase(), "government-fee-receipt", ["View", "Upload"]],
  ["a student", aCase(), "letter-of-introduction", ["View", "Upload"]],
  [
    "an American who applies at the border",
    aCase().answers({ passportCountries: ["US"], usCitizenVisaApplicationMethod: "APPLY_AT_BORDER" }),
    "letter-of-introduction",
    ["View"],
  ],
  ["a court case", court, "letter-of-introduction", ["View"]],
  ["a court case: the client brings the letter", court, "refusal-letter", ["View", "Upload"]],
];

describeLevels(authorityAnswerPages, levels);
describePermissions(authorityAnswerPages, permissions);
