import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { parseSync } from "vite";

/** One import or re-export of a file: what it names, and whether only types cross. */
export type Import = { readonly specifier: string; readonly typeOnly: boolean };

const inlineImport = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** All imports of one source file: static, re-exported, dynamic with a literal name, and `import('...')` in types. */
export function importsOf(path: string, source: string): readonly Import[] {
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message ?? ""}`);
  const found: Import[] = module.staticImports.map((one) => ({
    specifier: one.moduleRequest.value,
    typeOnly: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
  }));
  for (const one of module.staticExports) {
    for (const entry of one.entries) {
      if (entry.moduleRequest) found.push({ specifier: entry.moduleRequest.value, typeOnly: entry.isType });
    }
  }
  const called = new Set(module.dynamicImports.map((one) => one.start));
  for (const match of source.matchAll(inlineImport)) {
    const specifier = match[1];
    if (specifier !== undefined) found.push({ specifier, typeOnly: !called.has(match.index) });
  }
  return found;
}

const packages: Readonly<Record<string, string>> = {
  "@boreal/domain": "packages/domain",
  "@boreal/reading": "packages/reading",
  "@boreal/official-forms": "packages/official-forms",
  "@boreal/server": "apps/server",
  "@boreal/web": "apps/web",
  "@boreal/cli": "apps/cli",
};

/** Where an import leads: a file of ours (path from the root), a module of Node, or a package from outside. */
export type Target = { readonly kind: "file" | "node" | "package"; readonly name: string };

export function targetOf(from: string, specifier: string): Target {
  if (isBuiltin(specifier)) return { kind: "node", name: specifier.replace(/^node:/, "") };
  if (specifier.startsWith(".")) {
    return { kind: "file", name: posix.join(posix.dirname(from), specifier.replace(/\?.*$/, "")) };
  }
  const [scope = "", name = "", ...rest] = specifier.split("/");
  const packageName = specifier.startsWith("@") ? `${scope}/${name}` : scope;
  const inside = specifier.startsWith("@") ? rest : [name, ...rest].filter((part) => part !== "");
  const folder = packages[packageName];
  if (folder === undefined) return { kind: "package", name: packageName };
  const path = inside.join("/");
  return { kind: "file", name: path.startsWith("test/") ? `${folder}/${path}.ts` : `${folder}/src/${path}.ts` };
}
