import { parseArgs } from "node:util";
import { formOfCase } from "@boreal/domain/review/formOfCase";
import { differencesFrom } from "@boreal/official-forms/compareForm";
import { formEditions } from "@boreal/official-forms/maps/editions";
import { isRefused } from "@boreal/official-forms/openFormFile";
import { readBack, type ReadForm } from "@boreal/official-forms/readBack";
import { today } from "@boreal/server/clock";
import { dayGiven, onDay, parseCase, readInput } from "./caseInput.ts";
import { exitStatus, WrongInput, type ExitStatus } from "./exitStatus.ts";
import { ownerOf, personNamed } from "./form/formPerson.ts";
import { bytesOf } from "./forms.ts";
import { languageOf, table, type Terminal } from "./terminal.ts";

/** `boreal form compare FILE.pdf CASE.json [--person PERSON] [--on DATE] [--json]`: each field in which the file differs. Exit status 1 when there are any. */
export async function compareForm(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const options = { on: { type: "string" }, json: { type: "boolean" }, person: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [file, casePath, ...others] = positionals;
  if (file === undefined || casePath === undefined || others.length > 0)
    throw new WrongInput(
      `boreal form compare: found ${positionals.length} files; accepted is two: FILE.pdf and CASE.json`,
    );
  const language = languageOf(terminal.environment);
  const read = readBack(await bytesOf(file));
  if (isRefused(read)) throw new WrongInput(`${file}: ${read.text[language]}`);
  const day = dayGiven(values.on);
  const parsed = parseCase(
    await readInput(casePath, terminal),
    day ?? today({ today: terminal.environment.BOREAL_TODAY }),
  );
  if ("faults" in parsed) throw new WrongInput(...parsed.faults);
  const dated = onDay(parsed.caseFile, day);
  const named = values.person === undefined ? undefined : personNamed(values.person);
  const { person, noForm } = ownerOf(dated, read.form, { named, language });
  if (noForm !== undefined) throw new WrongInput(`boreal form compare: ${noForm}`);
  const state = formOfCase(dated, read.form, person);
  const edition = formEditions.find(
    (one) => one.form === read.form && one.edition === read.edition && one.language === read.language,
  );
  if (!edition) throw new Error("a form was read by an edition that is not there");
  const differences = differencesFrom(edition, read.values, state.values, read.lists);
  if (values.json)
    terminal.out(
      `${JSON.stringify({ ...seen(read), differences: differences.map(({ field, onForm, inCase }) => ({ path: field, onForm: onForm ?? null, inCase: inCase ?? null })) }, null, 2)}\n`,
    );
  else
    terminal.out(
      table(differences.map(({ field, onForm, inCase }) => [field, String(onForm ?? "-"), String(inCase ?? "-")])),
    );
  return differences.length > 0 ? exitStatus.answerIsNo : exitStatus.done;
}

const seen = ({
  form,
  edition,
  language,
  validated,
  lastValidated,
  barcodes,
  signatures,
  contradictory,
}: ReadForm) => ({
  form,
  edition,
  language: language === "F" ? "fr" : "en",
  validated: validated ?? null,
  lastValidated: lastValidated ?? null,
  barcodes: barcodes ?? null,
  signed: signatures.size > 0,
  contradictory: contradictory.length,
});
