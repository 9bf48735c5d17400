import type { PlannedDeadline } from "@boreal/domain/plan/planned";
import type { AskedItem, AuthorityRequest } from "@boreal/domain/caseFile/authority/authorityRequest";
import type { Text } from "@boreal/domain/kernel/text";
import { letterPageOf, requestKind, requestKinds, wordsOf } from "@boreal/domain/requests/requestKinds";
import { pageOfAnswers, requestStatus, turnOf, type ItemStatus } from "@boreal/domain/requests/requestStatus";
import type { NamedPlace } from "@boreal/domain/requests/splitLetter";
import { slotTitle } from "@boreal/domain/vault/slotTitle";
import { pagePath } from "@boreal/domain/vault/pagePath";
import { pageOf, pagesOf } from "@boreal/domain/vault/pages";
import { isOwner } from "../../policies/applications.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayOpenPage } from "../../policies/documents.ts";
import {
  howTakenBack,
  mayAnswerRequests,
  mayChangeRequest,
  mayMarkSent,
  mayReadRequests,
  maySeeItems,
} from "../../policies/desk/requests.ts";
import { mayKnowNamed } from "../../policies/storedFiles.ts";
import { pageFacts } from "../../store/documents/vaultPlace.ts";
import type { RequestCell } from "../../store/requests/requestsOfCase.ts";
import type { OpenCase } from "../context.ts";
import { planView } from "../plan/planView.ts";
import { redactedRequest } from "./redactedRequest.ts";

/** Requests of authorities as one reader sees them. */

/** Still sealed: whoever shows it opens it. */
export type TakenBackView = RequestCell["items"][number]["takenBack"][number] & {
  readonly applicationId: string;
  readonly ownerId: string;
};

export type RequestItemView = {
  readonly item: AskedItem;
  readonly state: ItemStatus["state"];
  /** Of the place that answers it, else what is asked for in words. */
  readonly name: Text;
  readonly words: Text | null;
  /** Where its files go, where the reader may open it. */
  readonly path: string | null;
  readonly files: readonly string[];
  readonly linked: readonly string[];
  readonly offered: readonly string[];
  /** How this reader may take back that it was sent. */
  readonly takenBack: ReturnType<typeof howTakenBack>;
  /** It was recorded as sent before, and was not sent after all. */
  readonly takenBackBefore: readonly TakenBackView[];
};

export type RequestView = {
  readonly request: AuthorityRequest;
  readonly recordedBy: string;
  /** How often it was put right. */
  readonly version: number;
  readonly isOpen: boolean;
  readonly isEnded: boolean;
  readonly turn: "applicant" | "team" | "nobody";
  readonly deadline: PlannedDeadline | null;
  readonly items: readonly RequestItemView[];
  readonly seesItems: boolean;
  readonly mayChange: boolean;
  readonly mayLink: boolean;
  readonly mayMarkSent: boolean;
};

export function requestViews(asker: Asker, open: OpenCase, now: Date): readonly RequestView[] {
  const { loaded, facts } = open;
  if (!mayReadRequests(asker, facts)) return [];
  const { deadlines } = planView(asker, open);
  return (loaded.caseFile.authorityRequests ?? []).map((whole) => {
    const standing = requestStatus(loaded.the.fresh(), loaded.caseFile, whole);
    const request = redactedRequest(asker, whole);
    const cell = loaded.row.requests.find(({ id }) => id === request.id);
    const { recordedBy = "", version = 0 } = cell ?? {};
    const { id: applicationId, owner_id: ownerId } = loaded.row;
    const cellOf = ({ item }: ItemStatus) => cell?.items.find(({ id }) => id === item.id);
    const takenBackBefore = (item: ItemStatus) =>
      (cellOf(item)?.takenBack ?? []).map((one) => ({ ...one, applicationId, ownerId }));
    const takenBack = (item: ItemStatus) => {
      const { sentBy, sentAt } = cellOf(item) ?? {};
      return sentBy && sentAt ? howTakenBack(asker, facts, { by: sentBy, at: new Date(sentAt) }, now) : "no";
    };
    const seesItems = maySeeItems(asker, request);
    return {
      request,
      recordedBy,
      version,
      isOpen: standing.isOpen,
      isEnded: standing.isEnded,
      turn: turnOf(whole, standing),
      deadline: deadlines.find(({ id }) => id === `request.${request.id}`) ?? null,
      items: seesItems
        ? standing.items.map((item) => ({
            ...itemView(asker, open, whole, item),
            takenBack: takenBack(item),
            takenBackBefore: takenBackBefore(item),
          }))
        : [],
      seesItems,
      mayChange: mayChangeRequest(asker, facts, recordedBy),
      mayLink: mayAnswerRequests(asker, facts) && seesItems,
      mayMarkSent: mayMarkSent(asker, facts, request),
    };
  });
}

function itemView(
  asker: Asker,
  open: OpenCase,
  request: AuthorityRequest,
  { item, state, files, linked, offered }: ItemStatus,
): Omit<RequestItemView, "takenBack" | "takenBackBefore"> {
  const { loaded, facts } = open;
  const known = (found: ItemStatus["files"]) =>
    found.map(({ fileId }) => fileId).filter((fileId) => mayKnowNamed(asker, loaded, fileId));
  const words = wordsOf(request, item) ?? null;
  const isPlaced = typeof item.page === "string";
  const page = item.page ?? pageOfAnswers.page;
  const takesFiles = isPlaced || requestKind(request.kind).thing === undefined;
  const mayOpen = takesFiles && mayOpenPage(asker, facts, pageFacts(loaded, page, item.childNumber ?? null));
  const placed = isPlaced ? placeName(open, page, item.slotId ?? "", item.childNumber ?? null) : undefined;
  return {
    item,
    state,
    name: placed ?? words ?? { en: "", fr: "" },
    words: placed && typeof item.words === "string" ? words : null,
    path: mayOpen ? pathOf(loaded.row.id, page, item.childNumber ?? null) : null,
    files: known(files),
    linked: known(linked),
    offered: takesFiles ? known(offered) : [],
  };
}

function pathOf(applicationId: string, page: string, childNumber: number | null): string {
  const child = childNumber === null ? "" : `&child=${childNumber}`;
  return `${pagePath(page)}?application=${encodeURIComponent(applicationId)}${child}`;
}

/** As the page is called; with its slot where it has several. */
function placeName({ loaded }: OpenCase, slug: string, slotId: string, childNumber: number | null): Text | undefined {
  const page = pageOf(slug);
  const slot = page?.slots.find(({ id }) => id === slotId);
  return page && slot && slotTitle(page, slot.name, childNumber, loaded.the.fresh());
}

/** Where letters of a kind lie: a request is no answer to itself. */
const letterPages: ReadonlySet<string> = new Set(
  requestKinds.flatMap(({ letters }) =>
    letters === undefined ? [] : typeof letters === "string" ? [letters] : Object.values(letters),
  ),
);

/** Every place of this case that an answer may go to, as this reader may open it. */
export function requestPlaces(asker: Asker, open: OpenCase): readonly NamedPlace[] {
  const { loaded, facts } = open;
  if (!mayReadRequests(asker, facts)) return [];
  const children = loaded.the.fresh().children();
  return pagesOf(loaded.caseFile.application.type, loaded.the).flatMap((page) => {
    if (letterPages.has(page.slug)) return [];
    const copies = page.person === "child" ? children.map(({ childNumber }) => childNumber) : [null];
    return copies.flatMap((childNumber) =>
      mayOpenPage(asker, facts, pageFacts(loaded, page.slug, childNumber))
        ? page.slots.flatMap(({ id }) => {
            const name = placeName(open, page.slug, id, childNumber);
            return name ? [{ page: page.slug, slot: id, childNumber, name, person: page.person }] : [];
          })
        : [],
    );
  });
}

export type RequestKindView = {
  readonly id: string;
  readonly name: Text;
  readonly hint: Text;
  readonly thing: Text | null;
  readonly isOfEach: boolean;
};

/** What this reader may record. */
export const recordableKinds = (asker: Asker, { facts }: OpenCase): readonly RequestKindView[] =>
  requestKinds
    .filter(({ isForTeam }) => !isForTeam || !isOwner(asker, facts))
    .map(({ id, name, hint, thing = null, isOfEach = false }) => ({ id, name, hint, thing, isOfEach }));

export type RequestPersonView = {
  readonly addressee: "main" | "spouse" | "child";
  readonly childNumber: number | null;
};

export const addresseesIn = ({ loaded: { caseFile, the } }: OpenCase): readonly RequestPersonView[] => [
  { addressee: "main", childNumber: null },
  ...(caseFile.dependents.some(({ type }) => type === "Spouse")
    ? [{ addressee: "spouse", childNumber: null } as const]
    : []),
  ...the
    .fresh()
    .children()
    .map(({ childNumber }) => ({ addressee: "child", childNumber }) as const),
];

/** Letters that nobody split yet: each belongs to one kind and one person. */
export type RequestLetterView = RequestPersonView & { readonly fileId: string; readonly kind: string };

export function lettersNotSplit(asker: Asker, open: OpenCase): readonly RequestLetterView[] {
  const { documents, authorityRequests = [] } = open.loaded.caseFile;
  const split = new Set(authorityRequests.map(({ letterFileId }) => letterFileId));
  return documents.flatMap(({ fileId, documentId, childNumber = null }) => {
    if (split.has(fileId) || !mayKnowNamed(asker, open.loaded, fileId)) return [];
    for (const person of addresseesIn(open)) {
      const role =
        person.addressee === "child" ? ({ role: "child", childNumber: 0 } as const) : { role: person.addressee };
      const kind = requestKinds.find((one) => letterPageOf(one, role) === documentId);
      if (kind && (person.addressee !== "child" || person.childNumber === childNumber))
        return [{ ...person, fileId, kind: kind.id }];
    }
    return [];
  });
}
