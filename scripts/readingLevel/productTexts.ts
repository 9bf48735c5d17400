import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { namedValue, type Syntax, syntaxIn } from "../../apps/web/build/syntax.ts";

/** One text of the product, as it is written down in both languages. What is filled in stands as `{name}`. */
export type ProductText = { readonly path: string; readonly line: number; readonly en: string; readonly fr: string };

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Names of countries, occupations and the like are data: nobody here words them. */
const isList = (path: string): boolean => path.startsWith("packages/domain/src/lists/");

const isSource = (path: string): boolean =>
  /^(?:apps|packages)\/[\w-]+\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !isList(path);

/** Every `{ en: '...', fr: '...' }` of the product's sources: web, server, rules and command line. */
export function productTexts(): readonly ProductText[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split("\0"))]
    .filter(isSource)
    .toSorted()
    .flatMap((path) => textsIn(path, readFileSync(join(root, path), "utf8")));
}

/** The texts of one source: its pairs, and the calls of a function that makes a pair of two of its arguments. */
export function textsIn(path: string, source: string): readonly ProductText[] {
  if (!/\bfr\b/.test(source)) return [];
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const parts = syntaxIn(program as unknown as Syntax);
  const makers = new Map(parts.flatMap(makerOfPairs));
  return parts
    .flatMap((part) => pairsOf(halves(part, makers)))
    .flatMap(([english, french]) => {
      const [en, fr] = [written(english), written(french)];
      if (en === undefined || fr === undefined) return [];
      return [{ path, line: source.slice(0, english.start).split("\n").length, en, fr }];
    })
    .toSorted((one, other) => one.line - other.line);
}

type Halves = readonly [english: Syntax, french: Syntax];

/** Two halves that are words by key are as many pairs: `{ en: { yes: "Yes" }, fr: { yes: "Oui" } }`. */
function pairsOf([english, french]: readonly (Syntax | undefined)[]): readonly Halves[] {
  if (!english || !french) return [];
  if (english.type !== "ObjectExpression" || french.type !== "ObjectExpression") return [[english, french]];
  const inFrench = french["properties"] as readonly Syntax[];
  return (english["properties"] as readonly Syntax[]).flatMap((property) => {
    const key = (property["key"] as Syntax | undefined)?.["name"];
    const other = typeof key === "string" ? inFrench.find((each) => namedValue(each, key)) : undefined;
    if (!other) return [];
    const both: Halves = [property["value"] as Syntax, other["value"] as Syntax];
    return [both];
  });
}

/** The two halves of a pair, or of a call that makes one. */
function halves(part: Syntax, makers: ReadonlyMap<unknown, number>): readonly (Syntax | undefined)[] {
  if (part.type === "ObjectExpression") {
    const properties = part["properties"] as readonly Syntax[];
    return ["en", "fr"].map(
      (name) => properties.find((property) => namedValue(property, name))?.["value"] as Syntax | undefined,
    );
  }
  if (part.type !== "CallExpression") return [];
  const first = makers.get((part["callee"] as Syntax)["name"]);
  return first === undefined ? [] : (part["arguments"] as readonly Syntax[]).slice(first, first + 2);
}

/** `const says = (code, en, fr) => ...`: its name, and where its English half is given. */
function makerOfPairs(part: Syntax): readonly (readonly [name: unknown, first: number])[] {
  const made = part.type === "VariableDeclarator" ? (part["init"] as Syntax | null) : undefined;
  if (made?.type !== "ArrowFunctionExpression") return [];
  const given = (made["params"] as readonly Syntax[]).map((parameter) => parameter["name"]);
  const first = given.indexOf("en");
  return first >= 0 && given[first + 1] === "fr" ? [[(part["id"] as Syntax)["name"], first]] : [];
}

/** A string as it is written; what is worked out is `{…}`, like a placeholder. Nothing for what is no string. */
function written(value: Syntax): string | undefined {
  if (value.type === "Literal") return typeof value["value"] === "string" ? value["value"] : undefined;
  if (value.type === "BinaryExpression" && value["operator"] === "+") {
    const [left, right] = [written(value["left"] as Syntax), written(value["right"] as Syntax)];
    return left === undefined && right === undefined ? undefined : `${left ?? "{…}"}${right ?? "{…}"}`;
  }
  if (value.type !== "TemplateLiteral") return undefined;
  const parts = value["quasis"] as readonly { readonly value: { readonly cooked: string | null } }[];
  return parts.map((part) => part.value.cooked ?? "").join("{…}");
}
