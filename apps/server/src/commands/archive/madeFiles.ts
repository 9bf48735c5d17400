import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { formNumbers, type FormNumber } from "@boreal/domain/caseFile/formValues";
import { isLetterKey, letterKey, letterOfKey, type LetterKey } from "@boreal/domain/caseFile/letterValues";
import type { PersonRef } from "@boreal/domain/caseFile/personRole";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { roleWords } from "@boreal/domain/caseFile/whose/roleWords";
import { answerSheet } from "@boreal/domain/forms/answerSheet/answerSheet";
import { formsOf } from "@boreal/domain/forms/forms";
import type { Text } from "@boreal/domain/kernel/text";
import { contentOf } from "@boreal/domain/letters/contents";
import { letterOf } from "@boreal/domain/letters/letters";
import { letterOfCase } from "@boreal/domain/letters/letterOfCase";
import { peopleOfLetter } from "@boreal/domain/letters/peopleOfLetter";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { made, type ArchiveFile } from "../../files/archive/writeArchive.ts";
import { answerSheetHtml } from "../../output/answerSheetHtml.ts";
import { letterFile } from "../../output/letters/letterFile.ts";
import type { ArchivedRecord } from "../../store/archive/family.ts";

/** A file of an archive that is made from the case, with what it is called. */
export type MadeFile = { readonly file: ArchiveFile; readonly title: Text; readonly person: Text };

/** The answer sheet of every form that the case needs, as one page in each language. */
export function madeForms(
  caseFile: CaseFile,
  the: CaseReader,
  isOpen: (form: FormNumber) => boolean,
): readonly MadeFile[] {
  return formsOf(the).flatMap(({ form, person, childNumber, decision }): readonly MadeFile[] => {
    if (!decision.value || !isFormNumber(form.id) || !isOpen(form.id)) return [];
    const whose = personOf(person, childNumber);
    const sheet = answerSheet(formOfCase(caseFile, form.id, whose), caseFile.today);
    const name = whose.role === "main" ? form.id : `${form.id}-${partOfPath(whose)}`;
    return (["en", "fr"] as const).map((language) => ({
      file: made(`forms/${name}.${language}.html`, Buffer.from(answerSheetHtml(sheet, language), "utf8")),
      title: sheet.form,
      person: wordsFor(whose),
    }));
  });
}

const isFormNumber = (id: string): id is FormNumber => (formNumbers as readonly string[]).includes(id);

const personOf = (role: string, childNumber: number | undefined): PersonRef =>
  role === "child"
    ? { role: "child", childNumber: childNumber ?? 1 }
    : { role: role as Exclude<PersonRef["role"], "child"> };

const wordsFor = (person: PersonRef): Text =>
  roleWords(person.role, person.role === "child" ? person.childNumber : undefined);

const partOfPath = (person: PersonRef): string =>
  person.role === "child" ? `child-${person.childNumber}` : person.role;

/** The letters on which somebody wrote, as they stand. What they said before is in their versions. */
export async function madeLetters(
  caseFile: CaseFile,
  the: CaseReader,
  versions: readonly ArchivedRecord[],
): Promise<readonly MadeFile[]> {
  const kept = versions.flatMap(({ text }) => letterIn(text));
  const keys = [...new Set([...Object.keys(caseFile.letters ?? {}), ...kept])].filter(isLetterKey).toSorted();
  const files: MadeFile[] = [];
  for (const key of keys) {
    const content = contentOf(letterOfKey(key));
    const person = peopleOfLetter(content, the).find((one) => letterKey(content.id, one) === key);
    if (person === undefined) continue;
    const { draft } = letterOfCase(content, { caseFile, main: the, person });
    const bytes = await letterFile(draft, { kind: "pdf", caseFile, main: the });
    files.push({
      file: made(`letters/${key.replaceAll(":", "-")}.pdf`, bytes),
      title: nameOfLetter(key),
      person: wordsFor(person),
    });
  }
  return files;
}

export const nameOfLetter = (key: LetterKey): Text => letterOf(letterOfKey(key))?.name ?? { en: key, fr: key };

/** Of which letter a kept text is. */
const letterIn = (text: unknown): readonly LetterKey[] => {
  const letter = (text as { readonly letter?: unknown } | null)?.letter;
  return typeof letter === "string" && isLetterKey(letter) ? [letter] : [];
};
