import { exitStatus, WrongInput, type ExitStatus } from "./exitStatus.ts";
import { processTerminal, type Terminal } from "./terminal.ts";

type Command = (args: readonly string[], terminal: Terminal) => Promise<ExitStatus>;

/** Loaded when called, so that a plan does not wait for the server's parts. */
const commands: Readonly<Record<string, { readonly does: string; readonly load: () => Promise<Command> }>> = {
  start: {
    does: "web application and worker in one process, with its own database",
    load: async () => (await import("./start.ts")).startCommand("start"),
  },
  serve: {
    does: "the web half, for several machines",
    load: async () => (await import("./start.ts")).startCommand("serve"),
  },
  worker: {
    does: "the half that reads documents and sends mail",
    load: async () => (await import("./start.ts")).startCommand("worker"),
  },
  plan: {
    does: "CASE.json [--on DATE] [--json]: everything that follows from a case",
    load: async () => (await import("./plan.ts")).planCommand,
  },
  "what-if": {
    does: "CASE.json --set PATH=VALUE ... [--unset PATH] [--on DATE] [--json]: what would change in the plan",
    load: async () => (await import("./whatIf.ts")).whatIfCommand,
  },
  lifecycle: {
    does: "[--type TYPE] [--json]: the statuses of an application and who may change them",
    load: async () => (await import("./lifecycle.ts")).lifecycleCommand,
  },
  form: {
    does: "FORM CASE.json --out FILE.pdf | --summary --out FILE.pdf|FILE.html | --json [--language fr] [--person PERSON] [--on DATE]: an official form of a case, or its answer sheet; form compare FILE.pdf CASE.json: what differs",
    load: async () => (await import("./form.ts")).formCommand,
  },
  forms: {
    does: "add FILE.pdf | list [--json]: the library of blank official forms",
    load: async () => (await import("./forms.ts")).formsCommand,
  },
  letters: {
    does: "CASE.json [--on DATE] [--json]: all letters, whether the case calls for them, and how each stands",
    load: async () => (await import("./letters/letters.ts")).lettersCommand,
  },
  letter: {
    does: "LETTER CASE.json --out FILE.pdf|FILE.docx | --json [--language fr] [--person PERSON] [--on DATE]: a letter of a case",
    load: async () => (await import("./letters/letter.ts")).letterCommand,
  },
  memo: {
    does: "CASE.json [--json] [--out FILE.pdf|FILE.docx] [--language fr] [--on DATE]: the readiness memo, what answers each reason of refusal and what is open",
    load: async () => (await import("./memo/memo.ts")).memoCommand,
  },
  package: {
    does: "CASE.json --documents DIR --out FILE.zip | --dry-run [--portal irccPortal|secureAccount|residencePortal] [--language fr] [--on DATE] [--json]: all that goes to the authority, in one file",
    load: async () => (await import("./package/package.ts")).packageCommand,
  },
  read: {
    does: "FILE... [--slot SLOT] [--case CASE.json] [--json]: reads documents",
    load: async () => (await import("./read.ts")).readCommand,
  },
  doctor: {
    does: "[--json]: looks at configuration, data folder, database, storage, keys and tools",
    load: async () => (await import("./doctor.ts")).doctorCommand,
  },
  audit: {
    does: "verify [--json]: whether the log of writes is whole, with the first entry that is not",
    load: async () => (await import("./audit.ts")).auditCommand,
  },
  export: {
    does: "APPLICATION --out FILE.zip | --list [--json]: a whole case as an open archive, or which cases there are",
    load: async () => (await import("./archive/export.ts")).exportCommand,
  },
  import: {
    does: "FILE.zip [--json]: takes over a case from its archive",
    load: async () => (await import("./archive/import.ts")).importCommand,
  },
  verify: {
    does: "FILE.zip [--json]: whether every byte of an archive is as it was written",
    load: async () => (await import("./archive/verify.ts")).verifyCommand,
  },
  migrate: {
    does: "brings the database schema up to date",
    load: async () => (await import("./migrate.ts")).migrateCommand,
  },
};

/** Runs one command and answers with the exit status. */
export async function runCommandLine(
  args: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<ExitStatus> {
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    terminal.out(usage());
    return name === undefined ? exitStatus.wrongInput : exitStatus.done;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    terminal.complain(
      `boreal: found the unknown command "${name}"; accepted is one of ${Object.keys(commands).join(", ")}`,
    );
    return exitStatus.wrongInput;
  }
  if (rest.includes("--help") || rest.includes("-h")) {
    terminal.out(`boreal ${name} ${command.does}\n`);
    return exitStatus.done;
  }
  try {
    const run = await command.load();
    return await run(rest, terminal);
  } catch (error) {
    if (error instanceof WrongInput) {
      for (const line of error.lines) terminal.complain(line);
      return exitStatus.wrongInput;
    }
    if (isArgumentError(error)) {
      terminal.complain(`boreal ${name}: ${error.message}`);
      return exitStatus.wrongInput;
    }
    terminal.complain(`boreal ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return exitStatus.fault;
  }
}

function usage(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { does }]) => `  boreal ${name.padEnd(width)}  ${does}`);
  return `${lines.join("\n")}\n`;
}

/** `node:util parseArgs` names its refusals so. */
function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
