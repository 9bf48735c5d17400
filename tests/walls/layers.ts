/** One row of the table in docs/architecture.md: who lives there and whom they may import. Nothing else says it. */
export type Layer = {
  readonly name: string;
  /** Paths from the root that belong here; the first layer that holds a path is the one that counts. */
  readonly holds: RegExp;
  /** Layers that may be imported, besides its own. */
  readonly may: readonly string[];
  /** Layers of which only types may be imported. */
  readonly mayTypes?: readonly string[];
  /** Packages from outside: any that its package.json names, or none. */
  readonly outside: "declared" | "none";
  readonly node: "all" | "withoutNetwork" | "none";
};

const domain = (folder: string) => new RegExp(`^packages/domain/src/${folder}/`);
const inDomain = { outside: "none", node: "none" } as const;
const catalogueNames = [
  "questionnaire",
  "vault",
  "warnings",
  "eligibility",
  "funds",
  "fees",
  "forms",
  "letters",
  "deadlines",
] as const;
const belowCatalogues = ["kernel", "tables", "lists", "caseFile", "conditions", "fields"] as const;

/** What a catalogue asks of another: a warning whether the money that is shown is enough (ADR 0164), a letter the sums of the plan and what forms are filled in with (ADR 0248). */
const sumsOf: Readonly<Record<string, readonly string[]>> = {
  warnings: ["funds"],
  letters: ["funds", "forms", "vault"],
};

/** Identifiers of another catalogue that may be named, as types only. */
const namesOf: Readonly<Record<string, readonly string[]>> = {
  questionnaire: ["warnings"],
  vault: ["warnings", "letters"],
  letters: ["vault"],
};

const abovePlan = [...belowCatalogues, ...catalogueNames, "review", "plan"] as const;

const domainLayers: readonly Layer[] = [
  { name: "kernel", holds: domain("kernel"), may: [], ...inDomain },
  { name: "tables", holds: domain("tables"), may: ["kernel", "lists"], ...inDomain },
  { name: "lists", holds: domain("lists"), may: ["kernel", "tables"], ...inDomain },
  { name: "caseFile", holds: domain("caseFile"), may: ["kernel", "lists"], ...inDomain },
  { name: "conditions", holds: domain("conditions"), may: ["kernel", "tables", "lists", "caseFile"], ...inDomain },
  { name: "fields", holds: domain("fields"), may: ["kernel", "tables", "lists"], ...inDomain },
  ...catalogueNames.map((name): Layer => ({
    name,
    holds: domain(name),
    may: [...belowCatalogues, ...(sumsOf[name] ?? [])],
    mayTypes: namesOf[name] ?? [],
    ...inDomain,
  })),
  { name: "office", holds: domain("office"), may: ["kernel", "lists", "caseFile", "fields", "forms"], ...inDomain },
  { name: "notices", holds: domain("notices"), may: ["kernel", "vault"], ...inDomain },
  { name: "requests", holds: domain("requests"), may: ["kernel", "caseFile", "conditions", "vault"], ...inDomain },
  { name: "review", holds: domain("review"), may: [...belowCatalogues, ...catalogueNames], ...inDomain },
  { name: "lifecycle", holds: domain("lifecycle"), may: [...belowCatalogues, "review"], ...inDomain },
  {
    name: "plan",
    holds: domain("plan"),
    may: [...belowCatalogues, ...catalogueNames, "requests", "review"],
    ...inDomain,
  },
  // The memo to the lawyer (ADR 0390) and the package for the authority (ADR 0400) look at a whole plan.
  { name: "memo", holds: domain("memo"), may: abovePlan, ...inDomain },
  { name: "filing", holds: domain("filing"), may: abovePlan, ...inDomain },
];

const wholeDomain = domainLayers.map((layer) => layer.name);

const readingLayer: Layer = {
  name: "reading",
  holds: /^packages\/reading\/src\//,
  // The values that documents say are defined once, in the case file (ADR 0102).
  may: ["kernel", "lists", "tables", "caseFile", "officialForms"],
  mayTypes: wholeDomain,
  outside: "declared",
  node: "withoutNetwork",
};

/** Fills and reads the authority's own files: bytes in, bytes out. */
const officialFormsLayer: Layer = {
  name: "officialForms",
  holds: /^packages\/official-forms\/src\//,
  may: ["kernel", "lists"],
  mayTypes: ["forms", "tables"],
  outside: "declared",
  node: "withoutNetwork",
};

const server = (folder: string) => new RegExp(`^apps/server/src/${folder}/`);
const inServer = { outside: "declared", node: "all" } as const;
const serverBase = ["kernel", "caseFile", "serverRoot", "database", "keys", "tablesOfStore"] as const;

const packagesMay = [...serverBase, ...wholeDomain, "files", "output", "reading", "officialForms"] as const;

const serverLayers: readonly Layer[] = [
  {
    name: "serverStart",
    holds: /^apps\/server\/src\/(main|app|runServer|parts|webRoutes|startJobs|takeInForms|archives)\.ts$/,
    may: ["*"],
    ...inServer,
  },
  { name: "serverRoot", holds: /^apps\/server\/src\/[^/]+\.ts$/, may: ["kernel", "caseFile"], ...inServer },
  {
    name: "tablesOfStore",
    holds: server("store/tables"),
    may: ["serverRoot", "database", "keys", "kernel", "caseFile", "notices"],
    ...inServer,
  },
  { name: "database", holds: server("database"), may: ["serverRoot", "tablesOfStore"], ...inServer },
  { name: "keys", holds: server("keys"), may: ["serverRoot", "database", "tablesOfStore"], ...inServer },
  {
    name: "store",
    holds: server("store"),
    may: [...serverBase, ...wholeDomain, "reading", "officialForms"],
    mayTypes: ["policies"],
    ...inServer,
  },
  {
    name: "files",
    holds: server("files"),
    may: [...serverBase, "store", "officialForms"],
    mayTypes: ["policies"],
    ...inServer,
  },
  { name: "mail", holds: server("mail"), may: [...serverBase, "store", "notices", "office"], ...inServer },
  {
    name: "output",
    holds: server("output"),
    may: [...serverBase, "forms", "letters", "lists", "memo", "store", "files", "officialForms"],
    ...inServer,
  },
  { name: "packages", holds: server("filing"), may: packagesMay, ...inServer },
  { name: "payments", holds: server("payments"), may: ["kernel", "serverRoot"], ...inServer },
  { name: "languageModel", holds: server("languageModel"), may: ["serverRoot"], mayTypes: ["reading"], ...inServer },
  { name: "calendar", holds: server("calendar"), may: wholeDomain, ...inServer },
  {
    name: "accounts",
    holds: server("accounts"),
    may: [...serverBase, "store", "mail"],
    mayTypes: ["policies"],
    ...inServer,
  },
  { name: "policies", holds: server("policies"), may: [...serverBase, ...wholeDomain, "store"], ...inServer },
  {
    name: "jobs",
    holds: server("jobs"),
    may: [...serverBase, ...wholeDomain, "store", "files", "mail", "commands", "reading", "officialForms"],
    ...inServer,
  },
  {
    name: "commands",
    holds: server("commands"),
    may: [
      ...serverBase,
      ...wholeDomain,
      "policies",
      "accounts",
      "store",
      "files",
      "mail",
      "output",
      "packages",
      "payments",
      "jobs",
      "reading",
      "officialForms",
    ],
    ...inServer,
  },
  {
    name: "auth",
    holds: server("auth"),
    may: [...serverBase, ...wholeDomain, "accounts", "store", "mail", "policies", "commands"],
    ...inServer,
  },
  {
    name: "graphql",
    holds: server("graphql"),
    may: ["serverRoot", ...wholeDomain, "accounts", "policies", "store", "commands"],
    mayTypes: ["auth", "database", "jobs", "keys", "reading", "officialForms"],
    ...inServer,
  },
  {
    name: "demo",
    holds: server("demo"),
    may: [...serverBase, ...wholeDomain, "accounts", "auth", "policies", "store", "files", "mail", "jobs", "commands"],
    ...inServer,
  },
  {
    name: "http",
    holds: server("http"),
    may: [
      ...serverBase,
      ...wholeDomain,
      "accounts",
      "calendar",
      "policies",
      "store",
      "files",
      "mail",
      "jobs",
      "commands",
      "auth",
      "output",
    ],
    ...inServer,
  },
];

const web = (folder: string) => new RegExp(`^apps/web/src/${folder}/`);
const inWeb = { outside: "declared", node: "none" } as const;
const domainInBrowser = [
  "kernel",
  "caseFile",
  "lists",
  "fields",
  ...catalogueNames,
  "plan",
  "lifecycle",
  "requests",
] as const;

const webLayers: readonly Layer[] = [
  { name: "ui", holds: web("ui"), may: [], ...inWeb },
  { name: "api", holds: web("api"), may: domainInBrowser, ...inWeb },
  { name: "offline", holds: web("offline"), may: [], ...inWeb },
  { name: "shell", holds: web("shell"), may: [...domainInBrowser, "ui", "api", "offline"], ...inWeb },
  { name: "case", holds: web("case"), may: [...domainInBrowser, "office", "ui", "api", "offline", "shell"], ...inWeb },
  {
    name: "features",
    holds: web("features"),
    may: [...domainInBrowser, "office", "ui", "api", "offline", "shell", "case"],
    mayTypes: ["memo"],
    ...inWeb,
  },
  {
    name: "webRoot",
    holds: /^apps\/web\/src\/[^/]+$/,
    may: [...domainInBrowser, "ui", "api", "offline", "shell", "case", "features"],
    ...inWeb,
  },
];

const outerLayers: readonly Layer[] = [
  {
    name: "tools",
    holds:
      /^(tests|bench|scripts)\/|^[^/]+\.config\.ts$|^apps\/web\/(vite\.config\.ts$|build\/)|^packages\/[^/]+\/test\//,
    may: ["*"],
    outside: "declared",
    node: "all",
  },
  {
    name: "cli",
    holds: /^apps\/cli\//,
    may: [
      ...wholeDomain,
      "reading",
      "officialForms",
      "serverStart",
      "serverRoot",
      "database",
      "keys",
      "store",
      "files",
      "mail",
      "jobs",
      "output",
      "packages",
    ],
    outside: "declared",
    node: "all",
  },
];

const layers: readonly Layer[] = [
  ...outerLayers,
  ...domainLayers,
  readingLayer,
  officialFormsLayer,
  ...serverLayers,
  ...webLayers,
];

export const layerOf = (path: string): Layer | undefined => layers.find((layer) => layer.holds.test(path));

/** The feature folder a path of the web application lies in. */
export const featureOf = (path: string): string | undefined => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];

/** The one file of a feature that others may import: addresses of its pages. */
export const isPageLink = (path: string): boolean => /^apps\/web\/src\/features\/[^/]+\/links\.ts$/.test(path);
