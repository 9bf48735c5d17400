import type { AskedItem, AuthorityRequest } from "../../caseFile/authority/authorityRequest.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { CaseCondition } from "../../caseFile/rule.ts";
import { inMessage } from "../../kernel/calendarDate.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { isRequestEnded } from "./endedByDecision.ts";
import { issueDateOf } from "./letterDates.ts";
import { isRequestOpen, letterOf } from "./recordedRequests.ts";

/** Slots that an authority asks for by letter (ADR 0151). */

export type AskedPlace = { readonly page: string; readonly slot: string; readonly childNumber: number | undefined };

const names = ({ page, slotId, childNumber }: AskedItem, place: AskedPlace): boolean =>
  page === place.page && slotId === place.slot && (childNumber ?? undefined) === place.childNumber;

/**
 * The request of which an open point names this slot. What a court asks for is between it and the team, and raises nothing that
 * an applicant reads. A slot that no request names rests on none.
 */
export function requestFor(the: CaseReader, place: AskedPlace): AuthorityRequest | undefined {
  const naming = the
    .fresh()
    .authorityRequests()
    .filter(({ kind, items }) => kind !== "court" && items.some((item) => names(item, place)));
  if (naming.length === 0) return undefined;
  the.authorityRequests();
  return naming.find(
    (request) =>
      request.items.some((item) => names(item, place) && typeof item.sentOn !== "string") &&
      isRequestOpen(the, request) &&
      !isRequestEnded(the, request),
  );
}

const inLetterOf: Text = {
  en: "the authority asks for it in its letter of {day}",
  fr: "l’autorité le demande dans sa lettre du {day}",
};
const byLetter: Text = { en: "the authority asks for it by letter", fr: "l’autorité le demande par lettre" };

function sentenceOf(the: CaseReader, request: AuthorityRequest): Text {
  const letter = letterOf(the, request);
  const day = request.letterDate ?? (letter && issueDateOf(letter));
  return day === undefined ? byLetter : fill(inLetterOf, { day: inMessage(day) });
}

export const authorityAsksForIt = "authorityAsksForIt";

/** An open point of a request names this slot. */
export const authorityAsksFor = (place: AskedPlace): CaseCondition => ({
  id: authorityAsksForIt,
  evaluate(the) {
    const request = requestFor(the, place);
    return request ? { holds: true, because: [sentenceOf(the, request)] } : { holds: false, because: [] };
  },
});
