import { roles } from "@boreal/domain/caseFile/user";
import * as assessment from "../assessment.ts";
import * as dependents from "../dependents.ts";
import * as forms from "../forms.ts";
import * as sections from "../sections.ts";
import * as whenMayChange from "../whenMayChange.ts";
import { facts, filed, reviewed, open, closedPage, type PolicyRow } from "./testPeople.ts";

/** Answers, the family, the spouse’s part and official forms. */
export const rowsOfAnswers: readonly PolicyRow[] = [
  [
    "mayReadAnswer",
    "where one lives",
    (by) => assessment.mayReadAnswer(by, facts, "country"),
    "student lawyer paralegal agent admin",
  ],
  [
    "mayReadAnswer",
    "criminal history",
    (by) => assessment.mayReadAnswer(by, facts, "spouseCriminalHistory"),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadReasons",
    "why the plan is as it is",
    (by) => assessment.mayReadReasons(by, facts),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadAnswerHistory",
    "who answered what when",
    (by) => assessment.mayReadAnswerHistory(by, facts),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadAnswerHistory",
    "of somebody else, not assigned",
    (by) => assessment.mayReadAnswerHistory(by, { ...facts, ownerId: "other", assignedTo: [] }),
    "admin",
  ],
  ["mayInviteToSection", "ask the spouse to answer", (by) => sections.mayInviteToSection(by, facts), "student"],
  ["mayInviteToSection", "ask the spouse in review", (by) => sections.mayInviteToSection(by, reviewed), ""],
  [
    "mayInviteToSection",
    "ask for somebody else",
    (by) => sections.mayInviteToSection(by, { ...facts, ownerId: "other" }),
    "",
  ],
  [
    "mayRevokeSectionInvitation",
    "take an invitation back, also later",
    (by) => sections.mayRevokeSectionInvitation(by, filed),
    "student admin",
  ],
  [
    "maySeeSectionInvitations",
    "see who was asked",
    (by) => sections.maySeeSectionInvitations(by, facts),
    "student lawyer paralegal admin",
  ],
  ["mayAnswer", "in preparation", (by) => assessment.mayAnswer(by, facts, "country"), "student lawyer paralegal admin"],
  ["mayAnswer", "in review", (by) => assessment.mayAnswer(by, reviewed, "country"), "lawyer paralegal admin"],
  ["mayAnswer", "after filing", (by) => assessment.mayAnswer(by, filed, "country"), "admin"],
  [
    "mayAnswer",
    "work permit details after the invitation",
    (by) => assessment.mayAnswer(by, { ...facts, type: "Iec", status: "ItaReceived" }, "iecOccupation"),
    "admin",
  ],
  [
    "mayAnswer",
    "anything else after the invitation",
    (by) => assessment.mayAnswer(by, { ...facts, type: "Iec", status: "ItaReceived" }, "country"),
    "admin",
  ],
  ["mayAgree", "agree to a statement", (by) => assessment.mayAgree(by, facts), "student"],
  ["mayAgree", "agree in review", (by) => assessment.mayAgree(by, reviewed), ""],
  [
    "mayAcknowledgeWarning",
    "go on past a warning",
    (by) => assessment.mayAcknowledgeWarning(by, facts),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadDependents",
    "see the family",
    (by) => dependents.mayReadDependents(by, facts),
    "student lawyer paralegal support agent admin",
  ],
  [
    "mayChangeDependents",
    "change the family",
    (by) => dependents.mayChangeDependents(by, facts),
    "student lawyer paralegal admin",
  ],
  [
    "mayChangeDependents",
    "change the family after filing",
    (by) => dependents.mayChangeDependents(by, filed),
    "lawyer paralegal admin",
  ],
  ["isVisaTypeFixed", "the visa type after filing", () => whenMayChange.isVisaTypeFixed(filed), roles.join(" ")],
  [
    "mayChangeVisaType",
    "another visa type for a child",
    (by) => dependents.mayChangeVisaType(by, facts),
    "student lawyer paralegal admin",
  ],
  ["mayChangeVisaType", "in review", (by) => dependents.mayChangeVisaType(by, reviewed), "lawyer paralegal admin"],
  ["mayChangeVisaType", "after filing, whoever asks", (by) => dependents.mayChangeVisaType(by, filed), ""],
  [
    "mayReadForm",
    "read the study permit form",
    (by) => forms.mayReadForm(by, facts, "IMM1294"),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadForm",
    "read the family form of a work holiday",
    (by) => forms.mayReadForm(by, { ...facts, type: "Iec" }, "IMM5645"),
    "lawyer paralegal admin",
  ],
  [
    "mayReadForm",
    "read the other family form of a judicial review",
    (by) => forms.mayReadForm(by, { ...facts, type: "JudicialReview" }, "IMM5707"),
    "lawyer paralegal admin",
  ],
  [
    "mayFillForm",
    "fill in the study permit form",
    (by) => forms.mayFillForm(by, facts, "IMM1294"),
    "student lawyer paralegal",
  ],
  [
    "mayFillForm",
    "fill it in during the review",
    (by) => forms.mayFillForm(by, reviewed, "IMM1294"),
    "lawyer paralegal",
  ],
  [
    "mayFillForm",
    "fill it in once it is closed",
    (by) => forms.mayFillForm(by, { ...facts, status: "Withdrawn" }, "IMM1294"),
    "",
  ],
  [
    "mayFillForm",
    "fill in the family form of a work holiday",
    (by) => forms.mayFillForm(by, { ...facts, type: "Iec" }, "IMM5645"),
    "lawyer paralegal",
  ],
  [
    "mayFillForm",
    "fill in the form of somebody else, not assigned",
    (by) => forms.mayFillForm(by, { ...facts, ownerId: "other", assignedTo: [] }, "IMM1294"),
    "",
  ],
  [
    "mayDownloadForm",
    "have the study permit form written",
    (by) => forms.mayDownloadForm(by, reviewed, "IMM1294"),
    "student lawyer paralegal admin",
  ],
  [
    "mayDownloadForm",
    "of somebody else, not assigned",
    (by) => forms.mayDownloadForm(by, { ...facts, ownerId: "other", assignedTo: [] }, "IMM1294"),
    "admin",
  ],
  ["mayPutForms", "put filled forms into the vault", (by) => forms.mayPutForms(by, facts), "lawyer paralegal"],
  ["mayPutForms", "once it is closed", (by) => forms.mayPutForms(by, { ...facts, status: "Withdrawn" }), ""],
  ["mayPutForms", "of somebody not assigned", (by) => forms.mayPutForms(by, { ...facts, assignedTo: [] }), ""],
  [
    "mayPutForm",
    "put one on a page of forms",
    (by) => forms.mayPutForm(by, facts, "IMM1294", { place: open, page: { lawyerCanGenerate: {} } }),
    "lawyer paralegal",
  ],
  [
    "mayPutForm",
    "put one on a page that only others supply",
    (by) => forms.mayPutForm(by, facts, "IMM5646", { place: open, page: {} }),
    "",
  ],
  [
    "mayPutForm",
    "put one in the place of a letter",
    (by) =>
      forms.mayPutForm(by, facts, "IMM1294", { place: open, page: { lawyerCanGenerate: { letter: "demandLetter" } } }),
    "",
  ],
  [
    "mayPutForm",
    "put one on a page that is not there",
    (by) => forms.mayPutForm(by, facts, "IMM1294", { place: closedPage, page: { lawyerCanGenerate: {} } }),
    "",
  ],
];
