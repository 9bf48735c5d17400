import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { Language } from "@boreal/domain/kernel/text";
import type { Memo } from "@boreal/domain/memo/memo";
import { memoTree } from "@boreal/domain/memo/memoTree";
import { memoDocx } from "./memoDocx.ts";
import { memoPdf } from "./memoPdf.ts";

export type MemoFileKind = "pdf" | "docx";

/** The readiness memo as a file: both kinds say the same in the same order. */
export async function memoFile(
  memo: Memo,
  {
    kind,
    caseFile,
    language,
  }: { readonly kind: MemoFileKind; readonly caseFile: CaseFile; readonly language: Language },
): Promise<Buffer> {
  const tree = memoTree(memo, caseFile, language);
  return kind === "pdf" ? await memoPdf(tree) : await memoDocx(tree);
}
