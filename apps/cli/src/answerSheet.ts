import { writeFile } from "node:fs/promises";
import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import type { PersonRef } from "@boreal/domain/caseFile/personRole";
import { answerSheet, type AnswerSheet } from "@boreal/domain/forms/answerSheet/answerSheet";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Language } from "@boreal/domain/kernel/text";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { today } from "@boreal/server/clock";
import { furtherOf } from "@boreal/server/output/furtherOf";
import { forEachCase, onDay } from "./caseInput.ts";
import { WrongInput, type ExitStatus } from "./exitStatus.ts";
import { ownerOf } from "./form/formPerson.ts";
import { besideForm, sheetMade, tellNotTaken } from "./form/formRemarks.ts";
import { languageOf, type Terminal } from "./terminal.ts";

/** Where the answer sheet of a form goes and in which language; the ending of the file says what it is. */
type SheetWanted = { readonly out: string; readonly kind: "pdf" | "html"; readonly language: Language };

export function sheetWanted(
  values: { readonly out?: string | undefined; readonly language?: string | undefined },
  fallback: Language,
): SheetWanted {
  const { out, language = fallback } = values;
  const kind = /\.(pdf|html)$/i.exec(out ?? "")?.[1]?.toLowerCase();
  if (out === undefined || (kind !== "pdf" && kind !== "html")) {
    throw new WrongInput(
      `--out: found ${out === undefined ? "none" : `"${out}"`}; accepted with --summary is a file that ends in .pdf or .html`,
    );
  }
  if (language !== "en" && language !== "fr")
    throw new WrongInput(`--language: found "${language}"; accepted is en or fr`);
  return { out, kind, language };
}

type FormWanted = {
  readonly form: FormNumber;
  readonly path: string;
  /** Nothing where nobody says whose form it is. */
  readonly named: PersonRef | undefined;
  readonly day: IsoDate | undefined;
};

/** `boreal form FORM CASE.json --summary --out FILE.pdf`: the answers in the order of the form, for people. */
export async function summaryCommand(
  { form, path, named, day }: FormWanted,
  wanted: SheetWanted,
  terminal: Terminal,
): Promise<ExitStatus> {
  if (path.endsWith(".jsonl")) throw new WrongInput("boreal form --summary: found a .jsonl file; accepted is one case");
  let sheet: AnswerSheet | undefined;
  let further: AnswerSheet | undefined;
  const status = await forEachCase(
    path,
    day ?? today({ today: terminal.environment.BOREAL_TODAY }),
    terminal,
    (given) => {
      const caseFile = onDay(given, day);
      const { person, noForm, notNeeded } = ownerOf(caseFile, form, {
        named,
        language: languageOf(terminal.environment),
      });
      if (noForm !== undefined) return [`boreal form: ${noForm}`];
      if (notNeeded !== undefined) terminal.complain(`boreal form: ${notNeeded}`);
      tellNotTaken(caseFile, form, person, terminal);
      const state = formOfCase(caseFile, form, person);
      sheet = answerSheet(state, caseFile.today);
      further = furtherOf(state, caseFile.today, wanted.language);
      return [];
    },
  );
  if (sheet) await writeSheet(sheet, wanted);
  if (further) await writeBeside(further, wanted, terminal);
  return status;
}

/** The further sheet lies beside what it goes with, and that it was made is said. */
export async function writeBeside(further: AnswerSheet, wanted: SheetWanted, terminal: Terminal): Promise<void> {
  const out = besideForm(wanted.out);
  await writeSheet(further, { ...wanted, out });
  terminal.complain(`boreal form: ${sheetMade[languageOf(terminal.environment)]} ${out}`);
}

/** What a sheet is drawn with is loaded here, for no other command waits for it. */
async function writeSheet(sheet: AnswerSheet, { out, kind, language }: SheetWanted): Promise<void> {
  const content =
    kind === "pdf"
      ? await (await import("@boreal/server/output/answerSheetPdf")).answerSheetPdf(sheet, language)
      : (await import("@boreal/server/output/answerSheetHtml")).answerSheetHtml(sheet, language);
  try {
    await writeFile(out, content, { mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    throw new WrongInput(
      `--out: found a place that cannot be written (${code}); accepted is a file in a folder that is there`,
    );
  }
}
