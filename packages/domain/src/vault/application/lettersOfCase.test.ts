import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { letterPages } from "./lettersOfCase.ts";

const reviewed = aCase().status("LawyerReview");
const graduate = aCase().type("WorkPermit");
const explain =
  "listsRefusal or wasRefusedByCanada or toldOfCrime or criminalStatusPicked or wasIncarcerated or toldOfOrganizedCrime or stayedTooLong or answeredYesOnHealth";
const gap = "tookLeave or wasNotFullTime";

const levels: readonly LevelRow[] = [
  [
    "a refusal before",
    aCase().answers({ hasPreviousVisaApplication: true, previousVisas: [{ country: "CA", result: "refused" }] }),
    "letterOfExplanation",
    "Recommended",
    explain,
  ],
  [
    "a stay that was too long",
    aCase().answers({ hasStayedPastAuthorization: true }),
    "letterOfExplanation",
    "Recommended",
    explain,
  ],
  ["nothing to explain", aCase(), "letterOfExplanation", "IfApplicable", "otherwise"],
  [
    "a graduate who took a leave",
    graduate.answers({ leaveFromStudies: "yesShort" }),
    "postGraduateWorkPermitLetter",
    "Required",
    gap,
  ],
  [
    "a graduate who studied part-time",
    graduate.answers({ pgwpFullTimeStudent: false }),
    "postGraduateWorkPermitLetter",
    "Required",
    gap,
  ],
  ["a graduate without a gap", graduate, "postGraduateWorkPermitLetter", "IfApplicable", "otherwise"],
  ["a child", aCase().child(4), "childDocumentNotApplicable", "IfApplicable", "otherwise"],
  ["a student whose lawyer reviews", reviewed, "studyPermitLegalSubmission", "Required", "isStudent and lawyerReviews"],
  ["a student who prepares", aCase(), "studyPermitLegalSubmission", "NotApplicable", "otherwise"],
  [
    "an extension under review",
    reviewed.type("StudentExtension"),
    "studyPermitExtensionLegalSubmission",
    "Required",
    "renewsStudy and lawyerReviews",
  ],
  [
    "an extension in preparation",
    aCase().type("StudentExtension"),
    "studyPermitExtensionLegalSubmission",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a graduate under review",
    reviewed.type("WorkPermit"),
    "pgwpLegalSubmission",
    "Required",
    "isPostGraduationPermit and lawyerReviews",
  ],
  ["a graduate who prepares", graduate, "pgwpLegalSubmission", "NotApplicable", "otherwise"],
  [
    "a co-op permit under review",
    reviewed.type("CoOpWorkPermit"),
    "coOpLegalSubmission",
    "Required",
    "isCoOpPermit and lawyerReviews",
  ],
  [
    "a co-op permit in preparation",
    aCase().type("CoOpWorkPermit"),
    "coOpLegalSubmission",
    "NotApplicable",
    "isCoOpPermit",
  ],
  [
    "an extension with a placement",
    aCase().type("StudentExtension").answers({ coOp: true }),
    "coOpLegalSubmission",
    "IfApplicable",
    "isStudentExtension and hasPlacement",
  ],
  ["an extension under review", reviewed.type("StudentExtension"), "coOpLegalSubmission", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a court case", aCase().type("JudicialReview"), "letter-of-explanation", ["View", "Upload"]],
  ["a student", reviewed, "study-permit-legal-submission", []],
  ["a child", aCase().child(4), "child-document-not-applicable", ["View"]],
];

describeLevels(letterPages, levels);
describePermissions(letterPages, permissions);
