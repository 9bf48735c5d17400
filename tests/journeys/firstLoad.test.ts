import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { root } from "../browser/server.ts";

const languages = ["en", "fr"] as const;
type Language = (typeof languages)[number];

const folderOf = (language: Language) => join(root, "apps/web/dist/assets", language);
const scriptsIn = (language: Language) => readdirSync(folderOf(language)).filter((name) => /\.js(?:on)?$/.test(name));
const textOf = (language: Language, name: string) => readFileSync(join(folderOf(language), name), "utf8");

/** Pages that are drawn with reasons and instructions wait for these too. */
const waitsForReasons: ReadonlySet<string> = new Set(["PlanPage", "VaultPageView", "FormsPages", "LetterPages"]);

/** What a script needs at once. */
const importsOf = (language: Language, name: string): readonly string[] =>
  [...textOf(language, name).matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)].map(([, other = ""]) => other);

/** The scripts whose names begin so, with all that they need at once. */
function withImports(language: Language, ...beginnings: readonly string[]): readonly string[] {
  const needed = new Set(scriptsIn(language).filter((name) => beginnings.some((first) => name.startsWith(first))));
  // A set takes in what is added while it is walked.
  for (const name of needed) for (const other of importsOf(language, name)) needed.add(other);
  return [...needed];
}

/** Every script that the page cannot do without, those of the shell among them. */
const scriptsOf = (page: string, language: Language): readonly string[] =>
  withImports(language, "index-", `${page}-`, ...(waitsForReasons.has(page) ? ["later-sentences-"] : []));

const sizeOf = (names: readonly string[], language: Language) =>
  names.reduce((sum, name) => sum + gzipSync(textOf(language, name)).length, 0) / 1024;

const kilobytes = (page: string, language: Language) => sizeOf(scriptsOf(page, language), language);

/** By how much a page may grow over what stood at the last release, before somebody has to say why: less is a report. */
const growth = 1.1;

/** How many times what stood there, as it is printed. */
function timesAsMuch(what: string, now: number, atRelease: number): number {
  const change = Math.round((now / atRelease - 1) * 100);
  process.stdout.write(`${what}: ${now.toFixed(0)} KB, ${atRelease} at the last release, ${change} %\n`);
  return now / atRelease;
}

/** Kilobytes of 0.2.0 in English and French, which is longer. Brotli, which browsers get, takes a fifth less. */
it.each<[string, string, Readonly<Record<Language, number>>]>([
  ["the list of applications", "HomePage", { en: 109, fr: 110 }],
  // Since documents count only for their person, every answer is read with the names and holders of documents.
  ["a question", "AssessmentPage", { en: 180, fr: 182 }],
  ["the list of documents", "VaultIndexPage", { en: 292, fr: 298 }],
  ["the plan", "PlanPage", { en: 397, fr: 410 }],
  ["a page of documents", "VaultPageView", { en: 416, fr: 430 }],
])("%s is shown with few kilobytes of scripts", (what, page, atRelease) => {
  for (const language of languages) {
    expect(scriptsOf(page, language).length).toBeGreaterThan(5);
    const times = timesAsMuch(`${what} (${language})`, kilobytes(page, language), atRelease[language]);
    expect(times).toBeLessThanOrEqual(growth);
  }
});

/** A letter waits for the questions of its case too, by which sources are named; these have the most. */
const questionsOfLetters = ["student", "studentExtension", "visitorVisa", "employerWorkPermit", "expressEntryIta"];

/** More than this over a question is too much for a page on which somebody writes (ADR 0340). */
const mostOfLetter = 150;

it.each([
  ["the editor of a letter", "LetterPages"],
  ["the letter of somebody who writes by link", "GuestLetterPage"],
])("%s needs few kilobytes more than a question, and the definition of no letter", (what, page) => {
  for (const language of languages) {
    const needed = new Set(scriptsOf(page, language));
    const flows = questionsOfLetters.map((flow) => new Set([...needed, ...withImports(language, `${flow}-`)]));
    const more =
      Math.max(...flows.map((names) => sizeOf([...names], language))) - kilobytes("AssessmentPage", language);
    process.stdout.write(`${what} (${language}), more than a question: ${more.toFixed(0)} KB\n`);
    expect(more).toBeLessThanOrEqual(mostOfLetter);
    // A field of the statement of purpose, and one of a supporter’s letter.
    for (const word of ["studyPlanCareerGoal", "supporterOccupation"])
      expect([word, [...needed].some((name) => textOf(language, name).includes(word))]).toEqual([word, false]);
  }
});

it("a question comes with the first ones alone, and names the files of all others, which need nothing else", () => {
  for (const language of languages) {
    const here = scriptsOf("AssessmentPage", language);
    const named = here.flatMap((name) =>
      [...textOf(language, name).matchAll(/\[("\/assets\/[^\]]*caseOfQuestions-[^\]]*)\]/g)].flatMap(
        ([list]) => JSON.parse(list) as string[],
      ),
    );
    const files = new Set(named.map((file) => file.replace(`/assets/${language}/`, "")));
    expect(files.size).toBeGreaterThan(1);
    // A page of the spouse, and one of the first.
    const has = (names: Iterable<string>, word: string) =>
      [...names].some((name) => textOf(language, name).includes(word));
    expect([has(here, "spouseNameGroup"), has(files, "spouseNameGroup")]).toEqual([false, true]);
    expect([has(here, "insideCanadaCurrently"), has(here, "passportCountryEntry")]).toEqual([true, true]);
    const needed = [...files].flatMap((name) => importsOf(language, name));
    expect(needed.filter((name) => !files.has(name) && !here.includes(name))).toEqual([]);
    expect([...files].filter((name) => here.includes(name))).toEqual([]);
  }
});

it("a question needs no definitions of documents and forms, and the list of documents none of forms", () => {
  const has = (page: string, word: string) => scriptsOf(page, "en").some((name) => textOf("en", name).includes(word));
  // A field of the custodian’s declaration, and a place of a page of the vault.
  const found = ["AssessmentPage", "VaultIndexPage", "FormsPages"].map((page) => [
    page,
    has(page, "student.citizenship"),
    has(page, "bankStatements"),
  ]);
  expect(found).toEqual([
    ["AssessmentPage", false, false],
    ["VaultIndexPage", false, true],
    ["FormsPages", true, true],
  ]);
});

it("each language has its own sentences, and the other’s only in the file for who changes the language", () => {
  const sentence = { en: "Some answers are not saved yet", fr: "Des réponses ne sont pas encore enregistrées" };
  for (const language of languages) {
    const holding = (words: string) =>
      scriptsIn(language)
        .filter((name) => textOf(language, name).includes(words))
        .map((name) => name.replace(/-[^-]+\.js(?:on)?$/, ""));
    const own = holding(sentence[language]);
    expect(own.length).toBeGreaterThan(1);
    expect(holding(sentence[language === "en" ? "fr" : "en"])).toEqual(["sentences"]);
  }
});
