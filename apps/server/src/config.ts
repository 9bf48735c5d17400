import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  readInsideHosts,
  readModel,
  readS3,
  readStripe,
  type ConfigFault,
  type Given,
  type ModelConfig,
  type S3Config,
  type StripeConfig,
} from "./settingGroups.ts";
import { settings, type Setting, type SettingKey } from "./settings.ts";

export type { ConfigFault, S3Config };

/** Everything the program may be told from outside. Paths are absolute. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly rootKeyFile: string;
  readonly databaseUrl?: string;
  readonly databaseOwnerUrl?: string;
  readonly publicUrl?: string;
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  readonly contactEmail?: string;
  readonly today?: string;
  readonly formsFolder?: string;
  readonly clamdSocket?: string;
  readonly s3?: S3Config;
  readonly stripe?: StripeConfig;
  readonly model?: ModelConfig;
  readonly logLevel: "debug" | "info" | "warn" | "error";
  readonly maxUploadBytes: number;
  readonly readersAtOnce?: number;
  readonly trustProxy: boolean;
  /** Milliseconds without a request after which a session ends. */
  readonly sessionIdle: number;
  readonly staffSessionIdle: number;
  readonly offlinePages: boolean;
  /** Sign-on providers inside the own network. */
  readonly insideHosts: readonly string[];
  readonly metricsToken?: string;
  readonly graphqlOperations: "stored" | "any";
  /** A page to try operations in. No setting opens it: it is there only where nobody but the person at this machine can be. */
  readonly graphqlExplorer: boolean;
  /** Adds the invented firm of `--demo`. */
  readonly demo: boolean;
  /** Names starting with BOREAL_ in the environment that mean nothing: told to the operator, not refused. */
  readonly unknownNames: readonly string[];
};

/** From the command line; stronger than the environment, which is stronger than the settings file. */
export type Overrides = {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
  readonly demo?: boolean | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;
type Source = { readonly value: string; readonly name: string };

const otherNames = ["BOREAL_CONFIG_FILE"];

/** Reads all settings from command line, environment and settings file, and lists every fault at once. */
export function loadConfig(
  env: Environment,
  overrides: Overrides = {},
): { config: Config } | { faults: ConfigFault[] } {
  const faults: ConfigFault[] = [];
  const flags = flagsOf(overrides);
  const values = readSettings(env, flags, faults);
  const s3 = readS3(values, faults);
  const stripe = readStripe(values, faults);
  const model = readModel(values, faults);
  const insideHosts = readInsideHosts(values, faults, isForOthers(env, values));
  const dataFolder = resolve(values.dataFolder ?? ".boreal");
  checkFolder(flags.dataFolder?.name ?? settings.dataFolder.name, dataFolder, faults);
  const forms = values.formsFolder === undefined ? undefined : resolve(values.formsFolder);
  if (forms !== undefined) checkFolder(settings.formsFolder.name, forms, faults);
  if (faults.length > 0) return { faults };
  const optional = {
    databaseUrl: values.databaseUrl,
    databaseOwnerUrl: values.databaseOwnerUrl,
    publicUrl: values.publicUrl,
    smtpUrl: values.smtpUrl,
    contactEmail: values.contactEmail,
    today: values.today,
    formsFolder: forms,
    clamdSocket: values.clamdSocket,
    metricsToken: values.metricsToken,
    s3,
    stripe,
    model,
  };
  const graphqlOperations = values.graphqlOperations ?? (isForOthers(env, values) ? "stored" : "any");
  return {
    config: {
      // Values with a fallback are always there once nothing was found wrong.
      ...(values as Required<
        Pick<
          Given,
          | "port"
          | "host"
          | "mailFrom"
          | "logLevel"
          | "maxUploadBytes"
          | "trustProxy"
          | "sessionIdle"
          | "staffSessionIdle"
          | "offlinePages"
        >
      >),
      ...(withoutUndefined(optional) as Pick<Config, "databaseUrl">),
      dataFolder,
      insideHosts,
      rootKeyFile:
        values.rootKeyFile === undefined ? join(dataFolder, "keys", "root.key") : resolve(values.rootKeyFile),
      graphqlOperations,
      graphqlExplorer: graphqlOperations === "any" && !isForOthers(env, values),
      demo: overrides.demo ?? false,
      unknownNames: unknownNames(env),
    },
  };
}

type Flags = Partial<Record<SettingKey, Source>>;

const flagsOf = ({ port, host, data }: Overrides): Flags => ({
  ...(port === undefined ? {} : { port: { value: port, name: "--port" } }),
  ...(host === undefined ? {} : { host: { value: host, name: "--host" } }),
  ...(data === undefined ? {} : { dataFolder: { value: data, name: "--data" } }),
});

/** Each setting from the first place that has it; what cannot be read becomes a fault. */
function readSettings(env: Environment, flags: Flags, faults: ConfigFault[]): Given {
  const file = readSettingsFile(env.BOREAL_CONFIG_FILE, faults);
  const given: Record<string, unknown> = {};
  for (const key of Object.keys(settings) as SettingKey[]) {
    const setting: Setting = settings[key];
    const source = flags[key] ?? findValue(setting, env, file, faults);
    const value = source?.value ?? setting.fallback;
    if (value === undefined) continue;
    const read = setting.schema.safeParse(value);
    if (read.success) given[key] = read.data;
    else faults.push({ name: source?.name ?? setting.name, found: shown(setting, value), accepted: setting.accepted });
  }
  return given;
}

/** Whether anybody but the person at this machine may reach the server. */
const isForOthers = (env: Environment, { publicUrl, host, trustProxy }: Given): boolean =>
  env.NODE_ENV === "production" ||
  publicUrl !== undefined ||
  trustProxy === true ||
  !["127.0.0.1", "::1", "localhost"].includes(host ?? "");

/** One line per fault, for a terminal. */
export function faultLine(fault: ConfigFault): string {
  return `${fault.name}: found ${fault.found}; accepted is ${fault.accepted}`;
}

/** Every setting with where it came from, for `boreal doctor`. Secrets are only said to be set or not. */
export function describeSettings(
  env: Environment,
): { name: string; about: string; value: string; from: "environment" | "file" | "default" | "not set" }[] {
  const file = readSettingsFile(env.BOREAL_CONFIG_FILE, []);
  return (Object.values(settings) as Setting[]).map((setting) => {
    const { name, about } = setting;
    const inEnvironment = env[name] ?? env[`${name}_FILE`];
    const inFile = file[name] ?? file[`${name}_FILE`];
    const value = inEnvironment ?? inFile;
    const from =
      inEnvironment !== undefined
        ? "environment"
        : inFile !== undefined
          ? "file"
          : setting.fallback !== undefined
            ? "default"
            : "not set";
    return {
      name,
      about,
      from,
      value: value === undefined ? (setting.fallback ?? "") : setting.secret ? "set, not shown" : value,
    };
  });
}

function findValue(setting: Setting, env: Environment, file: Environment, faults: ConfigFault[]): Source | undefined {
  const { name } = setting;
  const direct = nonEmpty(env[name]) ?? nonEmpty(file[name]);
  const pathName = `${name}_FILE`;
  const path = setting.secret ? (nonEmpty(env[pathName]) ?? nonEmpty(file[pathName])) : undefined;
  if (direct !== undefined && path !== undefined) {
    faults.push({ name, found: `both ${name} and ${pathName}`, accepted: "one of the two" });
    return undefined;
  }
  if (direct !== undefined) return { value: direct, name };
  if (path === undefined) return undefined;
  try {
    return { value: readFileSync(resolve(path), "utf8").trim(), name: pathName };
  } catch (error) {
    faults.push({
      name: pathName,
      found: `a file that cannot be read (${codeOf(error)})`,
      accepted: "the path of a readable file that holds the value",
    });
    return undefined;
  }
}

/** Lines `NAME=value`; empty lines and lines starting with # are passed over; quotes around the value are taken off. */
function readSettingsFile(path: string | undefined, faults: ConfigFault[]): Record<string, string> {
  if (path === undefined || path === "") return {};
  let content: string;
  try {
    content = readFileSync(resolve(path), "utf8");
  } catch (error) {
    faults.push({
      name: "BOREAL_CONFIG_FILE",
      found: `a file that cannot be read (${codeOf(error)})`,
      accepted: "the path of a readable file with lines NAME=value",
    });
    return {};
  }
  const known = new Set(
    (Object.values(settings) as Setting[]).flatMap(({ name, secret }) => (secret ? [name, `${name}_FILE`] : [name])),
  );
  const found: Record<string, string> = {};
  for (const [index, raw] of content.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#")) continue;
    const match = /^(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=\s*(.*)$/.exec(line);
    const name = match?.[1];
    const place = `BOREAL_CONFIG_FILE line ${index + 1}`;
    if (name === undefined)
      faults.push({
        name: place,
        found: "a line that is not NAME=value",
        accepted: "NAME=value, an empty line, or a line starting with #",
      });
    else if (!known.has(name))
      faults.push({ name: place, found: `the unknown setting ${name}`, accepted: `one of ${[...known].join(", ")}` });
    else if (name in found) faults.push({ name: place, found: `${name} a second time`, accepted: "each setting once" });
    else found[name] = (match?.[2] ?? "").replace(/^(["'])(.*)\1$/, "$2");
  }
  return found;
}

/** A folder that exists must be a folder; one that does not is made later. */
function checkFolder(name: string, path: string, faults: ConfigFault[]): void {
  let stats: ReturnType<typeof statSync>;
  try {
    stats = statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    faults.push({
      name,
      found: `${path}, which cannot be reached (${codeOf(error)})`,
      accepted: "the path of a folder that this user may enter",
    });
    return;
  }
  const isFormsFolder = name === settings.formsFolder.name;
  if (stats !== undefined && !stats.isDirectory())
    faults.push({ name, found: `${path}, which is not a folder`, accepted: "the path of a folder" });
  if (stats === undefined && isFormsFolder)
    faults.push({ name, found: `${path}, which does not exist`, accepted: "the path of a folder that exists" });
}

function shown(setting: Setting, value: string): string {
  if (setting.secret) return `a value of ${value.length} characters (not shown, it is a secret)`;
  // An address may carry a password even where none belongs.
  const withoutPassword = value.replace(/\/\/[^/@\s]*@/, "//...@");
  return JSON.stringify(withoutPassword.length > 80 ? `${withoutPassword.slice(0, 77)}...` : withoutPassword);
}

/** `BOREAL_TEST_...` belongs to the test suite. */
function unknownNames(env: Environment): string[] {
  const known = new Set([
    ...otherNames,
    ...(Object.values(settings) as Setting[]).flatMap(({ name }) => [name, `${name}_FILE`]),
  ]);
  return Object.keys(env).filter(
    (name) => name.startsWith("BOREAL_") && !name.startsWith("BOREAL_TEST_") && !known.has(name),
  );
}

const nonEmpty = (value: string | undefined) => (value === "" ? undefined : value);
const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "unknown reason");

function withoutUndefined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
