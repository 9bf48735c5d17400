import type { AuthorityRequest, RequestKindId } from "../caseFile/authority/authorityRequest.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { isRequestEnded } from "../conditions/authority/endedByDecision.ts";
import { dueDateOf, issueDateOf, uploadDayOf } from "../conditions/authority/letterDates.ts";
import { addresseeOf, isRequestOpen, letterOf } from "../conditions/authority/recordedRequests.ts";
import { ownerWords } from "../conditions/documentExpiry.ts";
import { fill, type Text } from "../kernel/text.ts";
import { documents, medical, passport } from "./authorityRequests.ts";
import { requestLetter as biometrics } from "./biometrics.ts";
import { deadline, type Deadline } from "./deadline.ts";
import { askForDay, dueByDays, type RequestLetter } from "./requestLetters.ts";

/** The day of each request that was recorded and waits (ADR 0151). */

type Timed = Pick<RequestLetter, "title" | "titleOf" | "time">;

/** Only the letter says by when. */
const byLetterAlone = (title: Text, titleOf: Text = title): Timed => ({ title, titleOf, time: () => undefined });

/** A request may have no letter here; its day is entered with it. */
const askWithRequest: Text = {
  en: "the letter names the day by which to answer; enter it with the request, so that you are reminded",
  fr: "la lettre indique pour quel jour il faut répondre; inscrivez cette date avec la demande pour recevoir des rappels",
};

const definitions: Readonly<Record<RequestKindId, Timed>> = {
  documents,
  biometrics,
  medicalExam: medical,
  passport,
  fairness: byLetterAlone({
    en: "Answer the procedural fairness letter",
    fr: "Répondre à la lettre d’équité procédurale",
  }),
  interview: byLetterAlone(
    { en: "Attend the interview", fr: "Se présenter à l’entrevue" },
    { en: "Attend the interview{of}", fr: "Se présenter à l’entrevue{of}" },
  ),
  court: byLetterAlone({ en: "Answer the Court", fr: "Répondre à la Cour" }),
  other: byLetterAlone({ en: "Answer the authority", fr: "Répondre à l’autorité" }),
};

/** With what the id of such a deadline begins; behind it comes the id of the request. */
const family = "request";

function ofRequest(the: CaseReader, request: AuthorityRequest): readonly Deadline[] {
  const reader = the.fresh();
  // By when, and that there is a day at all, is for those who may know the letter.
  reader.trace.note(`authorityRequests.${request.id}`, false);
  if (!isRequestOpen(reader, request)) return [];
  if (isRequestEnded(reader, request)) return [];
  const letter = letterOf(reader, request);
  const definition = definitions[request.kind];
  const due = dueByDays(
    reader,
    {
      due: request.dueDate ?? (letter && dueDateOf(letter)),
      issued: request.letterDate ?? (letter && issueDateOf(letter)),
      uploaded: letter && uploadDayOf(letter),
      fileId: letter?.fileId ?? "",
    },
    { time: definition.time, eachCounts: true },
  );
  if (!due) return [];
  const person = addresseeOf(request);
  const title =
    person.role === "main"
      ? definition.title
      : fill(definition.titleOf, {
          of: ownerWords(person.role, person.role === "child" ? person.childNumber : undefined),
        });
  return [
    {
      ...deadline(
        reader,
        { id: `${family}.${request.id}`, title },
        due.date,
        due.because === askForDay ? askWithRequest : due.because,
      ),
      ...(letter ? { fileId: letter.fileId } : {}),
    },
  ];
}

export const recordedRequestDeadlines = (the: CaseReader): readonly Deadline[] =>
  the
    .fresh()
    .authorityRequests()
    .flatMap((request) => ofRequest(the, request));
