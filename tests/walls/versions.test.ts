import { describe, expect, it } from "vitest";
import { heldBack } from "../../scripts/versions/heldBack.ts";
import { deprecatedPackages, pinnedVersions, versionRecord } from "../../scripts/versions/record.ts";
import { textOf } from "./projectFiles.ts";

const { packages, checkedOn } = versionRecord();
const behind = Object.entries(packages).filter(([, { pinned, newest }]) => pinned !== newest);
const deprecated = Object.entries(deprecatedPackages());
const lock = JSON.parse(textOf("package-lock.json")) as {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly resolved?: string;
        readonly link?: boolean;
        readonly version?: string;
        readonly optionalDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
};

describe(`versions, as they were looked up on ${checkedOn} (npm run versions)`, () => {
  it("are on record for every package that a manifest names, as it is pinned now", () => {
    expect(Object.fromEntries(Object.entries(packages).map(([name, { pinned }]) => [name, pinned]))).toEqual(
      pinnedVersions(),
    );
  });

  it.each(behind)("%s is behind for a reason", (name) => {
    expect(heldBack[name], `${name} is behind: raise it, or say why not in scripts/versions/heldBack.ts`).toMatch(
      /\w+ \w+ \w+/,
    );
  });

  it("that their authors call deprecated are used for a reason", () => {
    expect(deprecated.filter(([name]) => heldBack[name] === undefined)).toEqual([]);
  });

  it("have no reason that nothing needs", () => {
    const needed = new Set([...behind, ...deprecated].map(([name]) => name));
    expect(Object.keys(heldBack).filter((name) => !needed.has(name))).toEqual([]);
  });
});

/** What PDF.js could draw with; it reads text here and draws nothing (packages/reading/src/process/readerPackages.ts). */
const neverLoaded = ["node_modules/@napi-rs/canvas"];

describe("package-lock.json", () => {
  it("names no registry: each machine asks its own", () => {
    expect(
      Object.values(lock.packages).filter(({ resolved, link }) => resolved !== undefined && link !== true),
    ).toEqual([]);
  });

  /** npm leaves platforms out that the registry at hand does not have, or that are not this one; others could then not install. */
  it("holds the programs of every platform that Boreal runs on", () => {
    const platforms = /(darwin|linux)-(x64|arm64)(-gnu)?$/;
    const missing = Object.entries(lock.packages)
      .filter(([path]) => !neverLoaded.includes(path))
      .flatMap(([path, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies)
          .filter((name) => platforms.test(name) && !isLocked(path, name))
          .map((name) => `${name}, of ${path === "" ? "the root" : path}`),
      );
    expect(missing).toEqual([]);
  });
});

/** Whether an entry is found from there upwards, as Node looks for it. */
function isLocked(path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    if (`${at === "" ? "" : `${at}/`}node_modules/${name}` in lock.packages) return true;
    if (at === "") return false;
  }
}
