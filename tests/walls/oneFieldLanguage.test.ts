import { describe, expect, it } from "vitest";
import { parseSync } from "vite";
import { fieldKinds } from "@boreal/domain/fields/kinds";
import { isCode, isTest, projectFiles, textOf } from "./projectFiles.ts";

/**
 * A kind of field is checked, drawn, read and said in one place each (ADR 0109). A second place begins with a switch over
 * the kind of a field, or with a table that has an entry for each; this looks for both.
 */

/** Where kinds may be told apart, each with what it does there. */
const places: Readonly<Record<string, string>> = {
  "packages/domain/src/fields/kinds.ts": "says what is stored",
  "packages/domain/src/fields/kindChecks.ts": "checks",
  "apps/web/src/case/fields/FieldControl.tsx": "chooses the control",
  "apps/web/src/case/fields/ChoiceControl.tsx": "draws choices",
  "apps/web/src/case/fields/CountryControl.tsx": "draws countries",
  "apps/web/src/case/fields/DateControl.tsx": "draws days and months",
  "apps/web/src/case/fields/NumberControl.tsx": "draws numbers",
  "apps/web/src/case/fields/TextControl.tsx": "draws texts",
  "apps/web/src/case/fields/valueWords.ts": "says a value on the screen",
  "apps/web/src/features/gallery/controls/QuestionFields.tsx":
    "shows one of each in the gallery, and says when it is used",
  "apps/server/src/commands/archive/valueInWords.ts": "says a value in an archive, in both languages",
  "packages/domain/src/forms/answerSheet/answerSheetValue.ts": "says a value on the answer sheet, with its code",
  "apps/server/src/commands/forms/testForm.ts": "makes up values for tests",
  "packages/domain/src/caseFile/documentValues/typedValue.ts": "kinds of values that documents hold",
  "apps/web/src/features/vault/values/ValueField.tsx": "kinds of values that documents hold",
  "apps/web/src/features/vault/file/fileWords.ts": "kinds of values that documents hold",
};

const kinds: ReadonlySet<string> = new Set(fieldKinds);

/** From how many kinds on a list of cases or of entries is one of kinds; fewer meet by chance. */
const tellingApart = 3;

type Syntax = { readonly type?: string } & Readonly<Record<string, unknown>>;

const piecesOf = (syntax: unknown): readonly Syntax[] => {
  if (Array.isArray(syntax)) return syntax.flatMap(piecesOf);
  if (typeof syntax !== "object" || syntax === null) return [];
  const piece = syntax as Syntax;
  return [piece, ...Object.values(piece).flatMap(piecesOf)];
};

const literal = (syntax: unknown): string => {
  const { value, name } = (syntax ?? {}) as { value?: unknown; name?: unknown };
  return typeof value === "string" ? value : typeof name === "string" ? name : "";
};

const kindsIn = (names: readonly string[]): number => new Set(names.filter((name) => kinds.has(name))).size;

/** Whether a file tells kinds of fields apart: in the cases of a switch, or in the entries of a table. */
function tellsKindsApart(path: string, source: string): boolean {
  // Most files name too few kinds anywhere, and need no parsing.
  if (kindsIn(source.match(/\w+/g) ?? []) < tellingApart) return false;
  const { program } = parseSync(path, source);
  return piecesOf(program).some((piece) => {
    if (piece.type === "SwitchStatement")
      return kindsIn((piece["cases"] as readonly Syntax[]).map(({ test }) => literal(test))) >= tellingApart;
    if (piece.type === "ObjectExpression")
      return kindsIn((piece["properties"] as readonly Syntax[]).map(({ key }) => literal(key))) > tellingApart;
    return false;
  });
}

const sources = projectFiles().filter(
  (path) => /^(packages\/domain|apps\/(web|server|cli))\/src\//.test(path) && isCode(path) && !isTest(path),
);

describe("a kind of field", () => {
  it("is told apart in its places only", () => {
    expect(sources.filter((path) => tellsKindsApart(path, textOf(path)) && !(path in places))).toEqual([]);
  });

  it.each(Object.keys(places))("is told apart in %s", (path) => {
    expect(sources).toContain(path);
    expect(fieldKinds.filter((kind) => textOf(path).includes(kind)).length).toBeGreaterThan(1);
  });

  it("would be found in a second control and in a second table", () => {
    const control = 'switch (field.kind) { case "text": a(); case "date": b(); case "country": c(); }';
    expect(tellsKindsApart("a.ts", control)).toBe(true);
    expect(tellsKindsApart("a.ts", "const of = { text: 1, date: 2, country: 3, choice: 4 };")).toBe(true);
    expect(tellsKindsApart("a.ts", "const address = { country: 1, text: 2 };")).toBe(false);
  });
});
