import { existsSync, mkdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import type { Config } from "./config.ts";

/**
 * What may stand in a log line besides its sentence. Anything else is dropped, so that an address, a name, a file
 * name, a token or a query string cannot get in by a careless call.
 */
const allowedFields = [
  "requestId",
  "method",
  "route",
  "status",
  "milliseconds",
  "bytes",
  "applicationId",
  "fileId",
  "userId",
  "jobId",
  "jobKind",
  "attempt",
  "mailId",
  "eventId",
  "event",
  "outcome",
  "reason",
  "code",
  "count",
  "pid",
  "port",
  "signal",
  "stage",
  "part",
  "setting",
  "error",
] as const;

type FieldName = Exclude<(typeof allowedFields)[number], "error">;
/** Ids, numbers, codes and words of the program's own; `error` may be anything thrown. */
export type LogFields = { readonly [K in FieldName]?: string | number | boolean | undefined } & {
  readonly error?: unknown;
};
type Write = (sentence: string, fields?: LogFields) => void;

/** Sentences are written in the program, never put together from data. */
export type Log = {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
  readonly close: () => void;
};

const largestLog = 10 * 1024 * 1024;
/** Files that were put aside; the oldest gives way. */
const keptAside = 5;
const longestValue = 200;
/** The size is looked at after so many lines: a line is short. */
const linesBetweenLooks = 200;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Which file stands there: another one has another number. */
const numberOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

/** Lines that wait for room on the disk, in bytes; more are lost. */
const mostKeptBack = 1024 * 1024;

type LogOptions = {
  readonly terminal?: (line: string) => void;
  /** A file of this many bytes is put aside as `boreal.log.1`, those before it as `.2` to `.5`, and a new one begins. */
  readonly largest?: number;
};

/** JSON lines in `<data>/logs/boreal.log`; warnings and errors also as short lines on the terminal. */
export function openLog(
  config: Pick<Config, "dataFolder" | "logLevel">,
  { terminal = (line) => process.stderr.write(`${line}\n`), largest = largestLog }: LogOptions = {},
): Log {
  const folder = join(config.dataFolder, "logs");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const destination = openLogFile(join(folder, "boreal.log"), largest, (sentence) => terminal(`error: ${sentence}`));
  const lines = pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination.stream,
  );
  const writer =
    (level: "debug" | "info" | "warn" | "error"): Write =>
    (sentence, fields = {}) => {
      const kept = keepAllowed(fields);
      lines[level](kept, sentence);
      destination.lineWritten();
      if (level === "warn" || level === "error")
        terminal(`${level === "warn" ? "warning" : "error"}: ${sentence}${shortFields(kept)}`);
    };
  return {
    debug: writer("debug"),
    info: writer("info"),
    warn: writer("warn"),
    error: writer("error"),
    close: () => destination.stream.end(),
  };
}

/** The file of the log, put aside when it is too large. `tell` hears of what goes wrong with it, of each thing once. */
function openLogFile(file: string, largest: number, tell: (sentence: string) => void) {
  const told = new Set<string>();
  const tellOnce = (sentence: string) => {
    if (!told.has(sentence)) tell(sentence);
    told.add(sentence);
  };
  // A log that cannot be put aside goes on where it is: that is no reason to answer nobody.
  const unlessRefused = (work: () => void) => {
    try {
      work();
    } catch {
      tellOnce("the log cannot be put aside and grows");
    }
  };
  const putAside = () => {
    if (sizeOf(file) <= largest) return;
    for (let nth = keptAside - 1; nth >= 1; nth -= 1)
      if (existsSync(`${file}.${nth}`)) renameSync(`${file}.${nth}`, `${file}.${nth + 1}`);
    renameSync(file, `${file}.1`);
  };
  unlessRefused(putAside);
  const stream = pino.destination({ dest: file, sync: true, mode: 0o600, maxLength: mostKeptBack });
  let written = numberOf(file);
  let linesUntilLook = linesBetweenLooks;
  const lineWritten = () => {
    linesUntilLook -= 1;
    if (linesUntilLook > 0) return;
    linesUntilLook = linesBetweenLooks;
    unlessRefused(() => {
      putAside();
      // Put aside just now, or by another process on the same folder: what is open here would go on under its other name.
      if (numberOf(file) === written) return;
      stream.reopen();
      written = numberOf(file);
    });
  };
  // A full disk loses lines of the log, never the server: it goes on answering, and the log goes on when there is room again.
  stream.on("error", (fault: Error) => {
    tellOnce(
      `the log cannot be written (${"code" in fault ? String(fault.code) : fault.name}); lines are lost until it can`,
    );
  });
  return { stream, lineWritten };
}

/** Writes nowhere; for tests and commands without a data folder. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {}, close() {} };

/** The fields that may be logged, shortened. Of an error its kind, its code and where it arose, never its message: messages quote data. */
export function keepAllowed(fields: LogFields): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name of allowedFields) {
    const value = fields[name];
    if (value === undefined) continue;
    if (name === "error") kept.error = describeError(value);
    else if (typeof value === "number" || typeof value === "boolean") kept[name] = value;
    else if (typeof value === "string") kept[name] = withoutQuery(value).slice(0, longestValue);
  }
  return kept;
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    ...("code" in error && typeof error.code === "string" ? { code: error.code.slice(0, 60) } : {}),
    at: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/** Query strings carry tokens. */
const withoutQuery = (value: string) => value.replace(/\?.*$/s, "");

function shortFields(kept: Record<string, unknown>): string {
  const words = Object.entries(kept).flatMap(([name, value]) => {
    if (name !== "error") return [`${name} ${String(value)}`];
    const { kind, code } = value as { kind: string; code?: string };
    return [code === undefined ? kind : `${kind} ${code}`];
  });
  return words.length === 0 ? "" : ` (${words.join(", ")})`;
}
