import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, describePermissions, type LevelRow, type PermissionRow } from "../../../test/vaultRows.ts";
import { issuedPermitPages } from "./issuedPermit.ts";

const approved = aCase().status("Approved");
const sent = aCase().status("IrccProcessing");

const levels: readonly LevelRow[] = [
  ["a study permit, approved", approved, "studyPermit", "Required", "wasApproved and isStudyApplication"],
  ["a study permit, arrived", aCase().status("Poe"), "studyPermit", "Required", "wasApproved and isStudyApplication"],
  ["a study permit, sent", sent, "studyPermit", "NotApplicable", "otherwise"],
  [
    "a spouse who studies, approved",
    approved.spouse("Student"),
    "spouseStudyPermit",
    "Required",
    "wasApproved and spouseAsksToStudy or spouseRenewsStudies",
  ],
  [
    "a spouse who extends the studies, approved",
    approved.spouse("StudentExtension"),
    "spouseStudyPermit",
    "Required",
    "wasApproved and spouseAsksToStudy or spouseRenewsStudies",
  ],
  [
    "a spouse who works, approved",
    approved.spouse("OpenWorkPermit"),
    "spouseStudyPermit",
    "NotApplicable",
    "otherwise",
  ],
  [
    "a child who studies, approved",
    approved.child(9, "Student"),
    "childStudyPermit",
    "Required",
    "wasApproved and childAsksToStudy or childRenewsStudies",
  ],
  ["a child who visits, approved", approved.child(9), "childStudyPermit", "NotApplicable", "otherwise"],
  ["a bridging permit, approved", approved.type("Bowp"), "workPermit", "Required", "wasApproved and isWorkApplication"],
  ["a bridging permit, sent", sent.type("Bowp"), "workPermit", "NotApplicable", "otherwise"],
  [
    "a graduate, approved",
    approved.type("WorkPermit"),
    "postGraduationWorkPermit",
    "Required",
    "wasApproved and isPostGraduationPermit",
  ],
  ["a graduate, sent", sent.type("WorkPermit"), "postGraduationWorkPermit", "NotApplicable", "otherwise"],
  [
    "a spouse who works, approved",
    approved.spouse("OpenWorkPermit"),
    "spouseWorkPermit",
    "Required",
    "wasApproved and spouseAsksToWork",
  ],
  ["a spouse who works, sent", sent.spouse("OpenWorkPermit"), "spouseWorkPermit", "NotApplicable", "otherwise"],
  [
    "a visitor record in hand",
    aCase().answers({ insideCanadaVisitorRecord: true }),
    "visitorRecord",
    "Required",
    "holdsVisitorRecord",
  ],
  [
    "the family of a student, approved",
    approved.type("SpeFamily"),
    "visitorRecord",
    "IfApplicable",
    "wasApproved and isFamilyApplication",
  ],
  ["the family of a student, sent", sent.type("SpeFamily"), "visitorRecord", "NotApplicable", "otherwise"],
];

const permissions: readonly PermissionRow[] = [
  ["a student", aCase(), "study-permit", ["View", "Upload"]],
  ["a student without a spouse", aCase(), "spouse-study-permit", []],
];

describeLevels(issuedPermitPages, levels);
describePermissions(issuedPermitPages, permissions);
