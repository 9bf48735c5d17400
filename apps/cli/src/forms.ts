import { easternDay } from "@boreal/domain/kernel/easternDay";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { now } from "@boreal/server/clock";
import { exitStatus, WrongInput, type ExitStatus } from "./exitStatus.ts";
import { checkedBlank, libraryOf } from "./formBlanks.ts";
import { settingOptions } from "./settingsFor.ts";
import { languageOf, table, type Terminal } from "./terminal.ts";
import { whyUnread } from "./whyUnread.ts";

const languages = { E: "en", F: "fr" } as const;

/** `boreal forms add FILE.pdf` and `boreal forms list [--json]`: the library of blank official forms. */
export async function formsCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const [action, ...rest] = args;
  if (action === "add") return await addForms(rest, terminal);
  if (action === "list") return await listForms(rest, terminal);
  throw new WrongInput(`boreal forms: found "${action ?? ""}"; accepted is add FILE.pdf, or list`);
}

async function addForms(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { positionals: paths, values } = parseArgs({
    args: [...args],
    options: settingOptions,
    allowPositionals: true,
  });
  if (paths.length === 0)
    throw new WrongInput("boreal forms add: found no file; accepted is one or more blank official forms");
  const library = libraryOf(values.data, terminal);
  const language = languageOf(terminal.environment);
  let isRefusedOnce = false;
  for (const path of paths) {
    const bytes = await bytesOf(path);
    const checked = checkedBlank(bytes);
    if ("facts" in checked) {
      const {
        form,
        edition,
        language: letter,
        sha256,
      } = await library.keep(bytes, checked.facts, { addedAt: now().toISOString(), addedBy: "command", source: null });
      terminal.out(`${form} ${edition} ${languages[letter]} ${sha256}\n`);
      continue;
    }
    isRefusedOnce = true;
    const { text, missing = [], added = [] } = checked.refusal;
    terminal.complain(`${path}: ${text[language]}`);
    for (const place of missing) terminal.complain(`  - ${place}`);
    for (const place of added) terminal.complain(`  + ${place}`);
  }
  return isRefusedOnce ? exitStatus.wrongInput : exitStatus.done;
}

async function listForms(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values } = parseArgs({ args: [...args], options: { ...settingOptions, json: { type: "boolean" } } });
  const blanks = (await libraryOf(values.data, terminal).list()).map(({ language, ...blank }) => ({
    ...blank,
    language: languages[language],
  }));
  if (values.json) terminal.out(`${JSON.stringify(blanks, null, 2)}\n`);
  else
    terminal.out(
      table(
        blanks.map(({ form, edition, language, kind, addedAt, sha256 }) => [
          form,
          edition,
          language,
          kind,
          easternDay(addedAt),
          sha256,
        ]),
      ),
    );
  return exitStatus.done;
}

export async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new WrongInput(`${path}: found ${whyUnread(error)}; accepted is a readable PDF file`);
  }
}
