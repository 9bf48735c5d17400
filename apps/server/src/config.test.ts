import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeSettings, loadConfig, type ConfigFault } from "./config.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "boreal-config-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: string): string {
  const file = join(mkdtempSync(join(folder, "f-")), "settings");
  writeFileSync(file, content);
  return file;
}

function faultsOf(env: Record<string, string>, overrides = {}): ConfigFault[] {
  const read = loadConfig(env, overrides);
  if (!("faults" in read)) throw new Error("the settings were accepted");
  return read.faults;
}

function configOf(env: Record<string, string>, overrides = {}) {
  const read = loadConfig(env, overrides);
  if ("faults" in read) throw new Error(JSON.stringify(read.faults));
  return read.config;
}

describe("settings", () => {
  test("nothing set: this machine only, port 3000, everything in one folder", () => {
    expect(configOf({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataFolder: join(process.cwd(), ".boreal"),
      rootKeyFile: join(process.cwd(), ".boreal/keys/root.key"),
      demo: false,
    });
    expect(configOf({}).databaseUrl).toBeUndefined();
  });

  test("a language model is told whole: where, which one and who runs it", () => {
    const given = {
      BOREAL_MODEL_URL: "http://127.0.0.1:11434/v1",
      BOREAL_MODEL_NAME: "invented-7b",
      BOREAL_MODEL_RUN_BY: "our own server",
    };
    expect(configOf({}).model).toBeUndefined();
    expect(configOf(given).model).toMatchObject({ model: "invented-7b", runBy: "our own server" });
    const { BOREAL_MODEL_RUN_BY: _, ...nameless } = given;
    expect(faultsOf(nameless).map(({ name }) => name)).toEqual(["BOREAL_MODEL_RUN_BY"]);
    expect(faultsOf({ BOREAL_MODEL_KEY: "k" }).map(({ name }) => name)).toEqual(["BOREAL_MODEL_URL"]);
  });

  test("arbitrary operations are answered on this machine only, unless somebody says otherwise", () => {
    const operations = (env: Record<string, string>) => configOf(env).graphqlOperations;
    expect(operations({})).toBe("any");
    for (const env of [
      { NODE_ENV: "production" },
      { BOREAL_TRUST_PROXY: "yes" },
      { BOREAL_PUBLIC_URL: "https://boreal.example.test" },
      { BOREAL_HOST: "0.0.0.0" },
    ])
      expect(operations(env)).toBe("stored");
    expect(operations({ BOREAL_HOST: "0.0.0.0", BOREAL_GRAPHQL: "any" })).toBe("any");
  });

  test("the page to try operations in is there on this machine only, whatever anybody says", () => {
    const explorer = (env: Record<string, string>) => configOf(env).graphqlExplorer;
    expect(explorer({})).toBe(true);
    expect(explorer({ BOREAL_GRAPHQL: "stored" })).toBe(false);
    for (const env of [
      { NODE_ENV: "production" },
      { BOREAL_TRUST_PROXY: "yes" },
      { BOREAL_PUBLIC_URL: "https://boreal.example.test" },
      { BOREAL_HOST: "0.0.0.0" },
    ]) {
      expect(explorer(env)).toBe(false);
      expect(explorer({ ...env, BOREAL_GRAPHQL: "any" })).toBe(false);
    }
  });

  test("the command line is stronger than the environment, which is stronger than the file", () => {
    const file = fileWith('# ports\nBOREAL_PORT=1001\nBOREAL_HOST="0.0.0.0"\n\nBOREAL_LOG_LEVEL=warn\n');
    expect(configOf({ BOREAL_CONFIG_FILE: file })).toMatchObject({ port: 1001, host: "0.0.0.0", logLevel: "warn" });
    expect(configOf({ BOREAL_CONFIG_FILE: file, BOREAL_PORT: "1002" }).port).toBe(1002);
    expect(configOf({ BOREAL_CONFIG_FILE: file, BOREAL_PORT: "1002" }, { port: "0" }).port).toBe(0);
  });

  test("an address for confidential questions is one address, or nothing", () => {
    expect(configOf({}).contactEmail).toBeUndefined();
    expect(configOf({ BOREAL_CONTACT_EMAIL: "private@example.test" }).contactEmail).toBe("private@example.test");
    for (const wrong of [
      "private",
      "Office <private@example.test>",
      "a@example.test, b@example.test",
      "a@example.test?subject=x",
    ]) {
      expect(faultsOf({ BOREAL_CONTACT_EMAIL: wrong })).toMatchObject([{ name: "BOREAL_CONTACT_EMAIL" }]);
    }
  });

  test("all faults are listed at once, each with name, found and accepted", () => {
    const faults = faultsOf({
      BOREAL_PORT: "eighty",
      BOREAL_TODAY: "2026-02-30",
      BOREAL_LOG_LEVEL: "loud",
      BOREAL_FORMS: join(folder, "not-there"),
      BOREAL_PUBLIC_URL: "https://a.example.test/path",
    });
    expect(faults.map(({ name }) => name).sort()).toEqual([
      "BOREAL_FORMS",
      "BOREAL_LOG_LEVEL",
      "BOREAL_PORT",
      "BOREAL_PUBLIC_URL",
      "BOREAL_TODAY",
    ]);
    expect(faults.find(({ name }) => name === "BOREAL_PORT")).toEqual({
      name: "BOREAL_PORT",
      found: '"eighty"',
      accepted: "a whole number from 0 to 65535",
    });
    for (const { found, accepted } of faults) expect([found.length > 0, accepted.length > 0]).toEqual([true, true]);
  });

  test("a fault of a flag carries the name of the flag", () => {
    expect(faultsOf({}, { port: "70000" })[0]?.name).toBe("--port");
  });

  test.each(["-1", "65536", "3000.5", "0x10", " 80"])("the port %s is refused", (port) => {
    expect(faultsOf({ BOREAL_PORT: port })).toHaveLength(1);
  });

  test("a secret is never repeated, not even a wrong one", () => {
    const faults = faultsOf({
      DATABASE_URL: "mysql://someone:hunter-two@db",
      BOREAL_SMTP_URL: "hunter-three",
      BOREAL_METRICS_TOKEN: "hunter-four",
      BOREAL_PUBLIC_URL: "ftp://someone:hunter-five@host",
    });
    expect(faults).toHaveLength(4);
    expect(JSON.stringify(faults)).not.toMatch(/hunter/);
  });

  test("a secret may be in a file of its own", () => {
    const file = fileWith("postgres://boreal:secret@db.example.test/boreal\n");
    expect(configOf({ DATABASE_URL_FILE: file }).databaseUrl).toBe("postgres://boreal:secret@db.example.test/boreal");
    expect(faultsOf({ DATABASE_URL_FILE: file, DATABASE_URL: "postgres://x" })[0]?.accepted).toBe("one of the two");
    expect(faultsOf({ DATABASE_URL_FILE: join(folder, "not-there") })[0]).toMatchObject({
      name: "DATABASE_URL_FILE",
      found: expect.stringContaining("ENOENT") as string,
    });
  });

  test("a database may be behind a unix socket", () => {
    expect(configOf({ DATABASE_URL: "postgres://postgres@/boreal?host=/run/postgresql" }).databaseUrl).toBe(
      "postgres://postgres@/boreal?host=/run/postgresql",
    );
  });

  test("half an S3 configuration names the missing half", () => {
    const faults = faultsOf({ BOREAL_S3_ENDPOINT: "https://s3.example.test", BOREAL_S3_BUCKET: "cases" });
    expect(faults.map(({ name }) => name)).toEqual(["BOREAL_S3_ACCESS_KEY_ID", "BOREAL_S3_SECRET_ACCESS_KEY"]);
    expect(
      configOf({
        BOREAL_S3_ENDPOINT: "https://s3.example.test",
        BOREAL_S3_BUCKET: "cases",
        BOREAL_S3_ACCESS_KEY_ID: "a",
        BOREAL_S3_SECRET_ACCESS_KEY: "b",
      }).s3,
    ).toMatchObject({ region: "us-east-1", bucket: "cases" });
  });

  test("the settings file is read strictly: unknown names, doubled names and lines that are none", () => {
    const faults = faultsOf({ BOREAL_CONFIG_FILE: fileWith("BOREAL_PROT=1\nBOREAL_PORT=1\nBOREAL_PORT=2\nhello\n") });
    expect(faults.map(({ name }) => name)).toEqual([
      "BOREAL_CONFIG_FILE line 1",
      "BOREAL_CONFIG_FILE line 3",
      "BOREAL_CONFIG_FILE line 4",
    ]);
    expect(faultsOf({ BOREAL_CONFIG_FILE: join(folder, "not-there") })[0]?.name).toBe("BOREAL_CONFIG_FILE");
  });

  test("an unknown name in the environment is told, not refused", () => {
    expect(configOf({ BOREAL_PROT: "1", BOREAL_TEST_ANYTHING: "1", HOME: "/" }).unknownNames).toEqual(["BOREAL_PROT"]);
  });

  test("a data folder that is a file is refused", () => {
    expect(faultsOf({ BOREAL_DATA: fileWith("") })[0]).toMatchObject({
      name: "BOREAL_DATA",
      accepted: "the path of a folder",
    });
  });
});

test("the description of all settings shows no secret", () => {
  const described = describeSettings({ DATABASE_URL: "postgres://a:hunter-two@b", BOREAL_PORT: "1" });
  expect(described.find(({ name }) => name === "DATABASE_URL")).toMatchObject({
    value: "set, not shown",
    from: "environment",
  });
  expect(described.find(({ name }) => name === "BOREAL_PORT")).toMatchObject({ value: "1", from: "environment" });
  expect(described.find(({ name }) => name === "BOREAL_HOST")).toMatchObject({ value: "127.0.0.1", from: "default" });
});
