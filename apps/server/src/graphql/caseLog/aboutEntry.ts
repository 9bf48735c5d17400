import type { ApplicationStatus } from "@boreal/domain/caseFile/application";
import { isLetterKey, letterOfKey } from "@boreal/domain/caseFile/letterValues";
import { formTitles } from "@boreal/domain/forms/titles";
import { cents, writtenInFull } from "@boreal/domain/kernel/money";
import { fill, type Text } from "@boreal/domain/kernel/text";
import { letterOf } from "@boreal/domain/letters/letters";
import { statuses } from "@boreal/domain/lifecycle/statuses";
import { isUnsorted } from "@boreal/domain/vault/files/unsortedFiles";
import { pageName } from "@boreal/domain/vault/pageName";
import { pageOf } from "@boreal/domain/vault/pages";
import { isLegalTeam } from "../../policies/actor.ts";
import { isOutputOpen, mayReadLogEntry } from "../../policies/desk/caseLog.ts";
import { mayOpenPage, type PageFacts } from "../../policies/documents.ts";
import { isFormKey, numberOfForm } from "../../store/answers/formValues.ts";
import { placesOfFiles, type LogRow } from "../../store/caseLog.ts";
import { pageFacts } from "../../store/documents/vaultPlace.ts";
import type { GraphqlContext, OpenCase } from "../context.ts";

/** An entry that the reader may read, with the page that it speaks of. */
export type ReadableEntry = { readonly row: LogRow; readonly page: PageFacts | undefined };

const textIn = ({ subject }: LogRow, field: string): string | undefined => {
  const value = subject[field];
  return typeof value === "string" ? value : undefined;
};
const numberIn = ({ subject }: LogRow, field: string): number | null => {
  const value = subject[field];
  return typeof value === "number" ? value : null;
};

/** Those of some entries that the reader may read. */
export async function readableOf(
  { actor, deps }: GraphqlContext,
  { loaded, facts }: OpenCase,
  rows: readonly LogRow[],
): Promise<readonly ReadableEntry[]> {
  const fileIds = rows.flatMap((row) => textIn(row, "fileId") ?? []);
  const places = await placesOfFiles(deps.db, facts.id, [...new Set(fileIds)]);
  return rows
    .map((row): ReadableEntry => {
      const slug = textIn(row, "page");
      const place = slug === undefined ? undefined : { page: slug, childNumber: numberIn(row, "childNumber") };
      // A file says of which child it is, where the entry does not.
      const of = places.get(textIn(row, "fileId") ?? "") ?? place;
      return { row, page: of && pageFacts(loaded, of.page, of.childNumber) };
    })
    .filter(({ row, page }) => mayReadLogEntry(actor, facts, { ...row, page }));
}

const text = {
  unsorted: { en: "To sort", fr: "À classer" },
  moved: { en: "from “{from}” to “{to}”", fr: "de «\u00A0{from}\u00A0» à «\u00A0{to}\u00A0»" },
} satisfies Record<string, Text>;

const isStatus = (status: string | undefined): status is ApplicationStatus =>
  status !== undefined && Object.hasOwn(statuses, status);

/** To what it was done, where the entry tells it and the reader may know it: a page, a form, a letter, an amount, two statuses. */
export function aboutEntry({ row, page }: ReadableEntry, { actor }: GraphqlContext, open: OpenCase): Text | null {
  return (
    aboutPage(page, { actor }, open) ?? aboutOutput(row, { actor }, open) ?? aboutStatus(row, { actor }) ?? amount(row)
  );
}

type Reader = Pick<GraphqlContext, "actor">;

function aboutPage(page: PageFacts | undefined, { actor }: Reader, { facts, loaded }: OpenCase): Text | undefined {
  if (page === undefined || !mayOpenPage(actor, facts, page)) return undefined;
  if (isUnsorted(page)) return text.unsorted;
  const known = pageOf(page.page);
  return known && pageName(known, page.childNumber, loaded.the.fresh());
}

const titles: Readonly<Record<string, Text>> = formTitles;

function aboutOutput(row: LogRow, { actor }: Reader, { facts }: OpenCase): Text | undefined {
  const form = textIn(row, "form");
  if (form === undefined || !isOutputOpen(actor, facts, form)) return undefined;
  if (isLetterKey(form)) return letterOf(letterOfKey(form))?.name;
  return isFormKey(form) ? titles[numberOfForm(form) ?? ""] : undefined;
}

function aboutStatus(row: LogRow, { actor }: Reader): Text | undefined {
  const [from, to] = [textIn(row, "from"), textIn(row, "to")];
  if (!isStatus(from) || !isStatus(to) || from === to) return undefined;
  const nameOf = (status: ApplicationStatus): Text =>
    isLegalTeam(actor) ? statuses[status].team : statuses[status].applicant.name;
  return fill(text.moved, { from: nameOf(from), to: nameOf(to) });
}

function amount(row: LogRow): Text | null {
  const value = numberIn(row, "cents") ?? numberIn(row, "totalCents");
  return value === null ? null : writtenInFull(cents(value));
}
