import { parseSync, type Plugin } from "vite";
import { namedValue, syntaxIn, type Syntax } from "./syntax.ts";

/** Tables and lists of the domain: what their rows note, and in which unit a value is written, is for `docs/sources.md`. */
const facts = /\/packages\/domain\/src\/(?:tables|lists)\/[^?]*\.ts$/;

const isPlain = ({ type, value }: Syntax): boolean => type === "Literal" && typeof value === "string";

const remarks = ["note", "unit"];

/** A source without what it remarks on its rows. */
export function withoutRemarks(name: string, code: string): string {
  const { program, errors } = parseSync(name, code);
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  const taken = syntaxIn(program as unknown as Syntax)
    .filter((piece) => remarks.some((remark) => namedValue(piece, remark)) && isPlain(piece["value"] as Syntax))
    .toSorted((one, other) => one.start - other.start);
  let [from, kept] = [0, ""];
  for (const { start, end } of taken) {
    kept += code.slice(from, start);
    from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  }
  return kept + code.slice(from);
}

/** No page shows them, so none goes to a browser (ADR 0217). */
export function remarksStayHere(): Plugin {
  return {
    name: "boreal-remarks-stay-here",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: facts, code: /\b(?:note|unit):/ },
      handler: (code, id) => ({ code: withoutRemarks(id, code), map: null }),
    },
  };
}
