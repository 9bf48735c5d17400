import type { PersonRole } from "@boreal/domain/caseFile/personRole";
import { nameOfPerson } from "@boreal/domain/caseFile/whose/nameOfPerson";
import type { OpenNeed } from "@boreal/domain/lifecycle/decideTransition";
import { personToReader } from "@boreal/domain/caseFile/whose/personToReader";
import { questionOfWarning, questionWithId } from "@boreal/domain/review/placeOfQuestion";
import { pagePath } from "@boreal/domain/vault/pagePath";
import type { Text } from "@boreal/domain/kernel/text";
import type { Asker } from "../../policies/actor.ts";
import { isOwner } from "../../policies/applications.ts";
import type { OpenCase } from "../context.ts";

/** What is open, with whose it is and the address where it is done. */
export type PlacedNeed = Pick<OpenNeed, "kind" | "id" | "text"> & {
  readonly person: PersonRole | null;
  readonly childNumber: number | null;
  readonly personName: string | null;
  /** Who that is to the reader: "Your mother". */
  readonly whose: Text | null;
  /** Without the language. */
  readonly path: string | null;
};

export function placedNeeds(
  asker: Asker,
  { loaded, facts }: OpenCase,
  needs: readonly OpenNeed[],
): readonly PlacedNeed[] {
  const own = isOwner(asker, facts);
  return needs.map((need) => {
    const { person = null, childNumber = null } = need.kind === "condition" ? {} : need;
    const ref = person === "child" ? { role: person, childNumber: childNumber ?? 1 } : person && { role: person };
    return {
      kind: need.kind,
      id: need.id,
      text: need.text,
      person,
      childNumber,
      whose: person && personToReader(loaded.the, { person, childNumber, own }),
      personName: (ref && nameOfPerson(loaded.the, ref)) ?? null,
      path: pathOf(loaded, need),
    };
  });
}

function pathOf({ row, caseFile }: OpenCase["loaded"], need: OpenNeed): string | null {
  const { kind, id } = need;
  const application = encodeURIComponent(row.id);
  const here = `/applications/${application}`;
  const onPage = (page: string, childNumber?: number) =>
    `${pagePath(page)}?application=${application}${childNumber === undefined ? "" : `&child=${childNumber}`}`;
  switch (kind) {
    case "step":
      return `${here}/assessment/${encodeURIComponent(questionWithId(caseFile.application.type, id)?.page.id ?? id)}`;
    case "form":
      return `${here}/forms/${encodeURIComponent(id)}`;
    case "file":
      return onPage(id);
    case "slot":
    case "warning": {
      if (need.page !== undefined) return onPage(need.page, need.childNumber);
      const asked = questionOfWarning(caseFile.application.type, id);
      return asked ? `${here}/assessment/${encodeURIComponent(asked.page.id)}` : `${here}#check`;
    }
    case "payment":
      return `${here}/payment`;
    case "condition":
      return null;
  }
}
