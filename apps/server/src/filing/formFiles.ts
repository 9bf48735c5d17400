import { hasOfficialFile, hasValidate } from "@boreal/domain/caseFile/formValues";
import type { FormItem } from "@boreal/domain/filing/filingPackage";
import { answerSheet, type AnswerSheet } from "@boreal/domain/forms/answerSheet/answerSheet";
import type { FormState } from "@boreal/domain/forms/formState";
import { fill, type Language, type Text } from "@boreal/domain/kernel/text";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { answerSheetPdf } from "../output/answerSheetPdf.ts";
import { furtherOf } from "../output/furtherOf.ts";
import { madeFile, megabytes, type Made, type MadeFile } from "./madeFile.ts";
import type { PackageSource } from "./packageSource.ts";
import { failureWords, toDoWords } from "./packageWords.ts";

type Of = { readonly source: PackageSource; readonly language: Language; readonly maxBytes: number };

/** An official form, filled; or its answer sheet, where no official file is at hand. With it what the file has no room for. */
export async function formFiles(item: FormItem, { source, language, maxBytes }: Of): Promise<Made> {
  const { caseFile } = source;
  const state = formOfCase(caseFile, item.form, item.person);
  const filled = hasOfficialFile(item.form) ? await source.fillForm(item.form, state.values, language) : undefined;
  if (filled === undefined) return { files: [await sheetFile(item, state, { source, language })], failures: [] };
  if ("refused" in filled) {
    const why = { en: "", fr: "" };
    for (const of of languages) why[of] = filled.refused.map(({ text }) => text[of]).join(" ");
    return failed(item, "notFilled", fill(failureWords.notFilled, { why }));
  }
  if (filled.bytes.byteLength > maxBytes)
    return failed(item, "formTooLarge", fill(failureWords.formTooLarge, { limit: megabytes(maxBytes) }));
  const { edition, blank, notes } = filled;
  const form = madeFile(
    {
      path: `${item.path}.pdf`,
      kind: "form",
      ...about(item),
      form: { form: item.form, key: item.key, edition, language: filled.language, blank },
      toDo: [
        hasValidate(item.form) ? toDoWords.validate : toDoWords.sign,
        ...notes.filter(({ code }) => code !== "noPlace").map(({ text }) => text),
      ],
    },
    filled.bytes,
  );
  const further = furtherOf(state, caseFile.today, filled.language);
  return { files: [form, ...(further ? [await furtherFile(item, further, language)] : [])], failures: [] };
}

const languages = ["en", "fr"] as const;

const about = ({ applicant, field, title }: FormItem) => ({ applicant, field, title });

const failed = (item: FormItem, code: string, text: Text): Made => ({
  files: [],
  failures: [{ code, text, ...about(item), fileIds: [], form: item.key }],
});

async function sheetFile(
  item: FormItem,
  state: FormState,
  { source, language }: Pick<Of, "source" | "language">,
): Promise<MadeFile> {
  const sheet = answerSheet(state, source.caseFile.today);
  return madeFile(
    {
      path: `${item.path}-${language === "fr" ? "feuille-de-reponses" : "answer-sheet"}.pdf`,
      kind: "answerSheet",
      ...about(item),
      form: { form: item.form, key: item.key },
      toDo: [toDoWords.copyAnswers],
    },
    await answerSheetPdf(sheet, language),
  );
}

const furtherFile = async (item: FormItem, sheet: AnswerSheet, language: Language): Promise<MadeFile> =>
  madeFile(
    {
      path: `${item.path}-${language === "fr" ? "feuille-supplementaire" : "further-sheet"}.pdf`,
      kind: "furtherSheet",
      ...about(item),
      form: { form: item.form, key: item.key },
      toDo: [toDoWords.further],
    },
    await answerSheetPdf(sheet, language),
  );
