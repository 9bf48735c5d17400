import { describe, expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { changesSince, type MayKnow } from "./changesSince.ts";

const same = (text: string) => ({ en: text, fr: text });

type Case = ReturnType<typeof aCase>;
const all: MayKnow = { answer: () => true, page: () => true, form: () => true };
const ana = aCase().profile({ firstName: "Ana", lastName: "Ruiz" }).answers({ country: "NG" });

function told(before: Case, after: Case, may: Partial<MayKnow> = {}): readonly string[] {
  const names: Readonly<Record<string, string>> = { f1: "passport.pdf", f2: "passport, renewed.pdf" };
  return changesSince({
    before: before.build(),
    after: after.build(),
    may: { ...all, ...may },
    nameOf: (fileId) => names[fileId],
    answersOf: ({ answers }) =>
      Object.entries(answers).map(([id, value]) => ({ id, question: same(id), answer: same(JSON.stringify(value)) })),
  }).map(({ what, of, name, before: was, after: is }) =>
    [what, ...(of ? [of.en] : []), name.en, `${was?.en ?? "-"} | ${is?.en ?? "-"}`].join("; "),
  );
}

const passport = (the: Case, fileId: string) => the.document("passport", { fileId, slotId: "passportBioPage" });

describe("what changed since a case was filed", () => {
  test("nothing, where nothing changed, on another day too", () => {
    expect(told(ana.on("2026-11-01"), ana.on("2026-11-30"))).toEqual([]);
  });

  test.each([
    ["an answer that is another one", ana, ana.answers({ country: "GH" }), /^answer; country; "NG" \| "GH"$/],
    ["an answer that came", ana, ana.answers({ passportNumber: "B77" }), /^answer; passportNumber; - \| "B77"$/],
    ["an answer that went", ana.answers({ passportNumber: "B77" }), ana, /^answer; passportNumber; "B77" \| -$/],
    ["a name", ana, ana.profile({ firstName: "Anna", lastName: "Ruiz" }), /^person; Applicant; Ana Ruiz \| Anna Ruiz$/],
    ["a child that was added", ana, ana.child(8), /^person; Child 1; - \| Name not entered$/],
    [
      "a document that was replaced",
      passport(ana, "f1"),
      passport(ana, "f2"),
      /^document; .*; passport\.pdf \| passport, renewed\.pdf$/,
    ],
    ["a document that was added", ana, passport(ana, "f1"), /^document; .*; - \| passport\.pdf$/],
    ["a document that went", passport(ana, "f1"), ana, /^document; .*; passport\.pdf \| -$/],
  ] as const)("%s", (_words, before, after, line) => {
    expect(told(before, after).filter((one) => line.test(one))).toHaveLength(1);
  });

  test("what the reader may not know is not compared", () => {
    const later = passport(ana.answers({ country: "GH" }), "f1");
    expect(
      told(ana, later, { answer: () => false, page: () => false }).filter((one) => !one.startsWith("form")),
    ).toEqual([]);
  });
});
