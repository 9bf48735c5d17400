import { date, freeText, listOf, nullable, objectOf, oneOf, wholeNumber, type ValueOf } from "../../kernel/shape.ts";

/** The longest words for one thing that is asked for, in characters. */
export const longestAskedWords = 300;
/** More things in one letter were never seen; a list must not grow without end. */
export const mostAsked = 50;

export const requestKindIds = [
  "documents",
  "biometrics",
  "medicalExam",
  "passport",
  "fairness",
  "interview",
  "court",
  "other",
] as const;
export type RequestKindId = (typeof requestKindIds)[number];

/** One thing that is asked for: a slot of the vault, or words where no slot fits. `sentOn`: the day on which it was answered. */
const askedShape = objectOf(
  {
    id: freeText(100),
    page: nullable(freeText(200)),
    slotId: nullable(freeText(200)),
    childNumber: nullable(wholeNumber()),
    words: nullable(freeText(longestAskedWords)),
    fileIds: listOf(freeText(100), 200),
    sentOn: nullable(date()),
  },
  ["id"],
);

/**
 * What an authority or a court asks for, split into what it asks for one by one (ADR 0151). `letterFileId` is the letter in the
 * vault, where it is there; `dueDate` the day that the letter names. `addressee` is whom it is about.
 */
export const authorityRequestShape = objectOf(
  {
    id: freeText(100),
    kind: oneOf(requestKindIds),
    addressee: nullable(oneOf(["main", "spouse", "child"])),
    childNumber: nullable(wholeNumber()),
    letterFileId: nullable(freeText(100)),
    letterDate: nullable(date()),
    dueDate: nullable(date()),
    recordedAt: nullable(freeText(40)),
    items: listOf(askedShape, mostAsked),
  },
  ["id", "kind", "items"],
);

export type AskedItem = ValueOf<typeof askedShape> & { readonly id: string };
export type AuthorityRequest = Omit<ValueOf<typeof authorityRequestShape>, "items"> & {
  readonly id: string;
  readonly kind: RequestKindId;
  readonly items: readonly AskedItem[];
  /** Something of it is withheld from the reader of this case: what is told here is not all that it asks for. Never stored. */
  readonly isCut?: true;
};

/** Read by what rests on the part of a request that is withheld from the reader of this case. */
export const withheldOfRequests = "authorityRequests.withheld";

/** Who has to act on what the authority asks for: the applicant brings it, then the team sends it. */
export type RequestParty = "applicant" | "team";
