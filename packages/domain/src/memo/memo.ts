import type { Text } from "../kernel/text.ts";
import type { Why } from "../kernel/why.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import type { MemoReasonId } from "./reasonIds.ts";

/** What a readiness memo holds, in the format `boreal-memo/1`: for the lawyer, before an application is sent. It predicts nothing. */

export const memoFormat = "boreal-memo/1";

/** `yes`: documents on file answer the reason and nothing speaks against them. `partly`: documents are on file, and something is open. */
export const coverages = ["yes", "partly", "no", "notApplicable"] as const;
export type Coverage = (typeof coverages)[number];

/** Where a line of the memo can be looked up: a page of the vault, a question, or a letter by its id. */
export type MemoPlace =
  | { readonly kind: "page"; readonly id: PageSlug; readonly childNumber?: number; readonly fileId?: string }
  | { readonly kind: "question"; readonly id: string };

export type MemoEvidence = {
  readonly fileId: string;
  /** The page of the file on which what it says begins; 1 where no reading tells it, which no text for people repeats. */
  readonly page: number;
  /** Whether a reading told the page. */
  readonly isPageRead: boolean;
  readonly says: Text;
  readonly place: MemoPlace;
};

export type MemoOpen = {
  /** `missing`: nothing is on file. `warning`: of the catalogue. `contradiction`: an answer and a document differ. `short`: what is on file is not enough. */
  readonly kind: "missing" | "warning" | "contradiction" | "short";
  readonly text: Text;
  /** Pages of the vault; what would cover it is added or corrected there. Never empty. */
  readonly wouldCover: readonly { readonly page: PageSlug; readonly name: Text }[];
  readonly place: MemoPlace;
};

/** Something that nobody has to act on and that the lawyer may want to know, such as a warning that does not block. */
export type MemoNote = { readonly text: Text; readonly place: MemoPlace };

export type MemoReason = {
  readonly id: MemoReasonId;
  /** The list of reasons of document 3 section 3.8, or what refusal letters say besides. */
  readonly list: "settlement" | "letters";
  readonly name: Text;
  readonly covered: Coverage;
  readonly why: Why;
  readonly evidence: readonly MemoEvidence[];
  readonly open: readonly MemoOpen[];
  readonly notes: readonly MemoNote[];
};

export type Memo = {
  readonly format: typeof memoFormat;
  readonly rulesVersion: string;
  readonly today: string;
  /** That it predicts nothing: said before all else. */
  readonly notice: Text;
  readonly reasons: readonly MemoReason[];
};
