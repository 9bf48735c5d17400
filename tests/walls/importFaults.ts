import { importsOf, targetOf, type Import } from "./imports.ts";
import { featureOf, isPageLink, layerOf, type Layer } from "./layers.ts";
import { isTest } from "./projectFiles.ts";

export type SourceFile = { readonly path: string; readonly source: string };

/** What is wrong with the imports of one file, one sentence each. Tests may import what they test, but not leave their package. */
export function importFaults({ path, source }: SourceFile): readonly string[] {
  const layer = layerOf(path);
  if (!layer) return [`${path}: no layer of tests/walls/layers.ts holds this path; say where it stands`];
  return importsOf(path, source).flatMap((one) => {
    const fault = isTest(path) ? faultOfTest(path, one) : faultOf(path, layer, one);
    return fault === undefined ? [] : [`${path} (${layer.name}) imports ${one.specifier}: ${fault}`];
  });
}

function faultOf(path: string, layer: Layer, { specifier, typeOnly }: Import): string | undefined {
  const target = targetOf(path, specifier);
  if (target.kind === "node") return faultOfNode(layer, target.name);
  if (target.kind === "package") return layer.outside === "declared" ? undefined : "this package depends on nothing";
  if (layer.name === "tools") return undefined;
  if (specifier.startsWith(".") && packageOf(path) !== packageOf(target.name))
    return "a relative import does not leave its package";
  if (layer.may.includes("*")) return undefined;
  const other = layerOf(target.name);
  if (!other) return undefined;
  if (other.name !== layer.name) return mayImport(layer, other, typeOnly);
  const [own, theirs] = [featureOf(path), featureOf(target.name)];
  return own !== theirs && !isPageLink(target.name)
    ? "a feature imports another feature only through its links.ts"
    : undefined;
}

const network = /^(?:http|https|http2|net|tls|dgram|dns|dns\/promises)$/;

function faultOfNode({ node }: Layer, module: string): string | undefined {
  if (node === "none") return "there is no Node here";
  return node === "withoutNetwork" && network.test(module) ? "there is no network here" : undefined;
}

function mayImport(layer: Layer, other: Layer, typeOnly: boolean): string | undefined {
  if (layer.may.includes(other.name)) return undefined;
  if (layer.mayTypes?.includes(other.name)) return typeOnly ? undefined : `only types of ${other.name} may be imported`;
  return `${layer.name} may not import ${other.name}`;
}

function faultOfTest(path: string, { specifier }: Import): string | undefined {
  const target = targetOf(path, specifier);
  if (!path.startsWith("packages/domain/") || target.kind !== "file") return undefined;
  // How often and from which seed a thing is tried is no knowledge of another part.
  return target.name.startsWith("packages/domain/") ||
    ["tests/running/sizes.ts", "tests/running/drawnSeed.ts", "tests/running/properties.ts"].includes(target.name)
    ? undefined
    : "a test of the domain needs the domain only";
}

const packageOf = (path: string): string | undefined => /^(packages|apps)\/[^/]+/.exec(path)?.[0];
