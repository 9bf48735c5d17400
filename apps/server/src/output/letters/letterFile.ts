import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { LetterDraft } from "@boreal/domain/letters/draft";
import { letterDetails } from "@boreal/domain/letters/letterDetails";
import { letterTree } from "@boreal/domain/letters/letterTree";
import type { Letterhead } from "../../store/letterhead.ts";
import { letterheadInFile } from "./letterheadInFile.ts";
import { letterDocx } from "./letterDocx.ts";
import { letterPdf } from "./letterPdf.ts";

export type LetterFileKind = "pdf" | "docx";

type Of = {
  readonly kind: LetterFileKind;
  readonly caseFile: CaseFile;
  readonly main: CaseReader;
  /** Name and address of the office, line by line. */
  readonly letterhead?: readonly string[];
  readonly picture?: Letterhead | null;
};

/** A letter as the file that is sent: both kinds say the same in the same order. */
export async function letterFile(
  draft: LetterDraft,
  { kind, caseFile, main, letterhead = [], picture }: Of,
): Promise<Buffer> {
  const head =
    picture && draft.content.frame === "firm" ? letterheadInFile(picture, letterhead, draft.language) : undefined;
  const details = letterDetails(draft, caseFile, main, letterhead);
  const tree = letterTree(
    draft,
    main,
    head && picture?.replacesText ? { ...details, isLetterheadDrawn: true } : details,
  );
  return kind === "pdf" ? await letterPdf(tree, head) : await letterDocx(tree, head);
}
