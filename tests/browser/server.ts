import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hang, waitUntil } from "../running/patience.ts";
import { processTree, type Running } from "./processes.ts";

export const root = fileURLToPath(new URL("../../", import.meta.url));

export type Options = {
  /** An existing data folder; a new temporary one without. */
  readonly dataFolder?: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly demo?: boolean;
  /** What is started, with Node: the server as `npm start` does, or a command of `boreal`. */
  readonly program?: readonly string[];
};

/** A mail as the server wrote it into its mail folder. */
export type ReceivedMail = {
  readonly file: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly at: number;
};

/** A real Boreal: a child process with its own PostgreSQL, data folder and port. */
export class Boreal {
  readonly dataFolder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly demo: boolean;
  readonly #program: readonly string[];
  /** `http://host:port`, once it listens. */
  address = "";
  /** What it printed since its last start, both streams. */
  printed = "";
  /** What it printed since the first start. */
  everythingPrinted = "";
  #child: ChildProcess | undefined;

  constructor(options: Options = {}) {
    this.dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), "boreal-journey-"));
    this.settings = options.settings ?? {};
    this.demo = options.demo ?? false;
    this.#program = options.program ?? ["--max-semi-space-size=4", "apps/server/src/main.ts"];
  }

  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error("Boreal is not running");
    return pid;
  }

  /** Starts, and waits until the server listens and is ready. Answers with the milliseconds from the start to ready. */
  async start(): Promise<number> {
    const begun = performance.now();
    this.printed = "";
    const port = this.address === "" ? "0" : new URL(this.address).port;
    const args = [...this.#program, "--port", port, "--data", this.dataFolder, ...(this.demo ? ["--demo"] : [])];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: this.#environment(),
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text: string) => {
        this.printed += text;
        this.everythingPrinted += text;
      });
    }
    await waitUntil(
      () => {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`Boreal ended at once (${child.exitCode ?? child.signalCode ?? ""}):\n${this.printed}`);
        const listening = /listening on (http:\/\/\S+)/.exec(this.printed)?.[1];
        if (listening !== undefined) this.address = listening.replace(/\/$/, "");
        return listening !== undefined;
      },
      () => `Boreal never said that it listens:\n${this.printed}`,
    );
    await this.ready();
    return performance.now() - begun;
  }

  /** Waits until `/health/ready` answers 200; answers with the milliseconds that took. */
  async ready(): Promise<number> {
    const begun = performance.now();
    let last = "";
    await waitUntil(
      async () => {
        try {
          const answer = await fetch(`${this.address}/health/ready`, { signal: AbortSignal.timeout(hang) });
          last = `${answer.status} ${await answer.text()}`;
          return answer.status === 200;
        } catch (fault) {
          last = String(fault);
          return false;
        }
      },
      () => `Boreal is not ready (${last}):\n${this.printed.slice(-3000)}`,
    );
    return performance.now() - begun;
  }

  /** The one-time link for the first administrator, as printed at the first start. */
  get setupLink(): string {
    const link = /https?:\/\/\S*set-up\S*/.exec(this.everythingPrinted)?.[0];
    if (link === undefined) throw new Error(`no set-up link was printed:\n${this.everythingPrinted}`);
    return link;
  }

  /** Everything this Boreal runs: the server, its PostgreSQL, its reader. */
  processes(): readonly Running[] {
    return this.#child?.pid === undefined ? [] : processTree(this.#child.pid);
  }

  /** Asks it to stop, as a service manager does, and waits until it has. */
  async stop(): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, "exit") as Promise<[number | null]>;
    child.kill("SIGTERM");
    const [code] = await ended;
    this.#child = undefined;
    return code;
  }

  /** `kill -9` of the given processes, at once. */
  async killHard(victims: readonly Running[]): Promise<void> {
    const child = this.#child;
    const ended = child && victims.some((one) => one.pid === child.pid) ? once(child, "exit") : undefined;
    for (const { pid } of victims) {
      try {
        process.kill(pid, "SIGKILL");
      } catch (fault) {
        if ((fault as NodeJS.ErrnoException).code !== "ESRCH") throw fault;
      }
    }
    await ended;
  }

  mails(): readonly ReceivedMail[] {
    const folder = join(this.dataFolder, "mail");
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith(".eml"))
      .map((file) => ({
        file,
        at: statSync(join(folder, file)).mtimeMs,
        ...parseMail(readFileSync(join(folder, file), "utf8")),
      }))
      .toSorted((one, other) => one.at - other.at || one.file.localeCompare(other.file));
  }

  /** Waits for a mail to this address whose subject or body fits. */
  async mailTo(email: string, fits: RegExp = /./): Promise<ReceivedMail> {
    let found: ReceivedMail | undefined;
    await waitUntil(
      () => {
        found = this.mails().findLast(
          (mail) => mail.to.includes(email) && (fits.test(mail.subject) || fits.test(mail.body)),
        );
        return found !== undefined;
      },
      () =>
        `no mail to ${email} that fits ${String(fits)}; there are: ${this.mails()
          .map((mail) => `${mail.to}: ${mail.subject}`)
          .join("; ")}`,
    );
    if (!found) throw new Error("unreachable: waited for the mail");
    return found;
  }

  /** Stops it and removes its data. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataFolder, { recursive: true, force: true });
  }

  #environment(): NodeJS.ProcessEnv {
    const inherited = Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !/^(BOREAL_|DATABASE_URL$|VITEST|NODE_OPTIONS$|NODE_ENV$|S3_|AWS_)/.test(name),
      ),
    );
    return { ...inherited, NODE_ENV: "production", ...this.settings };
  }
}

function parseMail(source: string): { to: string; subject: string; body: string } {
  const split = source.search(/\r?\n\r?\n/);
  const head = source.slice(0, split).replaceAll(/\r?\n[ \t]+/g, " ");
  const header = (name: string) => decodeWords(new RegExp(`^${name}:\\s*(.*)$`, "im").exec(head)?.[1] ?? "");
  return { to: header("To"), subject: header("Subject"), body: decodeBody(source.slice(split), head) };
}

/** RFC 2047 encoded words. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : quotedPrintable(word.replaceAll("_", " ")),
    );
}

function decodeBody(body: string, head: string): string {
  const whole = `${head}\n${body}`;
  if (/^content-transfer-encoding:\s*base64/im.test(whole)) {
    return [...body.matchAll(/(?:^[A-Za-z0-9+/=]{4,76}\r?\n?)+/gm)]
      .map((match) => Buffer.from(match[0], "base64").toString("utf8"))
      .join("\n");
  }
  return /^content-transfer-encoding:\s*quoted-printable/im.test(whole) ? quotedPrintable(body) : body;
}

function quotedPrintable(text: string): string {
  const joined = text.replaceAll(/=\r?\n/g, "");
  const bytes = joined.replaceAll(/\P{ASCII}/gu, (letter) =>
    [...Buffer.from(letter)].map((byte) => `=${byte.toString(16).padStart(2, "0")}`).join(""),
  );
  return Buffer.from(
    bytes.replaceAll(/=([0-9A-Fa-f]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
}
