import { rowsOfAnswers } from "./testRowsOfAnswers.ts";
import { rowsOfApplications, rowsOfPayments } from "./testRowsOfApplications.ts";
import { rowsOfDesk } from "./testRowsOfDesk.ts";
import { rowsOfDocuments } from "./testRowsOfDocuments.ts";
import { rowsOfLetters } from "./testRowsOfLetters.ts";
import { rowsOfUnsorted } from "./testRowsOfUnsorted.ts";

/** Every exported policy is in this table. */
export const table = [
  ...rowsOfApplications,
  ...rowsOfAnswers,
  ...rowsOfDocuments,
  ...rowsOfPayments,
  ...rowsOfUnsorted,
  ...rowsOfDesk,
  ...rowsOfLetters,
];
