import type { LetterItem } from "@boreal/domain/filing/filingPackage";
import { fill } from "@boreal/domain/kernel/text";
import { contentOf } from "@boreal/domain/letters/contents";
import { draftLetter } from "@boreal/domain/letters/draft";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { madeFile, megabytes, type Made } from "./madeFile.ts";
import type { PackageSource } from "./packageSource.ts";
import { failureWords, toDoWords } from "./packageWords.ts";

/** A letter as it reads now. The statement of purpose is confirmed in place of a signature (document 3 section 4.4). */
export async function letterFiles(
  item: LetterItem,
  { source, maxBytes }: { readonly source: PackageSource; readonly maxBytes: number },
): Promise<Made> {
  const { caseFile, clausesOf } = source;
  const { letter, key, person, applicant, field, title } = item;
  const draft = draftLetter(contentOf(letter), {
    caseFile,
    main: readerFor(caseFile),
    person,
    clauses: clausesOf(letter),
  });
  const content = await source.letterFile(draft);
  const about = { applicant, field, title };
  if (content.byteLength > maxBytes) {
    const text = fill(failureWords.tooLarge, { limit: megabytes(maxBytes) });
    return { files: [], failures: [{ code: "tooLarge", text, ...about, fileIds: [], letter: key }] };
  }
  const made = madeFile(
    {
      path: `${item.path}.pdf`,
      kind: "letter",
      ...about,
      letter: { letter, key, language: draft.language },
      toDo: letter === "studyPlan" ? [] : [toDoWords.sign],
    },
    content,
  );
  return { files: [made], failures: [] };
}
