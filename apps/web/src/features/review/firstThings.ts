import { counted, type CountedText, type Text } from "@boreal/domain/kernel/text";
import { isCourtDay } from "@boreal/domain/deadlines/court";
import { decide } from "@boreal/domain/kernel/decision";
import type { PlannedUnread } from "@boreal/domain/plan/planned";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { personCalled } from "@boreal/domain/caseFile/whose/personCalled";
import { pageOf } from "@boreal/domain/vault/pages";
import { unreadInOneLine } from "@boreal/domain/plan/unreadValues";
import { pageName } from "@boreal/domain/vault/pageName";
import { vaultPagePath } from "../../case/loading/addresses.ts";
import { inOrder } from "../../case/deadlineOrder.ts";
import { warningDefinition } from "../../case/reasons/warningDefinitions.ts";
import { readerOf } from "../../case/loading/readerOf.ts";
import type { TheApplication } from "../../case/loading/theCase.ts";
import { filesToSort, toSortId, toSortPath } from "../../case/unsorted.ts";
import { vaultOverview } from "../../case/vaultOverview.ts";

/** Why something comes first: a day of the Court runs, it waits for the team's decision, it blocks, it came and is to be looked at, reading did not find what something follows from, the team fills in the form, or supplies the document. */
export type FirstKind = "due" | "decide" | "blocks" | "look" | "type" | "fill" | "supply";

export type FirstThing = {
  readonly key: string;
  readonly kind: FirstKind;
  readonly about: Text;
  /** The file it is about, and whose it is. */
  readonly file?: { readonly name: string; readonly whose: Text | undefined };
  /** The day by which it is done, or on which it is. */
  readonly due?: string;
  /** That day is over. */
  readonly isPast?: true;
  /** Where it is done: a page, or the part of this page after `#`. */
  readonly href: string;
};

const toSort: CountedText = {
  one: { en: "{count} file is not sorted yet", fr: "{count} fichier n’est pas encore classé" },
  other: { en: "{count} files are not sorted yet", fr: "{count} fichiers ne sont pas encore classés" },
};

/** Files that the applicant dropped: the team may say what they are as well. */
function unsortedThings({ id, documents }: Pick<Given, "id" | "documents">): readonly FirstThing[] {
  const count = filesToSort(documents).length;
  return count === 0 ? [] : [{ key: toSortId, kind: "look", about: counted(toSort, count), href: toSortPath(id) }];
}

/** Values that reading did not find and from which something follows: the plan asks the applicant for them, and the team may enter them too. */
const unreadThings = (
  { id, documents, caseFile }: Pick<Given, "id" | "documents" | "caseFile">,
  unread: readonly PlannedUnread[],
): readonly FirstThing[] =>
  unread.flatMap((one) => {
    const file = documents.find((document) => document.id === one.fileId);
    const about = unreadInOneLine(readerOf(caseFile), one, false);
    return file && about
      ? [{ key: `unread ${file.id}`, kind: "type", about, href: vaultPagePath(id, file.page, file.childNumber) }]
      : [];
  });

/** Nothing where the page of the file is gone. */
function whoseFile(
  the: CaseReader,
  { page: slug, childNumber }: TheApplication["documents"][number],
): Text | undefined {
  const page = pageOf(slug);
  return page && personCalled(the, { person: page.person, childNumber });
}

const order: readonly FirstKind[] = ["due", "decide", "blocks", "look", "type", "fill", "supply"];

type Given = Pick<TheApplication, "id" | "type" | "status" | "abilities" | "caseFile" | "documents"> & {
  readonly plan: Pick<TheApplication["plan"], "vault" | "warnings" | "assessmentWarnings" | "deadlines">;
};

const courtDays = ({ deadlines }: Given["plan"], the: CaseReader): readonly FirstThing[] =>
  inOrder(deadlines.filter(isCourtDay)).map(({ id: key, title, date }) => ({
    key,
    kind: "due",
    about: title,
    href: "#dates",
    ...(date ? { due: date } : {}),
    ...(date && date < the.today() ? { isPast: true } : {}),
  }));

/** What waits for whom: the legal team, the most urgent first; and which documents for the applicant. */
export function firstThings(
  application: Given,
  unread: readonly PlannedUnread[] = [],
): {
  readonly things: readonly FirstThing[];
  /** The documents that the applicant has left to add, each by its name and person. */
  readonly toApplicant: readonly Text[];
} {
  const { id, plan, documents } = application;
  const reader = readerOf(application.caseFile);
  const warnings = [...plan.assessmentWarnings, ...plan.warnings]
    .filter(({ blocking, forLawyer }) => blocking || forLawyer)
    .flatMap((warning): FirstThing[] => {
      const definition = warningDefinition(warning.id, warning.fileId);
      if (!definition) return [];
      const file = documents.find((one) => one.id === warning.fileId);
      return [
        {
          key: `${warning.id} ${warning.fileId ?? ""}`,
          kind: warning.forLawyer ? "decide" : "blocks",
          about: definition.name,
          ...(file ? { file: { name: file.name, whose: whoseFile(reader, file) } } : {}),
          href: file ? vaultPagePath(id, file.page, file.childNumber) : "#check",
        },
      ];
    });
  // A form that this case needs is filled in by the team also where its document is only recommended, as for a child under 18.
  const waiting = vaultOverview(application).flatMap(({ lines }) =>
    lines.filter(({ toDo, isByTeam, standing }) => toDo !== undefined || (isByTeam && standing === "missing")),
  );
  // The team may add anything; it has to add what the applicant may not, and to fill in what the applicant then signs.
  const own = waiting.filter(
    ({ page, toDo, isByTeam, isOnlyFilled, doesNotCountYet }) =>
      toDo === "look" ||
      (isByTeam && !isOnlyFilled && !doesNotCountYet) ||
      !decide(page.studentPermissions, reader).value.includes("Upload"),
  );
  const slots = own.map(({ planned, page, toDo, isByTeam }): FirstThing => ({
    key: `${planned.slot} ${planned.childNumber ?? ""}`,
    kind: toDo === "look" ? "look" : isByTeam ? "fill" : "supply",
    about: pageName(page, planned.childNumber, reader),
    href: vaultPagePath(id, page.slug, planned.childNumber),
  }));
  return {
    things: [
      ...courtDays(plan, reader),
      ...warnings,
      ...unsortedThings(application),
      ...unreadThings(application, unread),
      ...slots,
    ].toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)),
    // A form that Boreal fills in is counted with the forms, but for the signature under one of the team; a file that is there is to be mended.
    toApplicant: waiting
      .filter((line) => !own.includes(line) && (!line.isFilledHere || line.isByTeam) && !line.doesNotCountYet)
      .map(({ page, planned }) => pageName(page, planned.childNumber, reader)),
  };
}
