import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What `npm run versions` found last: of each package that a manifest names, the version pinned then and the newest one. */
export type VersionRecord = {
  readonly checkedOn: string;
  readonly packages: Readonly<Record<string, { readonly pinned: string; readonly newest: string }>>;
};

type Manifest = {
  readonly [kind in "dependencies" | "devDependencies" | "optionalDependencies"]?: Readonly<Record<string, string>>;
};

const root = fileURLToPath(new URL("../../", import.meta.url));
const manifests = [
  ".",
  "packages/domain",
  "packages/reading",
  "packages/official-forms",
  "apps/server",
  "apps/web",
  "apps/cli",
];
const read = (path: string): unknown => JSON.parse(readFileSync(`${root}${path}`, "utf8"));

/** Packages from outside that the manifests name, with the version that they pin. */
export function pinnedVersions(): Readonly<Record<string, string>> {
  const named = manifests.map((folder) => read(`${folder}/package.json`) as Manifest);
  const entries = named.flatMap((one) =>
    Object.entries({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies }),
  );
  return Object.fromEntries(
    entries.filter(([name]) => !name.startsWith("@boreal/")).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Packages of the lock file, those of others included, whose authors ask not to use them any more: name and what they say. */
export function deprecatedPackages(): Readonly<Record<string, string>> {
  const { packages } = read("package-lock.json") as {
    readonly packages: Readonly<Record<string, { readonly deprecated?: string }>>;
  };
  return Object.fromEntries(
    Object.entries(packages).flatMap(([path, { deprecated }]) =>
      deprecated === undefined ? [] : [[path.replace(/^.*node_modules\//, ""), deprecated]],
    ),
  );
}

export const recordPath = `${root}docs/versions.json`;

export const versionRecord = (): VersionRecord => JSON.parse(readFileSync(recordPath, "utf8")) as VersionRecord;
