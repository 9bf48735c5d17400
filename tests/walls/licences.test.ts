import { describe, expect, it } from "vitest";
import { textOf } from "./projectFiles.ts";

type Locked = { readonly license?: string; readonly dev?: boolean; readonly link?: boolean; readonly version?: string };

/** Licences that ask for a notice and nothing else, so that Apache-2.0 stays the only licence of the whole. */
const free = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "Apache-2.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "Unlicense",
  "Zlib",
  "Python-2.0",
]);

/** Accepted by name, each with the reason; each is listed in NOTICE. */
const excepted: Readonly<Record<string, { readonly licences: readonly string[]; readonly why: string }>> = {
  "@img/sharp-libvips-*": {
    licences: ["LGPL-3.0-or-later"],
    why: "libvips: a shared library of its own package, which a deployer can replace",
  },
  "@img/sharp-wasm32": {
    licences: ["Apache-2.0 AND LGPL-3.0-or-later AND MIT"],
    why: "libvips compiled to a WebAssembly file of its own; not on the platforms that we pin",
  },
  "@img/sharp-win32-*": {
    licences: ["Apache-2.0 AND LGPL-3.0-or-later"],
    why: "libvips as a DLL beside the addon, which a deployer can replace",
  },
  "libheif-js": {
    licences: ["LGPL-3.0"],
    why: "a WebAssembly file of its own, run in a process of its own; heic photos can be switched off",
  },
  "@fontsource-variable/atkinson-hyperlegible-next": {
    licences: ["OFL-1.1"],
    why: "a font, served unchanged under its own name, its glyphs embedded in documents",
  },
  "@fontsource-variable/arimo": {
    licences: ["OFL-1.1"],
    why: "the typeface of papers of the court, its glyphs embedded in documents",
  },
  "@fontsource-variable/noto-sans*": {
    licences: ["OFL-1.1"],
    why: "fonts, of which glyphs are embedded in documents, as their licence allows",
  },
  lightningcss: { licences: ["MPL-2.0"], why: "a part of the build tool; nothing of it is in what we serve" },
  "lightningcss-*": { licences: ["MPL-2.0"], why: "as lightningcss" },
  "png-js": { licences: [""], why: "names no licence in its manifest; its LICENSE file is MIT" },
  "combine-errors": { licences: [""], why: "names no licence in its manifest; its readme says MIT" },
};

const exceptionFor = (name: string) =>
  Object.entries(excepted).find(([key]) => (key.endsWith("*") ? name.startsWith(key.slice(0, -1)) : key === name))?.[1];

/** `(MIT OR GPL-3.0)` is free when one choice is; `MIT AND Zlib` when both are. */
function isFree(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((part) => free.has(part.trim())));
}

const lock = JSON.parse(textOf("package-lock.json")) as { readonly packages: Readonly<Record<string, Locked>> };

const shipped = Object.entries(lock.packages)
  .filter(([path, one]) => path.includes("node_modules/") && one.link !== true && one.dev !== true)
  .map(([path, one]) => ({
    name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
    licence: one.license ?? "",
  }));

describe("licences of everything that is installed to run Boreal", () => {
  it("are free, or excepted by name", () => {
    expect(shipped.length).toBeGreaterThan(100);
    const refused = shipped.filter(
      ({ name, licence }) => !isFree(licence) && exceptionFor(name)?.licences.includes(licence) !== true,
    );
    expect(refused).toEqual([]);
  });

  it("have no exception that nothing needs", () => {
    const needed = new Set(shipped.map(({ name }) => exceptionFor(name)).filter((one) => one !== undefined));
    expect(
      Object.entries(excepted)
        .filter(([, one]) => !needed.has(one))
        .map(([name]) => name),
    ).toEqual([]);
  });

  it("that are excepted stand in NOTICE", () => {
    const notice = textOf("NOTICE");
    expect(Object.keys(excepted).filter((name) => !notice.includes(name.replace(/[-*]+$/, "")))).toEqual([]);
  });

  it.each(["GPL-3.0-only", "AGPL-3.0", "MIT AND GPL-2.0", "SSPL-1.0", "UNLICENSED", ""])(
    "%s would be refused",
    (licence) => {
      expect(isFree(licence)).toBe(false);
    },
  );
});
