import { randomBytes, randomUUID } from "node:crypto";
import { access, constants, mkdir, mkdtemp, readFile, rm, stat, statfs, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Config } from "@boreal/server/config";
import { embeddedVersion } from "@boreal/server/database/embeddedFiles";
import { ForeignSchema, migrationState } from "@boreal/server/database/migrate";
import { openDatabase } from "@boreal/server/database/openDatabase";
import { maySwitchLogOff } from "@boreal/server/store/verifyLog";
import { createFileStore } from "@boreal/server/files/fileStore";
import { startVirusScan } from "@boreal/server/files/checks/virusScan";
import { readRootKey } from "@boreal/server/keys/rootKey";
import { readerConfinement } from "@boreal/reading/process/childArguments";
import type { Confinement } from "@boreal/reading/process/confinement";

export type Finding = {
  readonly subject: string;
  readonly state: "well" | "notice" | "fault";
  readonly found: string;
  /** What to do about it. */
  readonly advice?: string;
};

/** Looks at one thing after the other; what goes wrong is a finding and stops nothing. */
export async function examine(config: Config): Promise<Finding[]> {
  const findings: Finding[] = [
    {
      subject: "versions",
      state: "well",
      found: `Boreal ${await ownVersion()}, Node ${process.versions.node}, ${process.platform} ${process.arch}`,
    },
  ];
  for (const [subject, look] of looks) {
    try {
      findings.push(...(await look(config)).map((finding) => ({ subject, ...finding })));
    } catch (error) {
      findings.push({
        subject,
        state: "fault",
        ...faultIn(error, adviceFor[subject]),
      });
    }
  }
  return findings;
}

/** What a database of another version says is whole: its first sentence is what was found, the second what to do. */
function faultIn(error: unknown, advice: string | undefined): Pick<Finding, "found" | "advice"> {
  const said = saidBy(error);
  if (!(error instanceof ForeignSchema)) return { found: said, ...(advice === undefined ? {} : { advice }) };
  const [found = said, ...what] = said.split(". ");
  return { found, advice: what.join(". ") };
}

/** What went wrong, in one line. Of a query that failed, the reason lies beneath it, and its own message is the query. */
function saidBy(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const told = error.message.startsWith("Failed query") && error.cause instanceof Error ? error.cause : error;
  return told.message.split("\n")[0] ?? told.name;
}

type Subject =
  | "data folder"
  | "keys"
  | "database"
  | "storage"
  | "reader processes"
  | "text recognition"
  | "virus scanner"
  | "language model"
  | "mail";
type Look = (config: Config) => Promise<Omit<Finding, "subject">[]>;

const adviceFor: Readonly<Record<Subject, string>> = {
  "data folder": "Let the user who runs Boreal write this folder, or choose another one with BOREAL_DATA.",
  keys: "Put back the root key file from your backup. Without it nothing that was stored can be read.",
  database: "Check DATABASE_URL, or stop the other process that uses this data folder.",
  storage: "Check the S3 settings, or the rights and the free space of the data folder.",
  "reader processes": 'Run "npm ci" again.',
  "text recognition": 'Run "npm ci" again; the language data comes with it.',
  "virus scanner": "Start clamd, or correct BOREAL_CLAMD_SOCKET.",
  "language model": "Start the server of the language model, or correct BOREAL_MODEL_URL and BOREAL_MODEL_KEY.",
  mail: "Set BOREAL_SMTP_URL before people other than you use this server.",
};

const looks: readonly (readonly [Subject, Look])[] = [
  [
    "data folder",
    async ({ dataFolder }) => {
      await mkdir(dataFolder, { recursive: true, mode: 0o700 });
      await access(dataFolder, constants.W_OK | constants.X_OK);
      const { bavail, bsize } = await statfs(dataFolder);
      const free = Math.floor((bavail * bsize) / 1024 ** 3);
      return [
        free < 1
          ? {
              state: "notice",
              found: `${dataFolder} can be written and has less than 1 GB free`,
              advice: "Make room soon.",
            }
          : { state: "well", found: `${dataFolder} can be written and has ${free} GB free` },
      ];
    },
  ],
  [
    "keys",
    async ({ rootKeyFile }) => {
      const key = await readRootKey(rootKeyFile);
      if (!key)
        return [
          {
            state: "notice",
            found: `there is no root key yet at ${rootKeyFile}`,
            advice: "The first start makes it. Then keep a copy of it apart from the data.",
          },
        ];
      const { mode } = await stat(rootKeyFile);
      const isOpen = process.platform !== "win32" && (mode & 0o077) !== 0;
      return [
        isOpen
          ? {
              state: "fault",
              found: `the root key ${key.id} may be read by other users of this machine`,
              advice: `Run: chmod 600 ${rootKeyFile}`,
            }
          : { state: "well", found: `the root key ${key.id} is there` },
      ];
    },
  ],
  [
    "database",
    async (config) => {
      const database = await openDatabase(config);
      try {
        const { rows } = await database.$client.query<{ version: string; recovered: boolean }>(
          "SELECT current_setting('server_version') AS version",
        );
        const { known, applied } = await migrationState(database.$client);
        const which = config.databaseUrl === undefined ? `embedded (${embeddedVersion()})` : "of DATABASE_URL";
        return [
          {
            state: "well",
            found: `PostgreSQL ${rows[0]?.version ?? ""}, ${which}, answers; ${applied} of ${known} migrations are applied`,
          },
          (await maySwitchLogOff(database))
            ? {
                state: "notice",
                found:
                  "the role of DATABASE_URL owns the log of writes, so it could switch off what keeps it from changes",
                advice: "Let the program work under a role of its own: see DATABASE_OWNER_URL in docs/operations.md.",
              }
            : { state: "well", found: "the role of the program can add to the log of writes and change nothing in it" },
        ];
      } finally {
        await database.close();
      }
    },
  ],
  ["storage", async (config) => [await tryStorage(config)]],
  ["reader processes", () => Promise.resolve([howConfined(readerConfinement().confinement)])],
  [
    "text recognition",
    async () => {
      const find = createRequire(import.meta.resolve("@boreal/reading/reading"));
      const languages = ["eng", "fra", "osd"];
      for (const language of languages)
        await access(
          join(
            dirname(find.resolve(`@tesseract.js-data/${language}/package.json`)),
            "4.0.0_best_int",
            `${language}.traineddata.gz`,
          ),
          constants.R_OK,
        );
      return [{ state: "well", found: `language data is there: ${languages.join(", ")}` }];
    },
  ],
  [
    "virus scanner",
    async ({ clamdSocket }) => {
      if (clamdSocket === undefined)
        return [
          {
            state: "notice",
            found: 'none; files are marked "not scanned"',
            advice: "Set BOREAL_CLAMD_SOCKET to use ClamAV.",
          },
        ];
      const scan = startVirusScan(clamdSocket);
      await scan.write(Buffer.from("a harmless file"));
      if ((await scan.finish()) === "clean") return [{ state: "well", found: "clamd answers" }];
      return [{ state: "fault", found: "clamd does not answer as it should", advice: adviceFor["virus scanner"] }];
    },
  ],
  ["language model", languageModelAnswers],
  [
    "mail",
    async ({ smtpUrl }) => [
      smtpUrl === undefined
        ? {
            state: "notice",
            found: "no mail server; mail is written into the data folder and shown to administrators",
            advice: adviceFor.mail,
          }
        : { state: "well", found: "a mail server is set" },
    ],
  ],
];

/** Asks for its list of models, which holds nothing of anybody. */
async function languageModelAnswers({ model }: Config): Promise<Omit<Finding, "subject">[]> {
  if (model === undefined) return [{ state: "well", found: "none; no document is given to one" }];
  const { protocol, hostname, host } = new URL(model.url);
  const response = await fetch(`${model.url.replace(/\/$/, "")}/models`, {
    headers: model.key === undefined ? {} : { authorization: `Bearer ${model.key}` },
    redirect: "error",
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  await response?.body?.cancel();
  const isOpen = protocol === "http:" && !["127.0.0.1", "[::1]", "localhost"].includes(hostname);
  return [
    response?.ok
      ? {
          state: "well",
          found: `${model.model} at ${host}, run by ${model.runBy}; asked only where an applicant allows it`,
        }
      : {
          state: "fault",
          found: `${host} ${response === undefined ? "does not answer" : `answers with ${response.status}`}`,
          advice: adviceFor["language model"],
        },
    ...(isOpen
      ? [
          {
            state: "notice" as const,
            found: `words of documents travel to ${host} unencrypted`,
            advice: "Use an https address, unless the network in between is yours.",
          },
        ]
      : []),
  ];
}

/** Writes a small blob, reads it back and deletes it. */
async function tryStorage(config: Config): Promise<Omit<Finding, "subject">> {
  const store = createFileStore(config, {
    personKey: () => Promise.reject(new Error("the storage is tried without keys")),
  });
  await store.prepare();
  const temporary = join(config.dataFolder, "tmp");
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(temporary, "doctor-"));
  const key = randomUUID();
  const content = randomBytes(64);
  try {
    const local = join(folder, "probe");
    await writeFile(local, content);
    await store.blobs.put(key, local);
    const blob = await store.blobs.open(key);
    const isSame = blob !== undefined && (await blob.read(0, content.length)).equals(content);
    await blob?.close();
    await store.blobs.delete(key);
    const where = config.s3 === undefined ? "the data folder" : `bucket ${config.s3.bucket}`;
    if (!isSame)
      return { state: "fault", found: `${where} did not give back what was written`, advice: adviceFor.storage };
    return { state: "well", found: `${where}: written, read back and deleted` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function ownVersion(): Promise<string> {
  const file = createRequire(import.meta.url).resolve("../package.json");
  const { version } = JSON.parse(await readFile(file, "utf8")) as { version: string };
  return version;
}

/** What keeps a process in that opens uploaded files (docs/adr/0107). */
function howConfined(confinement: Confinement): Omit<Finding, "subject"> {
  if (confinement === "ownRoot")
    return {
      state: "well",
      found: "uploaded files are opened with a file system of their own, without network and without rights",
    };
  if (confinement === "ownUser")
    return { state: "well", found: "uploaded files are opened under a user of their own, without rights" };
  return {
    state: "notice",
    found: "uploaded files are opened under the user of the server, kept in by Node alone",
    advice:
      "On Linux with util-linux, allow user namespaces (or run Boreal as root), so that the system keeps them in as well.",
  };
}
