import type { formStatusesQuery } from "../operations.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import type { ResultOf } from "../../../api/graphql.ts";
import type { Text } from "@boreal/domain/kernel/text";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";

export type Person = { readonly person: string; readonly childNumber: number | null };

export type TaskItem = {
  readonly key: string;
  readonly about: Text;
  /** The whole sentence where the document has one of its own. */
  readonly toAdd?: Text;
  /** Whose it is, where that is not in the name. */
  readonly of?: Person;
  readonly due?: IsoDate;
  /** Where it is done; nothing when there is no page for it. */
  readonly href?: string;
};

export type Given = Pick<
  TheApplication,
  "id" | "status" | "caseFile" | "documents" | "acknowledgedWarnings" | "abilities"
> & {
  readonly type: string;
  readonly plan: Pick<TheApplication["plan"], "vault">;
};

/** How the forms of the case stand for the review, as the server says. */
export type FormsInReview = NonNullable<ResultOf<typeof formStatusesQuery>["application"]>;
