import { expect, it } from "vitest";
import { productTexts } from "../../scripts/readingLevel/productTexts.ts";
import { isCode, isGenerated, isTest, projectFiles, textOf } from "./projectFiles.ts";

/** French that a screen reader can say and that is true of everybody who reads it: no ending in brackets, no reader taken for a man. */

const written = projectFiles().filter(
  (path) => isCode(path) && !isTest(path) && !isGenerated(path) && /^(apps|packages)\//.test(path),
);
const sentences = written.flatMap((path) =>
  [...textOf(path).matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`$\n]*`/gu)].map(([sentence]) => ({
    path,
    sentence,
  })),
);
const found = (fault: RegExp) =>
  sentences.filter(({ sentence }) => fault.test(sentence)).map(({ path, sentence }) => `${path}: ${sentence}`);

it("reads the sentences of the whole tree", () => {
  expect(written.length).toBeGreaterThan(500);
  expect(sentences.length).toBeGreaterThan(5000);
});

it("no sentence has an ending in brackets, as in « né(e) »", () => {
  expect(found(/\p{L}\((?:e|s|es|ne|le|ve|se|trice|euse|ère)\)/u)).toEqual([]);
});

it("nobody is spoken to with a participle of one gender, as in « vous êtes entré »", () => {
  expect(
    found(
      /(?:vous (?:n’)?(?:êtes|serez|seriez|étiez|soyez)|êtes-vous)(?: (?:pas|plus|déjà|jamais|encore|tous))* \p{L}+(?:é|i|u)(?!\p{L})(?<! (?:au|ici|aussi))/iu,
    ),
  ).toEqual([]);
});

it("the reader’s own lawyer is no man by default: « votre équipe juridique », or both", () => {
  expect(found(/(?<!avocate ou (?:à )?)(?:votre|son) avocat(?!e|\p{L})/iu)).toEqual([]);
});

it("a name that the program fills in has no participle of its own, as in « {name} : retiré »", () => {
  expect(
    found(/\{(?:name|label)\}[\s\u00A0\u202F]?(?:\\u00A0)?: ?(?:retiré|ajouté|enregistré|supprimé|repris|inséré)/u),
  ).toEqual([]);
});

it("no space of any kind stands before ? ! ; (Canadian usage; a colon and « » keep theirs)", () => {
  expect(found(/^(?!.*\$\{).*[\p{L}\d»)}’](?:[ \u00A0\u202F]|\\u(?:00A0|202F))[?!;](?=[\s"'`<]|$)/iu)).toEqual([]);
});

it("a no-break space stands before : and inside « », so that no line begins with them", () => {
  expect(
    productTexts()
      .filter(({ fr }) => /(?:^|[^\u00A0\d])»|«(?!\u00A0)|(?<![\u00A0\d]):(?!\/)/u.test(fr) && fr !== ":")
      .map(({ path, fr }) => `${path}: ${fr}`),
  ).toEqual([]);
});
