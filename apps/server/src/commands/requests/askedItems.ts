import { randomUUID } from "node:crypto";
import {
  longestAskedWords,
  mostAsked,
  type AskedItem,
  type AuthorityRequest,
  type RequestKindId,
} from "@boreal/domain/caseFile/authority/authorityRequest";
import { isOfOtherCalendar, isPastOfOtherCalendar, otherCalendar } from "@boreal/domain/kernel/otherCalendar";
import { isIsoDate, latestToday, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { requestKind } from "@boreal/domain/requests/requestKinds";
import { pageOf } from "@boreal/domain/vault/pages";
import { mayKnowNamed } from "../../policies/storedFiles.ts";
import { findPlace } from "../../store/documents/vaultPlace.ts";
import type { NewItem } from "../../store/requests/authorityRequests.ts";
import { isLongerThan, oneLineOf } from "../personsWords.ts";
import type { Found } from "./requestForChange.ts";
import {
  asksForNothing,
  asksForTooMuch,
  dayUnreadable,
  dueTooEarly,
  itemNotFound,
  letterAhead,
  letterUnknown,
  placeUnknown,
  sentMeanwhile,
  wordsTooLong,
} from "./requestRefusals.ts";

/** What somebody typed of a letter, checked against the case. */

export type AskedItems = {
  readonly letterFileId: string | null;
  /** Days as YYYY-MM-DD; nothing where the letter names none. */
  readonly letterDate: string | null;
  readonly dueDate: string | null;
  readonly items: readonly {
    /** Of a thing that was recorded before. */
    readonly id: string | null;
    readonly words: string | null;
    readonly page: string | null;
    readonly slot: string | null;
    readonly childNumber: number | null;
  }[];
};

export type Addressee = { readonly addressee: "main" | "spouse" | "child"; readonly childNumber: number | null };
export type Asked = {
  readonly letterFileId: string | null;
  readonly letterDate: IsoDate | null;
  readonly dueDate: IsoDate | null;
  readonly items: readonly NewItem[];
};

type Of = { readonly kind: RequestKindId; readonly to: Addressee; readonly request?: AuthorityRequest };
type Refused = { readonly refused: Refusal };

export function checkAsked(found: Found, given: AskedItems, of: Of): Asked | Refused {
  const days = daysOf(found, given);
  if ("refused" in days) return days;
  const letterFileId = given.letterFileId === "" ? null : given.letterFileId;
  if (letterFileId !== null && !isHere(found, letterFileId, of.request)) return { refused: letterUnknown };
  const items = itemsOf(found, given, of);
  return "refused" in items ? items : { letterFileId, ...days, items };
}

const isHere = ({ loaded, actor }: Found, fileId: string, request: AuthorityRequest | undefined): boolean =>
  request?.letterFileId === fileId ||
  (loaded.caseFile.documents.some((file) => file.fileId === fileId) && mayKnowNamed(actor, loaded, fileId));

function daysOf(
  { loaded }: Found,
  { letterDate, dueDate }: AskedItems,
): { readonly letterDate: IsoDate | null; readonly dueDate: IsoDate | null } | Refused {
  const day = (value: string | null) => (value === null || value === "" ? null : value);
  const [written, due] = [day(letterDate), day(dueDate)];
  if ((written !== null && !isIsoDate(written)) || (due !== null && !isIsoDate(due))) return { refused: dayUnreadable };
  const { today } = loaded.caseFile;
  if ((written !== null && isPastOfOtherCalendar(written, today)) || (due !== null && isOfOtherCalendar(due, today)))
    return { refused: otherCalendar };
  if (written !== null && written > latestToday(today)) return { refused: letterAhead };
  return written !== null && due !== null && due < written
    ? { refused: dueTooEarly }
    : { letterDate: written, dueDate: due };
}

function itemsOf(found: Found, { items }: AskedItems, of: Of): readonly NewItem[] | Refused {
  const given = items
    .map((item) => ({ ...item, words: oneLineOf(item.words) }))
    .filter(({ id, words, page }) => words !== "" || page !== null || sentItem(of, id) !== undefined);
  const { thing, proof } = requestKind(of.kind);
  if (given.length === 0 && thing !== undefined) {
    const [before] = of.request?.items ?? [];
    return before ? (of.request?.items ?? []) : [theOneThing(found, of, proof)];
  }
  if (given.length === 0) return { refused: asksForNothing };
  if (given.length > mostAsked) return { refused: asksForTooMuch };
  if (given.some(({ words }) => isLongerThan(words, longestAskedWords))) return { refused: wordsTooLong };
  const known = new Set(of.request?.items.map(({ id }) => id));
  if (given.some(({ id }) => id !== null && !known.has(id))) return { refused: itemNotFound };
  if (given.some((item) => isRewritten(item, sentItem(of, item.id)))) return { refused: sentMeanwhile };
  if (given.some((item) => sentItem(of, item.id) === undefined && !isPlaceHere(found, item)))
    return { refused: placeUnknown };
  return given.map(
    ({ id, words, page, slot, childNumber }) =>
      sentItem(of, id) ?? {
        id: id ?? randomUUID(),
        words: words === "" ? null : words,
        page,
        slotId: slot,
        childNumber,
      },
  );
}

/** What was sent stays as it was recorded. */
const sentItem = ({ request }: Of, itemId: string | null): AskedItem | undefined =>
  request?.items.find(({ id, sentOn }) => id === itemId && typeof sentOn === "string");

/** Somebody typed something else for a point that was sent; a page that hides what was sent may leave it empty. */
const isRewritten = (given: AskedItems["items"][number], sent: AskedItem | undefined): boolean =>
  sent !== undefined &&
  ((given.words !== "" && given.words !== (sent.words ?? null)) ||
    (given.page !== null &&
      (given.page !== sent.page ||
        given.slot !== (sent.slotId ?? null) ||
        given.childNumber !== (sent.childNumber ?? null))));

/** What such a letter always asks for, in the place of its proof. */
function theOneThing(found: Found, { to }: Of, proof: ReturnType<typeof requestKind>["proof"]): NewItem {
  const person =
    to.addressee === "child" && to.childNumber !== null
      ? ({ role: "child", childNumber: to.childNumber } as const)
      : ({ role: to.addressee === "spouse" ? "spouse" : "main" } as const);
  const meant = proof?.(found.loaded.the.fresh(), person);
  const childNumber = meant && pageOf(meant.page)?.person === "child" ? to.childNumber : null;
  // A page that this case does not have is no place for anything: the point stays in words.
  const place = meant && isPlaceHere(found, { ...meant, childNumber }) ? meant : undefined;
  return {
    id: randomUUID(),
    words: null,
    page: place?.page ?? null,
    slotId: place?.slot ?? null,
    childNumber: place ? childNumber : null,
  };
}

const isPlaceHere = (
  { loaded }: Found,
  { page, slot, childNumber }: Pick<AskedItems["items"][number], "page" | "slot" | "childNumber">,
): boolean =>
  page === null
    ? slot === null
    : slot !== null && findPlace(loaded, { page, slot, childNumber, person: pageOf(page)?.person ?? "" }) !== undefined;
