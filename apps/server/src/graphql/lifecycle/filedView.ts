import type { Text } from "@boreal/domain/kernel/text";
import { pageName } from "@boreal/domain/vault/pageName";
import { pageOf } from "@boreal/domain/vault/pages";
import { mayDownload, mayOpenPage } from "../../policies/documents.ts";
import { fileFacts } from "../../policies/storedFiles.ts";
import type { FiledContents } from "../../store/cases/filings.ts";
import { shownName } from "../../store/documents/caseDocument.ts";
import { pageFacts } from "../../store/documents/vaultPlace.ts";
import type { GraphqlContext, OpenCase } from "../context.ts";

/** A file of a filing as one reader may see it. */
export type FiledFileView = FiledContents["files"][number] & {
  readonly shownName: string | null;
  readonly pageName: Text;
  /** It is still kept, and this reader may open it. */
  readonly opens: boolean;
  /** It lies in the case today; else it was deleted or replaced since. */
  readonly isInCase: boolean;
};

/** The files of a filing on pages that this reader may open: those that are gone too, by the name that they had that day. */
export async function filedFilesFor(
  { actor, deps }: GraphqlContext,
  open: OpenCase,
  { files }: FiledContents,
): Promise<FiledFileView[]> {
  const { loaded, facts } = open;
  const { vault, trash } = await open.files();
  const rows = new Map([...vault, ...trash].map((row) => [row.id, row]));
  const key = await deps.personKey(loaded.row.owner_id);
  return files.flatMap((file): FiledFileView[] => {
    const row = rows.get(file.fileId);
    const childNumber = row?.childNumber ?? file.childNumber ?? null;
    if (!mayOpenPage(actor, facts, pageFacts(loaded, file.page, childNumber))) return [];
    const page = pageOf(file.page);
    return [
      {
        ...file,
        shownName: file.name ?? (row ? shownName(key, row) : null),
        pageName: page ? pageName(page, childNumber, loaded.the) : { en: file.page, fr: file.page },
        isInCase: row?.deletedAt === null,
        opens: row !== undefined && mayDownload(actor, facts, fileFacts(loaded, row)),
      },
    ];
  });
}

export type FiledFormView = { readonly title: Text; readonly person: string; readonly childNumber: number | null };

/** Whose form it is stands in its key: `IMM5707:child1`. */
export const filedFormsOf = ({ forms }: FiledContents): readonly FiledFormView[] =>
  forms.map(({ key, title }) => {
    const owner = key.split(":")[1] ?? "main";
    const child = /^child(\d+)$/.exec(owner)?.[1];
    return child === undefined
      ? { title, person: owner, childNumber: null }
      : { title, person: "child", childNumber: Number(child) };
  });
