import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { importsOf, targetOf } from "../walls/imports.ts";

/** The drawing in docs/architecture.md says through which files an answer goes; here each row is followed. */

const page = readFileSync("docs/architecture.md", "utf8");
const part = /\n## The way of an answer\n(.*?)\n## /s.exec(page)?.[1] ?? "";

type Row = { readonly file: string; readonly handsOnBy: string; readonly joinedBy: readonly string[] };

function rowsOf(heading: string): { readonly said: number; readonly rows: readonly Row[] } {
  const found = new RegExp(`${heading}, (\\d+) files in \`([^\`]+)\`:\\n\\n((?:\\|.*\\n)+)`).exec(part);
  const [, said, folder = "", table = ""] = found ?? [];
  const lines = table.trim().split("\n").slice(2);
  const quoted = (cell: string | undefined) => [...(cell ?? "").matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? "");
  const rows = lines.map((line) => {
    const [, , file, handsOnBy, joinedBy] = line.split(/(?<!\\)\|/);
    return {
      file: folder + (quoted(file)[0] ?? ""),
      handsOnBy: quoted(handsOnBy)[0] ?? "",
      joinedBy: quoted(joinedBy).map((name) => folder + name),
    };
  });
  return { said: Number(said), rows };
}

const textOf = (path: string) => readFileSync(path, "utf8");
const imports = (path: string, other: string): boolean =>
  importsOf(path, textOf(path)).some(({ specifier }) => {
    const target = targetOf(path, specifier);
    return target.kind === "file" && target.name === other;
  });

describe.each([
  ["From key press to sent", 8],
  ["From request to stored row", 9],
])("%s", (heading, most) => {
  const { said, rows } = rowsOf(heading);

  it("is as long as it says, and no longer than it may be", () => {
    expect(rows.length).toBe(said);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(most);
  });

  it.each(rows.map((row) => [row.file, row] as const))("%s hands it on by the words it says", (file, { handsOnBy }) => {
    expect(existsSync(file)).toBe(true);
    expect(handsOnBy.length).toBeGreaterThan(8);
    expect(textOf(file)).toContain(handsOnBy);
  });

  it("goes from each file to the next over nothing that it does not name", () => {
    const gaps = rows.slice(0, -1).flatMap(({ file, joinedBy }, index) => {
      const chain = [file, ...joinedBy, rows[index + 1]?.file ?? ""];
      return chain.slice(0, -1).flatMap((one, at) => {
        const other = chain[at + 1] ?? "";
        return imports(one, other) || imports(other, one) ? [] : [`${one} and ${other} do not know each other`];
      });
    });
    expect(gaps).toEqual([]);
  });
});
