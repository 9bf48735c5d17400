import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { openArchives, type Archives } from "@boreal/server/archives";
import { writeArchive } from "@boreal/server/files/archive/writeArchive";
import { exitStatus, WrongInput, type ExitStatus } from "../exitStatus.ts";
import { keepWhatIsRead, notWritten } from "../outFile/outFile.ts";
import { settingOptions, settingsFor } from "../settingsFor.ts";
import { table, type Terminal } from "../terminal.ts";

/** `boreal export APPLICATION --out FILE.zip` and `boreal export --list`: whole cases as open archives (docs/archive). */
export async function exportCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...settingOptions, out: { type: "string" }, list: { type: "boolean" }, json: { type: "boolean" } },
    allowPositionals: true,
  });
  const { list = false, json = false, out } = values;
  if (list && (positionals.length > 0 || out !== undefined))
    throw new WrongInput("boreal export --list: found more; accepted is --list alone, or with --json");
  const [applicationId] = positionals;
  if (!list && (positionals.length !== 1 || applicationId === undefined || out === undefined))
    throw new WrongInput(
      `boreal export: found "${positionals.join(" ")}"${out === undefined ? " without --out" : ""}; accepted is APPLICATION --out FILE.zip, or --list`,
    );
  const settings = settingsFor(values, terminal);
  if (out !== undefined) await keepWhatIsRead([out, draftOf(out)], { data: settings.dataFolder });
  const archives = await openArchives(settings);
  try {
    if (applicationId === undefined || out === undefined) return await listCases(archives, json, terminal);
    return await exportCase(archives, { applicationId, out, json }, terminal);
  } finally {
    await archives.close();
  }
}

async function listCases(archives: Archives, json: boolean, terminal: Terminal): Promise<ExitStatus> {
  const cases = await archives.list();
  terminal.out(
    json
      ? `${JSON.stringify(cases, null, 2)}\n`
      : table(cases.map(({ id, type, status, ownerId }) => [id, type, status, ownerId])),
  );
  return exitStatus.done;
}

/** Under another name until it is whole, so that a file of this name always is. */
const draftOf = (out: string): string => `${out}.part`;

async function exportCase(
  archives: Archives,
  { applicationId, out, json }: { readonly applicationId: string; readonly out: string; readonly json: boolean },
  terminal: Terminal,
): Promise<ExitStatus> {
  const archive = await archives.export(applicationId);
  if (archive === undefined)
    throw new WrongInput(
      `boreal export: found no application ${applicationId}; accepted is an id that boreal export --list names`,
    );
  const draft = draftOf(out);
  try {
    await pipeline(
      Readable.from(writeArchive(archive.about, archive.files), { objectMode: false }),
      createWriteStream(draft, { mode: 0o600 }),
    );
    await rename(draft, out);
  } catch (fault) {
    await rm(draft, { force: true }).catch(() => {});
    throw notWritten(out, fault);
  }
  const missing = archive.missing;
  for (const id of missing)
    terminal.complain(
      `boreal export: the bytes of document ${id} are gone or damaged; the archive says so and goes without them`,
    );
  const files = archive.files.length + 1;
  terminal.out(
    json
      ? `${JSON.stringify({ applicationId, file: out, files, missing })}\n`
      : `${out}: the whole case ${applicationId}, ${files} files\n`,
  );
  return exitStatus.done;
}
