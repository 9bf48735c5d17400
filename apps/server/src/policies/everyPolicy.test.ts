import { expect, it } from "vitest";
import * as applications from "./applications.ts";
import * as archives from "./desk/archives.ts";
import * as assessment from "./assessment.ts";
import * as breakGlass from "./breakGlass.ts";
import * as calendar from "./calendar.ts";
import * as dependents from "./dependents.ts";
import * as documents from "./documents.ts";
import * as forms from "./forms.ts";
import * as lawyerDecisions from "./lawyerDecisions.ts";
import * as letterComments from "./letterComments.ts";
import * as letters from "./letters.ts";
import * as requests from "./desk/requests.ts";
import * as reviews from "./desk/reviews.ts";
import * as messages from "./desk/messages.ts";
import * as clientImports from "./desk/clientImports.ts";
import * as intakeLinks from "./desk/intakeLinks.ts";
import * as conflicts from "./desk/conflicts.ts";
import * as erasures from "./desk/erasures.ts";
import * as closing from "./desk/closing.ts";
import * as caseLog from "./desk/caseLog.ts";
import * as memo from "./desk/memo.ts";
import * as notes from "./desk/notes.ts";
import * as tasks from "./desk/tasks.ts";
import * as visits from "./desk/visits.ts";
import * as queue from "./desk/queue.ts";
import * as organisations from "./organisations.ts";
import * as payments from "./payments.ts";
import * as lifecycle from "./lifecycle.ts";
import * as reopenedParts from "./reopenedParts.ts";
import * as sections from "./sections.ts";
import * as students from "./students.ts";
import * as administration from "./administration.ts";
import { table } from "./rows/testTable.ts";

it("leaves no policy out of the table", () => {
  const exported = [
    applications,
    archives,
    assessment,
    breakGlass,
    calendar,
    dependents,
    documents,
    forms,
    lawyerDecisions,
    letterComments,
    letters,
    requests,
    reviews,
    messages,
    clientImports,
    intakeLinks,
    erasures,
    closing,
    conflicts,
    caseLog,
    memo,
    notes,
    tasks,
    visits,
    queue,
    organisations,
    payments,
    lifecycle,
    reopenedParts,
    sections,
    students,
    administration,
  ].flatMap((concept) => Object.keys(concept));
  const inStatus = ["isVisaTypeFixed", "isClosed"];
  const ofParts = ["isAnswerReopened", "areAnswersReopened", "isPageReopened", "isFormReopened"];
  const ofGuests = [
    "isGuest",
    "mayReadAsGuest",
    "mayAnswerAsGuest",
    "mayFinishAsGuest",
    "mayUploadAsGuest",
    "mayRemoveAsGuest",
    "writerOf",
  ];
  const lettersOfGuests = ["mayReadLetterAsGuest", "mayWriteLetterAsGuest", "mayConfirmLetterAsGuest"];
  const inWords = [
    "documentAbilities",
    "letterAbilities",
    "lettersFor",
    "applicantMay",
    ...ofGuests,
    ...lettersOfGuests,
    ...ofParts,
  ];
  expect(exported.filter((name) => !inWords.includes(name)).toSorted()).toEqual(
    [...new Set(table.map(([name]) => name))].filter((name) => !inStatus.includes(name)).toSorted(),
  );
});
