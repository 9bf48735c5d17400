import { parseSync, type Plugin } from "vite";
import { type Syntax, syntaxIn } from "./syntax.ts";

/**
 * The server knows every operation by its hash, so the built web needs of each only the kind, the name and the hash, and these
 * lie with whoever asks instead of all together in the first file of every page (ADR 0157). Fragments are part of the hash.
 */

type Hashes = Readonly<Record<string, string>>;

/** Sources of ours. */
const ours = /\/apps\/web\/src\/[^?]*\.tsx?$/;
const head = /^\s*((?:query|mutation|subscription)\s+(\w+))/;

/** The text of a call of `graphql`, if it is one with its text written out. */
function documentOf(piece: Syntax): string | undefined {
  const callee = piece["callee"] as Syntax | undefined;
  if (piece.type !== "CallExpression" || callee?.type !== "Identifier" || callee["name"] !== "graphql")
    return undefined;
  const [first] = piece["arguments"] as readonly Syntax[];
  if (first?.type !== "TemplateLiteral") return undefined;
  const [only, ...more] = first["quasis"] as readonly { readonly value: { readonly cooked: string | null } }[];
  return more.length === 0 ? (only?.value.cooked ?? undefined) : undefined;
}

/** The source with each operation as its head and its hash. Nothing for a source without any. */
export function withHashes(name: string, code: string, hashes: Hashes): string | undefined {
  const { program, errors } = parseSync(name, code);
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  let made = code;
  const calls = syntaxIn(program as unknown as Syntax).flatMap((piece) => {
    const text = documentOf(piece);
    return text === undefined ? [] : [{ start: piece.start, end: piece.end, text }];
  });
  // From the last to the first, so that places stay where they were read.
  for (const { start, end, text } of calls.toSorted((one, other) => other.start - one.start)) {
    const [, words = "", operation = ""] = head.exec(text) ?? [];
    const hash = hashes[operation];
    if (operation !== "" && hash === undefined) throw new Error(`${name}: ${operation} is not a stored operation`);
    const short = operation === "" ? "" : words.replaceAll(/\s+/g, " ");
    const given = `{ text: ${JSON.stringify(short)}, fragments: []${hash === undefined ? "" : `, hash: ${JSON.stringify(hash)}`} }`;
    made = `${made.slice(0, start)}(${given})${made.slice(end)}`;
  }
  return calls.length === 0 ? undefined : made;
}

export const storedOperations = (hashes: Hashes): Plugin => ({
  name: "boreal-stored-operations",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: ours, code: /\bgraphql\(/ },
    handler(code, id) {
      const made = withHashes(id, code, hashes);
      return made === undefined ? undefined : { code: made, map: null };
    },
  },
});
