import type { Language } from "./syllables.ts";
import { describe, expect, it } from "vitest";
import { gradeOf, sentencesOf, wordsOf } from "./grade.ts";
import { syllables } from "./syllables.ts";

const english: readonly (readonly [count: number, words: string])[] = [
  [1, "the you your have does asked names made school forms date page whose friend field years IMM1294 24"],
  [2, "answer study table wanted places statement lawyer client being buying quiet people applied visa permit science"],
  [
    3,
    "Canada document family employer earlier period idea readable applying usual various company studying acceptance",
  ],
  [4, "application biometrics material usually IRCC everybody certificate experience graduation immigration society"],
  [5, "university representative evaluation"],
];

const french: readonly (readonly [count: number, words: string])[] = [
  [1, "vous une qui qu’elle doivent jours l’âge signe page peuvent ville aident 12"],
  [2, "pays études réponse demande voyage client l’été souvent agent n’indiquent partie année réel payer moyen maïs"],
  [3, "employeur formulaire document passeport aujourd’hui février déposer téléphone oublier"],
  [4, "immigration identité acceptation aéroport IRCC"],
  [5, "établissement université universitaire"],
];

const each = (rows: typeof english, language: Language) =>
  rows.flatMap(([count, words]) => words.split(" ").map((word) => [word, syllables(word, language), count] as const));

describe("syllables", () => {
  it.each(each(english, "en"))("%s", (_word, found, count) => {
    expect(found).toBe(count);
  });

  it.each(each(french, "fr"))("%s, en français", (_word, found, count) => {
    expect(found).toBe(count);
  });

  it("counts a placeholder as two, and each part of a compound", () => {
    expect(syllables("{count}", "en")).toBe(2);
    expect(syllables("co-op", "en")).toBe(2);
  });
});

describe("words", () => {
  it("keep their apostrophes, hyphens and figures", () => {
    expect(wordsOf("Your school’s co-op letter costs {amount}, or 1,200.50.", "en")).toEqual([
      "Your",
      "school’s",
      "co-op",
      "letter",
      "costs",
      "{amount}",
      "or",
      "1,200.50",
    ]);
  });

  it("in French, what follows a verb by a hyphen is one of its own", () => {
    expect(wordsOf("Signez-le. A-t-il un permis de vacances-travail?", "fr")).toEqual([
      "Signez",
      "le",
      "A",
      "il",
      "un",
      "permis",
      "de",
      "vacances-travail",
    ]);
  });
});

describe("sentences", () => {
  it("end with a point, a mark, a semicolon or a line", () => {
    expect(sentencesOf("Sign it. Is it right? Yes; go on\nThen wait.")).toEqual([
      "Sign it.",
      "Is it right?",
      "Yes",
      "go on",
      "Then wait.",
    ]);
  });

  it("do not end inside a number, an address or after a colon", () => {
    expect(sentencesOf("Write 1200.50 to name@example.com: one line.")).toHaveLength(1);
  });
});

describe("grades", () => {
  it("is the formula of Flesch and Kincaid", () => {
    // 6 words, 6 syllables.
    expect(gradeOf("The cat sat on the mat.", "en")).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 6);
    // 8 words, 24 syllables.
    expect(gradeOf("Immigration officers usually examine every document carefully now.", "en")).toBeCloseTo(
      0.39 * 8 + (11.8 * 24) / 8 - 15.59,
      6,
    );
  });

  it("weighs French syllables as Kandel and Moles do", () => {
    expect(gradeOf("Le chat dort sur le lit.", "fr")).toBeCloseTo(0.39 * 6 + (11.8 * 73.6) / 84.6 - 15.59, 6);
  });

  it("tells a plain sentence from one of an office", () => {
    expect(gradeOf("Sign the form and send it to us today.", "en")).toBeLessThan(3);
    expect(
      gradeOf("Documentation substantiating the applicant’s financial capability must accompany submission.", "en"),
    ).toBeGreaterThan(14);
    expect(gradeOf("Signez la page et envoyez-la ce soir.", "fr")).toBeLessThan(3);
    expect(
      gradeOf(
        "La documentation démontrant la capacité financière doit obligatoirement accompagner la présentation.",
        "fr",
      ),
    ).toBeGreaterThan(14);
  });
});
