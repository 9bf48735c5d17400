import { requestKind } from "@boreal/domain/requests/requestKinds";
import type { NamedPlace } from "@boreal/domain/requests/splitLetter";
import { mayReadRequests } from "../../policies/desk/requests.ts";
import { openTakenBack } from "../../store/requests/authorityRequests.ts";
import { builder } from "../builder.ts";
import { fullName } from "../fullName.ts";
import { ApplicationRef, PlannedDeadlineRef, Text_ } from "../refs.ts";
import {
  addresseesIn,
  lettersNotSplit,
  recordableKinds,
  requestPlaces,
  requestViews,
  type RequestItemView,
  type RequestKindView,
  type RequestLetterView,
  type RequestPersonView,
  type RequestView,
  type TakenBackView,
} from "./requestView.ts";
import type { OpenCase } from "../context.ts";

const RequestRef = builder.objectRef<RequestView>("AuthorityRequest");
const ItemRef = builder.objectRef<RequestItemView>("AuthorityRequestItem");
const TakenBackRef = builder.objectRef<TakenBackView>("AuthorityRequestTakenBack");
const FormRef = builder.objectRef<OpenCase>("AuthorityRequestForm");
const KindRef = builder.objectRef<RequestKindView>("AuthorityRequestKind");
const PlaceRef = builder.objectRef<NamedPlace>("AuthorityRequestPlace");
const PersonRef = builder.objectRef<RequestPersonView>("AuthorityRequestPerson");
const LetterRef = builder.objectRef<RequestLetterView>("AuthorityRequestLetter");

export function addRequestTypes(): void {
  addRequest();
  addItem();
  addForm();
  addParts();
  builder.objectField(ApplicationRef, "authorityRequests", (t) =>
    t.field({
      type: [RequestRef],
      description: "What authorities and courts asked for, in the order in which it was recorded.",
      resolve: async ({ row: { id } }, _, { actor, openCase, deps }) => {
        const open = await openCase(id);
        return open ? [...requestViews(actor, open, deps.now())] : [];
      },
    }),
  );
  builder.objectField(ApplicationRef, "authorityRequestForm", (t) =>
    t.field({
      type: FormRef,
      nullable: true,
      description: "What a request can be made of in this case.",
      resolve: async ({ row: { id } }, _, { actor, openCase }) => {
        const open = await openCase(id);
        // It names the family, and documents of every subject.
        return open && mayReadRequests(actor, open.facts) ? open : null;
      },
    }),
  );
}

function addRequest(): void {
  RequestRef.implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ request }) => request.id }),
      kind: t.string({ resolve: ({ request }) => request.kind }),
      name: t.field({ type: Text_, resolve: ({ request }) => requestKind(request.kind).name }),
      addressee: t.string({
        description: "main, spouse or child.",
        resolve: ({ request }) => request.addressee ?? "main",
      }),
      childNumber: t.int({ nullable: true, resolve: ({ request }) => request.childNumber ?? null }),
      letterFileId: t.id({ nullable: true, resolve: ({ request }) => request.letterFileId ?? null }),
      letterDate: t.string({ nullable: true, resolve: ({ request }) => request.letterDate ?? null }),
      dueDate: t.string({
        nullable: true,
        description: "The day that the letter names.",
        resolve: ({ request }) => request.dueDate ?? null,
      }),
      deadline: t.field({
        type: PlannedDeadlineRef,
        nullable: true,
        description: "By when, while it is open: the day named, else the usual time of such letters.",
        resolve: ({ deadline }) => deadline,
      }),
      recordedAt: t.string({ resolve: ({ request }) => request.recordedAt ?? "" }),
      recordedByName: t.string({
        nullable: true,
        resolve: async ({ recordedBy }, _, { account }) => fullName(await account(recordedBy)),
      }),
      isOpen: t.exposeBoolean("isOpen"),
      isEnded: t.exposeBoolean("isEnded", {
        description: "Something of it is open, and nobody answers it any more: the authority decided.",
      }),
      turn: t.string({ description: "applicant, team or nobody.", resolve: ({ turn }) => turn }),
      items: t.field({ type: [ItemRef], resolve: ({ items }) => [...items] }),
      isDoneInPerson: t.boolean({ resolve: ({ request }) => requestKind(request.kind).isDoneInPerson ?? false }),
      seesItems: t.exposeBoolean("seesItems", { description: "What a court asks for is for the team alone." }),
      version: t.int({
        description: "Counts how often it was put right, so that a page can say what it showed.",
        resolve: ({ version }) => version,
      }),
      mayChange: t.exposeBoolean("mayChange"),
      mayLink: t.exposeBoolean("mayLink"),
      mayMarkSent: t.exposeBoolean("mayMarkSent"),
    }),
  });
}

function addItem(): void {
  ItemRef.implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ item }) => item.id }),
      state: t.string({ description: "sent, there or missing.", resolve: ({ state }) => state }),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
      words: t.field({
        type: Text_,
        nullable: true,
        description: "As the letter says it, where the name is that of a place.",
        resolve: ({ words }) => words,
      }),
      typed: t.string({ nullable: true, resolve: ({ item }) => item.words ?? null }),
      page: t.string({ nullable: true, resolve: ({ item }) => item.page ?? null }),
      slot: t.string({ nullable: true, resolve: ({ item }) => item.slotId ?? null }),
      childNumber: t.int({ nullable: true, resolve: ({ item }) => item.childNumber ?? null }),
      path: t.exposeString("path", { nullable: true, description: "Where its files go, without the language." }),
      files: t.idList({ description: "What answers it.", resolve: ({ files }) => [...files] }),
      offered: t.idList({
        description: "What was there before and may answer it.",
        resolve: ({ offered }) => [...offered],
      }),
      linked: t.idList({
        description: "Those that answer it only because a person linked them.",
        resolve: ({ linked }) => [...linked],
      }),
      sentOn: t.string({ nullable: true, resolve: ({ item }) => item.sentOn ?? null }),
      mayTakeBack: t.boolean({
        description: "This reader may say that it was not sent after all.",
        resolve: ({ takenBack }) => takenBack !== "no",
      }),
      takingBackNeedsReason: t.boolean({ resolve: ({ takenBack }) => takenBack === "withReason" }),
      takenBackBefore: t.field({
        type: [TakenBackRef],
        description: "It was recorded as sent before, and was not sent after all; the newest first.",
        resolve: ({ takenBackBefore }) => [...takenBackBefore],
      }),
    }),
  });
  TakenBackRef.implement({
    fields: (t) => ({
      sentOn: t.exposeString("sentOn", { description: "The day that had been recorded." }),
      takenBackAt: t.field({ type: "DateTime", resolve: ({ at }) => new Date(at) }),
      takenBackByName: t.string({
        nullable: true,
        resolve: async ({ by }, _, { account }) => fullName(await account(by)),
      }),
      reason: t.string({
        nullable: true,
        description: "Why; of a slip within the hour nobody asks.",
        resolve: async (one, _, { deps }) => openTakenBack(await deps.personKey(one.ownerId), one.applicationId, one),
      }),
    }),
  });
}

function addForm(): void {
  FormRef.implement({
    fields: (t) => ({
      kinds: t.field({ type: [KindRef], resolve: (open, _, { actor }) => [...recordableKinds(actor, open)] }),
      people: t.field({ type: [PersonRef], resolve: (open) => [...addresseesIn(open)] }),
      places: t.field({ type: [PlaceRef], resolve: (open, _, { actor }) => [...requestPlaces(actor, open)] }),
      letters: t.field({
        type: [LetterRef],
        description: "Letters in the vault that nobody recorded as a request yet.",
        resolve: (open, _, { actor }) => [...lettersNotSplit(actor, open)],
      }),
    }),
  });
}

function addParts(): void {
  KindRef.implement({
    fields: (t) => ({
      id: t.exposeString("id"),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
      hint: t.field({ type: Text_, resolve: ({ hint }) => hint }),
      thing: t.field({
        type: Text_,
        nullable: true,
        description: "The one thing that such a letter always asks for.",
        resolve: ({ thing }) => thing,
      }),
      isOfEach: t.exposeBoolean("isOfEach"),
    }),
  });
  PlaceRef.implement({
    fields: (t) => ({
      page: t.exposeString("page"),
      slot: t.exposeString("slot"),
      childNumber: t.exposeInt("childNumber", { nullable: true }),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
      person: t.exposeString("person"),
    }),
  });
  PersonRef.implement({
    fields: (t) => ({
      addressee: t.string({ resolve: ({ addressee }) => addressee }),
      childNumber: t.exposeInt("childNumber", { nullable: true }),
    }),
  });
  LetterRef.implement({
    fields: (t) => ({
      fileId: t.exposeID("fileId"),
      kind: t.exposeString("kind"),
      addressee: t.string({ resolve: ({ addressee }) => addressee }),
      childNumber: t.exposeInt("childNumber", { nullable: true }),
    }),
  });
}
