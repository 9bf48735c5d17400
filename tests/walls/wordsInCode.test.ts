import { expect, it } from "vitest";
import { isCode, isGenerated, projectFiles, textOf } from "./projectFiles.ts";

/** The left column of the words in docs/glossary.md that had a meaning here only. */
const privateWords: readonly string[] =
  (textOf("docs/glossary.md").split("| not in names |")[1] ?? "")
    .split("\n\n")[0]
    ?.split("\n")
    .slice(2)
    .flatMap((row) => (row.split("|")[1] ?? "").split(","))
    .map((word) => word.trim())
    .filter((word) => word !== "") ?? [];

/** Names that stay, and why. */
const kept: Readonly<Record<string, string>> = {
  lawyerWords: "a key of the format of a case",
  lawyerWordTakenBack: "a kind of event that logs of cases hold",
  ownLifeSaved: "a kind of event that logs of accounts hold",
  ownLifeInsurance: "a life insurance of one’s own",
  belongingSet: "a kind of event that logs of accounts hold",
  belongingChanged: "a kind of notice that is stored",
  belonging_set: "a column of the database",
};

const identifier = /[A-Za-z_$][\w$]*/g;
/** From the first letter of a name or of one of its words on: `formKnownFlow` has `knownFlow`, `unknownFlow` has not. */
const asPart = (word: string): RegExp =>
  new RegExp(`(?:^|[a-z\\d_$])${word[0]?.toUpperCase()}${word.slice(1)}|^${word}`);

const privateWordIn = (name: string): string | undefined => privateWords.find((word) => asPart(word).test(name));

const names = new Map<string, string>();
for (const path of projectFiles()) {
  if (!isCode(path) || isGenerated(path) || path === "tests/walls/wordsInCode.test.ts") continue;
  for (const [name] of textOf(path).matchAll(identifier)) if (!names.has(name)) names.set(name, path);
}

it("the words are listed", () => {
  expect(privateWords.length).toBeGreaterThan(15);
});

it("no name has a word that only we understand", () => {
  const found = [...names].flatMap(([name, path]) => {
    const word = Object.hasOwn(kept, name) ? undefined : privateWordIn(name);
    return word === undefined ? [] : [`${name} (${word}) in ${path}`];
  });
  expect(found).toEqual([]);
});

it("every name that stays is there", () => {
  expect(Object.keys(kept).filter((name) => !names.has(name))).toEqual([]);
});

it.each(["ownLife", "readOwnLife", "belongingOf", "useKnownFlow", "ToldForm"])("would be found: %s", (name) => {
  expect(privateWordIn(name)).toBeDefined();
});

it.each(["unknownFlow", "knownSchools", "toldBy"])("would be left: %s", (name) => {
  expect(privateWordIn(name)).toBeUndefined();
});
