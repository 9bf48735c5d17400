import { areSureRows, rowsAsKept } from "@boreal/domain/caseFile/documentValues/readValue";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { Language, Text } from "@boreal/domain/kernel/text";
import { computePlan } from "@boreal/domain/plan/plan";
import type { Slot, VaultPage } from "@boreal/domain/vault/page";
import { vaultPages } from "@boreal/domain/vault/pages";
import { createReaderPool } from "@boreal/reading/process/pool";
import { findingsOf, type Reading } from "@boreal/reading/reading";
import { today } from "@boreal/server/clock";
import { parseCase, readInput } from "./caseInput.ts";
import { exitStatus, WrongInput, type ExitStatus } from "./exitStatus.ts";
import { languageOf, sentences, table, type Terminal } from "./terminal.ts";

type PrintedWarning = {
  readonly id: string;
  readonly blocking: boolean;
  readonly page?: number;
  readonly because: Text;
};
/** `boreal-reading/1`; a file that could not even be opened has no content to speak of. */
type Printed = Omit<Reading, "warnings" | "error"> & {
  readonly warnings: readonly PrintedWarning[];
  readonly error?: { readonly code: string; readonly text: Text };
};
type PageAndSlot = { readonly page: VaultPage; readonly slot: Slot };

/** `boreal read FILE... [--slot SLOT] [--case CASE.json] [--json]`: one reading per file, in the order given. */
export async function readCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const options = { slot: { type: "string" }, case: { type: "string" }, json: { type: "boolean" } } as const;
  const { values, positionals: paths } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (paths.length === 0) throw new WrongInput("boreal read: found no file; accepted is one or more files");
  const place = values.slot === undefined ? undefined : placeOf(values.slot);
  const caseFile = values.case === undefined ? emptyCase(terminal) : await caseOf(values.case, terminal);
  const pool = createReaderPool();
  const language = languageOf(terminal.environment);
  let isMissingSome = false;
  try {
    if (values.json) terminal.out("[");
    for (const [index, path] of paths.entries()) {
      const bytes = await readFile(path).catch((error: unknown) =>
        error instanceof Error && "code" in error ? String(error.code) : "unknown reason",
      );
      if (typeof bytes === "string") {
        isMissingSome = true;
        terminal.complain(`${path}: found a file that cannot be opened (${bytes}); accepted is a readable file`);
      }
      const reading =
        typeof bytes === "string"
          ? unopened(basename(path), bytes)
          : withCase(
              await pool.read({ bytes, fileName: basename(path), expectedTypes: place?.slot.documentTypes ?? [] }),
              place,
              caseFile,
            );
      terminal.out(
        values.json ? `${index === 0 ? "" : ","}\n${JSON.stringify(reading, null, 2)}` : readingText(reading, language),
      );
    }
    if (values.json) terminal.out("\n]\n");
  } finally {
    await pool.close();
  }
  return isMissingSome ? exitStatus.wrongInput : exitStatus.done;
}

function placeOf(slotId: string): PageAndSlot {
  for (const page of vaultPages) {
    const slot = page.slots.find(({ id }) => id === slotId);
    if (slot) return { page, slot };
  }
  const known = vaultPages.flatMap(({ slots }) => slots.map(({ id }) => id));
  throw new WrongInput(`--slot: found "${slotId}"; accepted is one of ${known.join(", ")}`);
}

async function caseOf(path: string, terminal: Terminal): Promise<CaseFile> {
  const parsed = parseCase(
    await readInput(path, terminal),
    today({ today: terminal.environment.BOREAL_TODAY }),
    "--case: ",
  );
  if ("faults" in parsed) throw new WrongInput(...parsed.faults);
  return parsed.caseFile;
}

/** Nobody's case, for the warnings that need only the document, its slot and today. */
const emptyCase = (terminal: Terminal): CaseFile => ({
  today: today({ today: terminal.environment.BOREAL_TODAY }),
  user: {},
  profile: {},
  application: { type: "Student" },
  answers: {},
  dependents: [],
  documents: [],
});

/** Adds the warnings that compare the document with the case, by asking for the plan of the case with this document in it. */
function withCase(reading: Reading, place: PageAndSlot | undefined, caseFile: CaseFile): Printed {
  if (reading.outcome !== "read") return reading;
  const fileId = reading.sha256;
  const document = {
    fileId,
    documentId: place?.page.slug ?? "",
    ...(place ? { slotId: place.slot.id, documentOwner: place.page.person } : {}),
    documentType: reading.documentType,
    bytes: reading.bytes,
    parsedValues: {
      ...Object.fromEntries(Object.entries(reading.fields).map(([name, { value }]) => [name, value])),
      ...tablesOf(reading, areSureRows),
    },
    originalParsedValues: tablesOf(reading, () => true),
    findings: findingsOf(reading),
  };
  const known = new Set<string>(findingsOf(reading));
  const compared = computePlan({ ...caseFile, documents: [...caseFile.documents, document] })
    .warnings.filter((warning) => warning.fileId === fileId && !known.has(warning.id))
    .map(({ id, blocking, why }) => ({
      id,
      blocking,
      because: { en: sentences(why.because, "en"), fr: sentences(why.because, "fr") },
    }));
  return { ...reading, warnings: [...reading.warnings, ...compared] };
}

const tablesOf = ({ rows = {} }: Reading, counts: typeof areSureRows) =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([name, list]) => (counts(name, list) ? [[name, rowsAsKept(name, list)]] : [])),
  );

function unopened(file: string, code: string): Printed {
  return {
    format: "boreal-reading/1",
    readerVersion: "",
    file,
    sha256: "",
    mime: "",
    bytes: 0,
    pages: [],
    documentType: null,
    typeConfidence: 0,
    otherTypes: [],
    language: null,
    fields: {},
    warnings: [],
    outcome: "rejected",
    error: {
      code: "notOpened",
      text: { en: `The file cannot be opened (${code}).`, fr: `Le fichier ne peut pas être ouvert (${code}).` },
    },
    milliseconds: 0,
  };
}

function readingText(reading: Printed, language: Language): string {
  const rows = [
    ...Object.entries(reading.fields).map(([name, { value, confidence, page }]) => [
      "",
      name,
      value,
      `${Math.round(confidence * 100)} %, p. ${page}`,
    ]),
    ...reading.warnings.map(({ id, because }) => ["", id, because[language]]),
  ];
  const error = reading.error === undefined ? "" : `: ${reading.error.text[language]}`;
  return `${reading.file}: ${reading.documentType ?? "-"}, ${reading.outcome}${error}\n${table(rows)}`;
}
