import { describe, expect, it } from "vitest";
import type { Text } from "../../src/kernel/text.ts";

type Found = { readonly where: string; readonly text: Text };

const isText = (value: object): value is Text =>
  "en" in value && "fr" in value && typeof value.en === "string" && typeof value.fr === "string";

/** Every `{ en, fr }` that a module exports, at any depth. Functions are not opened. */
function textsIn(value: unknown, where: string, seen: Set<object>): readonly Found[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isText(value)) return [{ where, text: value }];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${where}.${key}`, seen));
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(["../../src/**/*.ts", "!../../src/**/*.test.ts"], {
  eager: true,
});
const seen = new Set<object>();
const texts = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) => textsIn(value, `${path.replace("../../src/", "")} ${name}`, seen)),
);

const placeholders = (sentence: string) =>
  [...sentence.matchAll(/\{(\w+|#)\}/g)].map((match) => match[1] ?? "").toSorted();

const wrong = (fault: (text: Text, where: string) => boolean) =>
  texts.filter(({ where, text }) => fault(text, where)).map(({ where, text }) => `${where}: ${text.en} / ${text.fr}`);

/** Names of places and their spelling come from the list of countries, which is data of its own. */
const isName = (where: string) => where.startsWith("lists/");

/** A paper of the court is addressed to nobody, in either language. */
const isUnsaid = (en: string, fr: string, where: string) => where.startsWith("letters/court/") && en + fr === "";

/** A sentence of a letter may name a fact in one language alone; that each is there is a matter of types (prose/sentence.ts). */
const namesByTypes = (where: string) => where.startsWith("letters/");

describe("every sentence of the domain", () => {
  it("is found", () => {
    expect(texts.length).toBeGreaterThan(300);
  });

  it("stands in both languages", () => {
    expect(
      wrong(
        ({ en, fr }, where) =>
          !isUnsaid(en, fr, where) && (en.trim() === "" || fr.trim() === "" || en !== en.trim() || fr !== fr.trim()),
      ),
    ).toEqual([]);
  });

  it("has the same placeholders in both", () => {
    const pronouns = new Set(["il", "le"]);
    expect(
      wrong(
        ({ en, fr }, where) =>
          !namesByTypes(where) &&
          placeholders(en).join() !==
            placeholders(fr)
              .filter((name) => !pronouns.has(name))
              .join(),
      ),
    ).toEqual([]);
  });

  it("shouts only where the specification fixes the words", () => {
    const fixed = new Set(["Almost done!"]);
    expect(wrong(({ en, fr }) => (en.includes("!") || fr.includes("!")) && !fixed.has(en))).toEqual([]);
  });

  it("is set as French is in Canada: curved apostrophes, no space before ; ? !, a no-break one before : and inside « »", () => {
    expect(wrong(({ fr }, where) => !isName(where) && /[a-zà-ÿ]'[a-zà-ÿ]/i.test(fr))).toEqual([]);
    expect(
      wrong(({ fr }) => /[\s\u00A0\u202F][;?!]|[^\u00A0\u202F]»|«[^\u00A0\u202F]|[^\u00A0\u202F\d]:(?!\/)/u.test(fr)),
    ).toEqual([]);
  });

  it("uses curved apostrophes and quotes in English too", () => {
    // Word for word the specification's own.
    const fixed = new Set(["US Citizens Don't Need a Visa"]);
    expect(wrong(({ en }, where) => !isName(where) && !fixed.has(en) && /[a-z]'[a-z]|"/i.test(en))).toEqual([]);
  });
});
