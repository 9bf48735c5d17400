import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { formNumbers, hasOfficialFile, type FormNumber } from "@boreal/domain/caseFile/formValues";
import type { FormChoice, FormField } from "@boreal/domain/forms/fields/field";
import type { AnswerSheet } from "@boreal/domain/forms/answerSheet/answerSheet";
import { furtherSheet } from "@boreal/domain/forms/answerSheet/furtherSheet";
import type { FormState } from "@boreal/domain/forms/formState";
import type { Language } from "@boreal/domain/kernel/text";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { fillForm } from "@boreal/official-forms/fill";
import type { KnownBlank } from "@boreal/official-forms/library";
import { roomOnForm } from "@boreal/official-forms/roomOnForm";
import { editionName, formEditions } from "@boreal/official-forms/maps/editions";
import { today } from "@boreal/server/clock";
import { sheetWanted, summaryCommand, writeBeside } from "./answerSheet.ts";
import { dayGiven, forEachCase, onDay, onePath } from "./caseInput.ts";
import { WrongInput, type ExitStatus } from "./exitStatus.ts";
import { findBlank } from "./formBlanks.ts";
import { compareForm } from "./formCompare.ts";
import { ownerOf, personNamed } from "./form/formPerson.ts";
import { besideForm, foundIn, tellNotTaken, tellOtherNames, tellValues } from "./form/formRemarks.ts";
import { keepWhatIsRead } from "./outFile/outFile.ts";
import { settingOptions } from "./settingsFor.ts";
import { languageOf, type Terminal } from "./terminal.ts";

const options = {
  ...settingOptions,
  on: { type: "string" },
  json: { type: "boolean" },
  person: { type: "string" },
  out: { type: "string" },
  language: { type: "string" },
  summary: { type: "boolean" },
} as const;

/**
 * `boreal form FORM CASE.json --out FILE.pdf`: the official file, filled; `--json`: its values by dotted path, as they would
 * be written; `--summary --out FILE.pdf` or `FILE.html`: its answer sheet. `boreal form compare FILE.pdf CASE.json`: where a
 * filled file differs from the case.
 */
export async function formCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const [number, ...rest] = args;
  if (number === "compare") return await compareForm(rest, terminal);
  const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true });
  const form = formNumbered(number);
  const path = onePath("form", positionals);
  const named = values.person === undefined ? undefined : personNamed(values.person);
  const day = dayGiven(values.on);
  if (values.out !== undefined) await keepWhatIsRead([values.out, besideForm(values.out)], { caseFile: path });
  if (values.summary)
    return await summaryCommand(
      { form, path, named, day },
      sheetWanted(values, languageOf(terminal.environment)),
      terminal,
    );
  const { out } = values;
  if (!values.json && out === undefined)
    throw new WrongInput("boreal form: found neither --out nor --json; accepted is --out FILE.pdf, --json, or both");
  if (out !== undefined && path.endsWith(".jsonl"))
    throw new WrongInput("--out: found a .jsonl file of cases; accepted is one case");
  const language = languageNamed(values.language);
  if (out !== undefined && !hasOfficialFile(form))
    throw new WrongInput(
      `boreal form: found ${form}, of which Boreal has no official file; accepted is --json, or --summary with --out`,
    );
  const blank =
    out === undefined || !hasOfficialFile(form)
      ? undefined
      : await findBlank({ form, language, data: values.data }, terminal);
  if (out !== undefined && !blank) throw noBlank(form, language);
  let further: AnswerSheet | undefined;
  const status = await forEachCase(
    path,
    day ?? today({ today: terminal.environment.BOREAL_TODAY }),
    terminal,
    (caseFile, perLine) => {
      const dated = onDay(caseFile, day);
      const { person, noForm, notNeeded } = ownerOf(dated, form, {
        named,
        language: languageOf(terminal.environment),
      });
      const state = formOfCase(dated, form, person);
      tellNotTaken(dated, form, person, terminal);
      if (values.json) tellValues(state, terminal, perLine);
      if (notNeeded !== undefined) terminal.complain(`boreal form: ${notNeeded}`);
      if (noForm !== undefined && out !== undefined) return [`boreal form: ${noForm}`];
      if (noForm !== undefined) terminal.complain(`boreal form: ${noForm}`);
      if (!blank || out === undefined) return [];
      const refused = writeForm(state, blank, out, terminal);
      if (refused.length === 0) further = furtherSheet(state, dated.today, roomOnForm(blank.edition));
      return refused;
    },
  );
  if (further && out !== undefined)
    await writeBeside(further, { out, kind: "pdf", language: language === "F" ? "fr" : "en" }, terminal);
  return status;
}

/** The longest list of choices that a line still names. */
const mostNamed = 12;

/** What a case file holds in a field with choices, for nobody can guess the codes of the authority. */
function acceptedOf({ choices }: FormField, language: Language): string {
  if (!Array.isArray(choices) || choices.length > mostNamed) return "";
  const named = (choices as readonly FormChoice[]).map(({ value, label }) =>
    label[language] === value ? value : `${value} (${label[language]})`,
  );
  return ` Accepted: ${named.join(", ")}.`;
}

/** What is at hand depends on the authority too: some forms have no French edition whose places anybody read. */
function noBlank(form: FormNumber, language: "E" | "F"): WrongInput {
  const words = { E: "en", F: "fr" } as const;
  const known = formEditions.filter((one) => one.form === form);
  const ofLanguage = known.filter((one) => one.language === language);
  if (ofLanguage.length === 0)
    return new WrongInput(
      `--language: found ${words[language]}, and Boreal knows no edition of ${form} in it; accepted is ${[...new Set(known.map((one) => words[one.language]))].join(", ")}, or --summary for the answer sheet`,
    );
  return new WrongInput(
    `boreal form: found no blank of ${form} (${words[language]}) in the form library; accepted is ${ofLanguage.map(editionName).join(" or ")}, added with boreal forms add or lying in the folder BOREAL_FORMS`,
  );
}

/** Writes the file, or says for each field why there is none: no partial form is ever written. */
function writeForm(state: FormState, blank: KnownBlank, out: string, terminal: Terminal): readonly string[] {
  const language = languageOf(terminal.environment);
  const missing = whatIsMissing(state, language);
  if (missing.length > 0) return [`boreal form: nothing is written, because the form lacks what follows`, ...missing];
  const filled = fillForm(blank, state.values);
  if ("refused" in filled) return filled.refused.map(({ field, text }) => `${field}: ${text[language]}`);
  try {
    writeFileSync(out, filled.bytes, { mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    throw new WrongInput(
      `--out: found a file that cannot be written (${code}); accepted is a path in a folder that is there`,
    );
  }
  for (const { field, code, text } of filled.unplaced)
    if (code !== "noPlace") terminal.complain(`${field}: ${text[language]}`);
  tellOtherNames(state, terminal);
  return [];
}

const whatIsMissing = ({ missing, faulty, missingLists }: FormState, language: Language): readonly string[] => [
  ...[...missing, ...faulty].map(
    ({ path, field, refusal, claims }) =>
      `${path}: ${field.label[language]}: ${refusal?.text[language] ?? ""}${claims ? foundIn(claims, language) : acceptedOf(field, language)}`,
  ),
  ...missingLists.map(({ list, refusal }) => `${list.list}: ${list.title[language]}: ${refusal?.text[language] ?? ""}`),
];

function formNumbered(number: string | undefined): FormNumber {
  const wanted = number?.toUpperCase().replaceAll(/[\s-]/g, "");
  const form = formNumbers.find((one) => one === wanted);
  if (form === undefined)
    throw new WrongInput(
      `boreal form: found the form "${number ?? ""}"; accepted is one of ${formNumbers.join(", ")}, or compare`,
    );
  return form;
}

function languageNamed(name = "en"): "E" | "F" {
  if (name === "en" || name === "fr") return name === "fr" ? "F" : "E";
  throw new WrongInput(`--language: found "${name}"; accepted is en or fr`);
}
