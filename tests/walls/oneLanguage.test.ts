import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { inOneLanguage, languages, markTexts, sentencesIn } from "../../apps/web/build/oneLanguage.ts";
import { namedValue, syntaxIn, type Syntax } from "../../apps/web/build/syntax.ts";
import { isTest, projectFiles, textOf } from "./projectFiles.ts";

/** A source as the browsers of each language get it. */
function built(source: string, path = "a.ts"): { readonly en: string; readonly fr: string } {
  const marked = markTexts(path, source);
  const code = (marked?.code ?? source).replace(/^import .*?;/, "");
  const pairs = marked?.pairs ?? [];
  const inLanguage = (language: "en" | "fr") =>
    inOneLanguage("a.js", code, sentencesIn(language, pairs, marked?.isLater ? pairs : []));
  return { en: inLanguage("en"), fr: inLanguage("fr") };
}

describe("what the build makes of a text", () => {
  it("is one half in the files of each language", () => {
    expect(built("const a = { en: 'Hello', fr: 'Bonjour' };")).toEqual({
      en: 'const a = /* @__PURE__ */ borealHalf("Hello");',
      fr: 'const a = /* @__PURE__ */ borealHalf("Bonjour");',
    });
    expect(built('const a = [{ title: { fr: `Bon\\njour`, en: "a \\"b\\"" } }];').fr).toBe(
      'const a = [{ title: /* @__PURE__ */ borealHalf("Bon\\njour") }];',
    );
  });

  it("tells apart what is one word here and several there", () => {
    const twice = built("const a = { en: 'New', fr: 'Nouveau' }, b = { en: 'New', fr: 'Nouvelle' };");
    expect(twice.en).toBe('const a = /* @__PURE__ */ borealHalf("New"), b = /* @__PURE__ */ borealHalf("New", 1);');
    expect(twice.fr).toBe(
      'const a = /* @__PURE__ */ borealHalf("Nouveau"), b = /* @__PURE__ */ borealHalf("Nouvelle");',
    );
  });

  it("is both halves in a list that is searched by either name, and in a file that says so", () => {
    for (const source of [
      "const a = { code: 'DE', en: 'Germany', fr: 'Allemagne' };",
      "// @bothLanguages: why\nconst a = { en: 'Hello', fr: 'Bonjour' };",
    ]) {
      expect(built(source)).toEqual({ en: source, fr: source });
    }
  });

  it("is only its place where no first view needs it; names stay", () => {
    const source =
      "const a = [{ en: 'why', fr: 'pourquoi' }, { en: 'a reason', fr: 'une raison' }, { en: 'Passport', fr: 'Passeport', noun: 'm' }];";
    const { en, fr } = built(source, "/packages/domain/src/vault/a.ts");
    expect(en).toBe(
      "const a = [/* @__PURE__ */ borealHalf(1), /* @__PURE__ */ borealHalf(0), { en: 'Passport', fr: 'Passeport', noun: 'm' }];",
    );
    expect(fr).toBe(en);
    const { lists } = sentencesIn(
      "fr",
      [
        ["why", "pourquoi"],
        ["name", "nom"],
      ],
      [["why", "pourquoi"]],
    );
    expect(lists.map((list) => list.source)).toEqual(['[["name","nom"],["why","pourquoi"]]', '["pourquoi"]']);
    expect(inOneLanguage("b.js", "fetch(__BOREAL_LATER__)", sentencesIn("fr", [], []))).toMatch(
      /^fetch\("\/assets\/fr\/later-sentences-[\da-f]{12}\.json"\)$/,
    );
  });

  it("is worked out when it is read, where it is made of others", () => {
    const { en, fr } = built("const both = (one) => ({ en: `${one.en}: yes`, fr: said({ en: 'No', fr: 'Non' }).fr });");
    expect(en).toBe(
      'const both = (one) => (borealMade(() => (`${one.en}: yes`), () => (said(/* @__PURE__ */ borealHalf("No")).fr)));',
    );
    expect(fr).toContain('borealHalf("Non")');
    expect(() => built("const both = { fr: `${one.fr}`, en: `${one.en}` };")).toThrow("English half first");
    expect(built("const same = (id) => ({ en: id, fr: id });").en).toBe("const same = (id) => ({ en: id, fr: id });");
  });

  it("is asked for by nothing but its language", () => {
    const none = sentencesIn("en", [], []);
    expect(() => inOneLanguage("a.js", 'borealHalf("boreal:text", "Hello", "Bonjour")', none)).toThrow("no other half");
    expect(() => inOneLanguage("a.js", 'borealHalf("boreal:text", hello, bonjour)', none)).toThrow("not whole");
  });
});

/**
 * Who reads a half by its name, and why the other language’s is there. Everybody else asks for the half of the reader
 * (`t`), compares with `isSameText`, or makes a text of both halves, each of its own.
 */
const readers: Readonly<Record<string, string>> = {
  "apps/web/src/ui/halves.ts": "it makes them",
  "apps/web/src/case/fields/countryOptions.ts": "rows of countries keep both",
  "apps/web/src/case/fields/occupationList.ts": "rows of occupations keep both",
  "apps/web/src/features/assessment/entry/addressFields.ts": "rows of provinces keep both",
  "packages/domain/src/questionnaire/expressEntry/provinceOfInterest.ts": "rows of provinces keep both",
  "apps/web/src/features/vault/index/indexFilter.ts": "names of documents, with their gender, and tags keep both",
  "apps/web/src/features/account/authClient.ts": "the server sends both",
  "apps/web/src/features/administration/PaymentSettings.tsx": "both languages are entered on it",
  "apps/web/src/features/vault/upload/sender.ts": "the server sends both",
  "packages/domain/src/forms/answerSheet/answerSheetValue.ts": "rows of countries keep both",
  "packages/domain/src/lists/everyList.ts": "rows of countries and provinces keep both",
  "packages/domain/src/fields/address.ts": "rows of countries keep both",
  "packages/domain/src/forms/familyInformation/oneLine.ts": "rows of countries keep both",
  "packages/domain/src/forms/familyInformation/present.ts": "its words keep both",
  "packages/domain/src/forms/prefills/occupation.ts": "its words keep both",
  "packages/domain/src/forms/imm5476/sections.ts": "its words keep both",
  "packages/domain/src/forms/imm5257/visitPrefill.ts": "its words keep both",
  "packages/domain/src/vault/slotTitle.ts": "names of documents, with their gender, keep both",
  "packages/domain/src/letters/facts/studies.ts": "letters are drafted on the server, in the language of the letter",
  "packages/domain/src/letters/court/refusalReasons.ts":
    "letters are drafted on the server, in the language of the letter",
  "packages/domain/src/letters/checks/stated/countries.ts":
    "letters are checked on the server, and people name a country in either language",
  "packages/domain/src/letters/checks/likeness/likeOthers.ts":
    "letters are checked on the server, and questions are copied in either language",
  "packages/domain/src/letters/facts/travel.ts": "letters are drafted on the server, in the language of the letter",
  "packages/domain/src/letters/family/childDocument.ts":
    "letters are drafted on the server, in the language of the letter",
  "packages/domain/src/letters/visit/visitFields.ts":
    "letters are drafted on the server, in the language of the letter",
  "packages/domain/src/letters/prose/naming.ts": "letters are drafted on the server, in the language of the letter",
  "packages/domain/src/lists/countryArticles.ts": "letters are drafted on the server, in the language of the letter",
  "packages/domain/src/requests/splitLetter.ts":
    "letters are in either language, and the server sends both names of places",
};

const isLanguage = (name: unknown): name is "en" | "fr" => name === "en" || name === "fr";

/** The lines on which a half is read that is not the one being made. */
function foreignReads(path: string, source: string): readonly number[] {
  const { program, errors } = parseSync(path, source);
  expect([path, errors]).toEqual([path, []]);
  const pieces = syntaxIn(program as unknown as Syntax);
  const halves = pieces.flatMap((piece) => {
    if (piece.type !== "ObjectExpression") return [];
    const properties = piece["properties"] as readonly Syntax[];
    const found = languages.flatMap((language) =>
      properties
        .filter((property) => namedValue(property, language))
        .map(({ start, end }) => ({ language, start, end })),
    );
    return found.length === languages.length ? found : [];
  });
  const reads = pieces.flatMap((piece): readonly { readonly name: "en" | "fr"; readonly at: number }[] => {
    if (piece.type === "MemberExpression") {
      const property = piece["property"] as Syntax;
      if (piece["computed"] !== true)
        return isLanguage(property["name"]) ? [{ name: property["name"], at: piece.start }] : [];
      // Also one that is chosen between: `[isFrench ? 'fr' : 'en']`.
      return syntaxIn(property).flatMap(({ value }) => (isLanguage(value) ? [{ name: value, at: piece.start }] : []));
    }
    if (piece.type !== "ObjectPattern") return [];
    return (piece["properties"] as readonly Syntax[]).flatMap((property) => {
      const name = (property["key"] as Syntax | undefined)?.["name"];
      return isLanguage(name) ? [{ name, at: property.start }] : [];
    });
  });
  return reads
    .filter(({ name, at }) => {
      const inside = halves
        .filter(({ start, end }) => start <= at && at < end)
        .toSorted((one, other) => other.start - one.start)[0];
      return inside?.language !== name;
    })
    .map(({ at }) => source.slice(0, at).split("\n").length);
}

describe("a half that may not be there", () => {
  it("is found where it is read", () => {
    const found = (source: string) => foreignReads("a.ts", source);
    expect(found("const key = text.en;")).toEqual([1]);
    expect(found("const { fr } = text;")).toEqual([1]);
    expect(found("const made = { en: one.fr, fr: one['en'] };")).toEqual([1, 1]);
    expect(found("const made = { en: one.en, fr: all.map(({ fr }) => fr) };")).toEqual([]);
    expect(found("const said = text[isFrench ? 'fr' : 'en'];")).toEqual([1, 1]);
    expect(found("const said = text[language];")).toEqual([]);
  });

  it("is read by nobody", () => {
    const sources = projectFiles().filter(
      (path) =>
        /^(?:apps\/web|packages\/domain)\/src\/.*\.tsx?$/.test(path) && !isTest(path) && !path.endsWith(".d.ts"),
    );
    expect(sources.length).toBeGreaterThan(500);
    const withReads = sources.flatMap((path) => {
      const source = textOf(path);
      if (!/\b(?:en|fr)\b/.test(source)) return [];
      const lines = foreignReads(path, source);
      return lines.length > 0 ? [{ path, lines }] : [];
    });
    const unnamed = withReads
      .filter(({ path }) => readers[path] === undefined)
      .map(({ path, lines }) => `${path}:${lines.join(",")}`);
    expect(unnamed).toEqual([]);
    const read = new Set(withReads.map(({ path }) => path));
    expect(Object.keys(readers).filter((path) => !read.has(path))).toEqual([]);
  });
});
