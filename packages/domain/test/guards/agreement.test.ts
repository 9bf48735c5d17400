import { describe, expect, it } from "vitest";
import { agreed, type Agreement } from "../../src/kernel/noun.ts";
import type { Text } from "../../src/kernel/text.ts";
import type { Slot } from "../../src/vault/page.ts";
import { vaultPages } from "../../src/vault/pages.ts";

/** What is said of a document agrees with its name in French, and is a clause that can follow “because” for whoever reads it. */

const slots = vaultPages.flatMap((page) => page.slots);
const names = vaultPages.flatMap((page) => [
  page.name,
  ...(page.names ? [...page.names.cases.map(([, name]) => name), page.names.otherwise[1]] : []),
  ...page.slots.map(({ name }) => name),
]);

const reasonsOf = ({ requirement }: Slot): readonly Text[] => [
  ...requirement.cases.flatMap((one) => (one.length === 3 ? [one[2]] : [])),
  requirement.otherwise[0],
];
const said = slots.flatMap((slot) => reasonsOf(slot).map((because) => ({ slot, because })));

const subjects: Readonly<Record<Agreement, string>> = { m: "il", f: "elle", mp: "ils", fp: "elles" };

describe("the name of a document", () => {
  it("has one gender and number wherever it begins with the same words", () => {
    const byStart = new Map<string, Set<Agreement>>();
    for (const { fr, noun } of names) {
      const start = fr.split(" ").slice(0, 2).join(" ");
      byStart.set(start, (byStart.get(start) ?? new Set()).add(noun));
    }
    expect([...byStart].filter(([, found]) => found.size > 1).map(([start]) => start)).toEqual([]);
  });

  it("is a plural exactly where its first noun is written as one", () => {
    const sameInBoth = /^(Permis|Recours|Avis|Visa|Curriculum|Reçu)\b/u;
    const several = (fr: string) =>
      (/^\S+s(?!\S)/u.test(fr) && !sameInBoth.test(fr)) ||
      / et (qualification|motifs)/u.test(fr) ||
      fr.startsWith("Épargne,");
    expect(
      names.filter(({ fr, noun }) => noun.endsWith("p") !== several(fr)).map(({ fr, noun }) => `${fr}: ${noun}`),
    ).toEqual([]);
  });
});

describe("a reason of a level", () => {
  it("begins with the pronoun of the document’s name, where it begins with one", () => {
    const impersonal = /^il (faut|s’agit|ne s’agit|y a|n’y a)/u;
    const wrong = said.filter(({ slot, because }) => {
      const subject = /^(il|elle|ils|elles) /u.exec(because.fr)?.[1];
      return subject !== undefined && !impersonal.test(because.fr) && subject !== subjects[slot.name.noun];
    });
    expect(wrong.map(({ slot, because }) => `${slot.name.fr}: ${because.fr}`)).toEqual([]);
  });

  it("asks nobody to do anything: the reader may not be the one who adds the document", () => {
    const asksInEnglish = /^(add|upload|ask|check|send|use)\b|\b(so|then|and) (add|upload|ask|check|send)\b/u;
    const asksInFrench = /(?<!\bvous (?:\S+ )?)(?<![\p{L}’])(?!chez\b|assez\b)\p{L}+ez(?!\p{L})/u;
    expect(
      said
        .filter(({ because }) => asksInEnglish.test(because.en) || asksInFrench.test(because.fr))
        .map(({ slot, because }) => `${slot.id}: ${because.en} / ${because.fr}`),
    ).toEqual([]);
  });

  it("leaves no form unchosen", () => {
    expect(
      said.filter(({ because }) => /\{|\}/u.test(because.fr)).map(({ slot, because }) => `${slot.id}: ${because.fr}`),
    ).toEqual([]);
  });
});

it.each([
  ["m", "il compte, ajoutez-le", "l’ajoute"],
  ["f", "elle compte, ajoutez-la", "l’ajoute"],
  ["mp", "ils comptent, ajoutez-les", "les ajoute"],
  ["fp", "elles comptent, ajoutez-les", "les ajoute"],
] as const)("a sentence agrees with a noun that is %s, and keeps its other places", (noun, fr, verb) => {
  expect(agreed({ en: "it counts, add it", fr: "{il} {compte|comptent}, ajoutez-{le}" }, { noun }).fr).toBe(fr);
  expect(agreed({ en: "for {name}, who adds it", fr: "pour {name}, qui {l’ajoute|les ajoute}" }, { noun })).toEqual({
    en: "for {name}, who adds it",
    fr: `pour {name}, qui ${verb}`,
  });
});
