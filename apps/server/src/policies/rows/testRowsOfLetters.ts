import { mayReadPrepared } from "../applications.ts";
import * as comments from "../letterComments.ts";
import * as letters from "../letters.ts";
import { facts, reviewed, type PolicyRow } from "./testPeople.ts";

const foreign = { ...facts, ownerId: "other", assignedTo: [] };

/** Letters; every letter in every status stands in `tests/rights/letters.test.ts`. */
export const rowsOfLetters: readonly PolicyRow[] = [
  [
    "mayReadPrepared",
    "read what is for them",
    (by) => mayReadPrepared(by, facts, true),
    "student lawyer paralegal admin",
  ],
  ["mayReadPrepared", "read what is for others", (by) => mayReadPrepared(by, facts, false), "lawyer paralegal admin"],
  ["mayReadPrepared", "of somebody else, not assigned", (by) => mayReadPrepared(by, foreign, true), "admin"],
  [
    "mayReadLetter",
    "read the statement of purpose",
    (by) => letters.mayReadLetter(by, facts, "studyPlan"),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadLetter",
    "read a demand to the authority",
    (by) => letters.mayReadLetter(by, { ...facts, type: "JudicialReview" }, "demandLetter"),
    "lawyer paralegal admin",
  ],
  [
    "mayWriteLetter",
    "write the letter of explanation",
    (by) => letters.mayWriteLetter(by, facts, "letterOfExplanation"),
    "student lawyer paralegal",
  ],
  [
    "mayWriteLetter",
    "write it during the review",
    (by) => letters.mayWriteLetter(by, reviewed, "letterOfExplanation"),
    "lawyer paralegal",
  ],
  [
    "mayConfirmLetter",
    "confirm the letter of explanation",
    (by) => letters.mayConfirmLetter(by, facts, "letterOfExplanation"),
    "student lawyer",
  ],
  [
    "mayConfirmLetter",
    "confirm the statement, which is confirmed where its file lies",
    (by) => letters.mayConfirmLetter(by, facts, "studyPlan"),
    "",
  ],
  [
    "isToConfirmBy",
    "has a letter of the applicant to confirm",
    (by) => letters.isToConfirmBy(by, facts, "letterOfExplanation"),
    "student",
  ],
  [
    "isToConfirmBy",
    "has a letter of the firm to confirm",
    (by) => letters.isToConfirmBy(by, facts, "studyPermitLegalSubmission"),
    "lawyer",
  ],
  [
    "mayGenerateLetter",
    "have the letter of explanation made as a file",
    (by) => letters.mayGenerateLetter(by, facts, "letterOfExplanation"),
    "student lawyer paralegal admin",
  ],
  [
    "mayGenerateLetter",
    "have the statement made as a file",
    (by) => letters.mayGenerateLetter(by, facts, "studyPlan"),
    "lawyer paralegal admin",
  ],
  [
    "mayPutLetter",
    "put the letter of explanation into the vault",
    (by) => letters.mayPutLetter(by, facts, "letterOfExplanation"),
    "student lawyer paralegal",
  ],
  [
    "mayReadComment",
    "read a comment that is shared",
    (by) => comments.mayReadComment(by, facts, "letterOfExplanation", { isShared: true }),
    "student lawyer paralegal admin",
  ],
  [
    "mayReadComment",
    "read one that stays in the team",
    (by) => comments.mayReadComment(by, facts, "letterOfExplanation", { isShared: false }),
    "lawyer paralegal admin",
  ],
  [
    "mayReadComment",
    "read one on a letter that is for the team alone",
    (by) => comments.mayReadComment(by, { ...facts, type: "JudicialReview" }, "demandLetter", { isShared: true }),
    "lawyer paralegal admin",
  ],
  [
    "mayComment",
    "comment on the statement of purpose",
    (by) => comments.mayComment(by, facts, "studyPlan"),
    "lawyer paralegal",
  ],
  [
    "mayAnswerComment",
    "answer a shared comment",
    (by) => comments.mayAnswerComment(by, reviewed, "letterOfExplanation", { isShared: true }),
    "student lawyer paralegal",
  ],
  [
    "mayAnswerComment",
    "answer one that stays in the team",
    (by) => comments.mayAnswerComment(by, facts, "letterOfExplanation", { isShared: false }),
    "lawyer paralegal",
  ],
  [
    "mayDecideProposal",
    "accept a proposed wording during the review",
    (by) => comments.mayDecideProposal(by, reviewed, "letterOfExplanation", { isShared: true }),
    "student lawyer paralegal",
  ],
  [
    "mayDecideProposal",
    "accept one in a letter that the lawyer hands over",
    (by) => comments.mayDecideProposal(by, facts, "studyPermitLegalSubmission", { isShared: true }),
    "lawyer paralegal",
  ],
  ["mayPutLetter", "of somebody else, not assigned", (by) => letters.mayPutLetter(by, foreign, "studyPlan"), ""],
  [
    "mayAllowLetterModel",
    "give drafts of letters to a language model",
    (by) => letters.mayAllowLetterModel(by, facts),
    "student",
  ],
  [
    "mayWithdrawLetterModel",
    "take that back during the review",
    (by) => letters.mayWithdrawLetterModel(by, reviewed),
    "student",
  ],
];
