import { describe, expect, it } from "vitest";
import type { Answers } from "../../src/caseFile/answers/answers.ts";
import type { Text } from "../../src/kernel/text.ts";
import { computePlan } from "../../src/plan/plan.ts";
import { vaultPages } from "../../src/vault/pages.ts";
import { aCase } from "../caseBuilder.ts";

/** Reasons speak to who prepares a visit wherever they are about this person (ADR 0331). */

const values = {
  vvHostInCanada: ["family", "friend", undefined],
  vvIsSuperVisa: [true, false, undefined],
  vvSponsor: ["myself", "hostFamily", "hostFriend", undefined],
  vvIncludePartner: [true, false],
} as const;

/** All combinations of what a visit may be like. */
const visits = Object.entries(values).reduce<readonly Answers[]>(
  (before, [key, each]) => before.flatMap((answers) => each.map((value) => ({ ...answers, [key]: value }))),
  [{}],
);

/** Every reason of the plan; those of questions tell why they are asked, also of who visits. */
function reasonsIn(part: unknown, found: Text[] = []): Text[] {
  if (typeof part !== "object" || part === null) return found;
  if ("because" in part && Array.isArray(part.because)) found.push(...(part.because as Text[]));
  for (const inner of Object.values(part)) reasonsIn(inner, found);
  return found;
}

const sentences = (who: Answers): readonly Text[] => {
  const all = visits.flatMap((answers) =>
    reasonsIn(
      computePlan(
        aCase()
          .type("VisitorVisa")
          .on("2026-11-20")
          .answers({ country: "NG", ...answers, ...who })
          .build(),
      ),
    ),
  );
  return [...new Map(all.map((one) => [one.en, one])).values()];
};

const speaking = (all: readonly Text[], english: RegExp, french: RegExp) =>
  all.filter(({ en, fr }) => english.test(en) || french.test(fr)).map(({ en, fr }) => `${en} | ${fr}`);

describe("reasons of a visit", () => {
  it("say “you” to a host who prepares it", () => {
    const all = sentences({ vvVisitorType: "parent", vvIsHosting: true });
    expect(all.length).toBeGreaterThan(60);
    expect(speaking(all, /\b(the|a) hosts?\b/, /\b(l’|un )hôte/)).toEqual([]);
  });

  it("say “you” to a visitor who prepares it", () => {
    const all = sentences({ vvVisitorType: "myself" });
    expect(speaking(all, /(?<!you are )\bthe visitor\b/, /(?<!vous êtes )la personne (qui visite|en visite)/)).toEqual(
      [],
    );
  });

  it("name both to somebody else who prepares it", () => {
    const all = sentences({ vvVisitorType: "parent", vvIsHosting: false });
    expect(speaking(all, /\bthe host\b/, /l’hôte/).length).toBeGreaterThan(3);
  });
});

describe("instructions of documents of a visit", () => {
  const saidTo = (who: Answers): readonly Text[] => {
    const the = aCase().type("VisitorVisa").on("2026-11-20").answers(who).reader();
    return vaultPages
      .filter(({ appliesTo }) => appliesTo.includes("VisitorVisa"))
      .flatMap(({ info, slots }) => [...(info ? [info] : []), ...slots.map(({ instructions }) => instructions)])
      .map((clause) => the.addressed(clause));
  };

  it("say “you” to a host who prepares it", () => {
    const all = saidTo({ vvVisitorType: "parent", vvIsHosting: true });
    expect(all.length).toBeGreaterThan(60);
    expect(speaking(all, /\b(the|a|super visa) hosts?\b/i, /(l’|un )hôte/i)).toEqual([]);
  });

  it("say “you” to a visitor who prepares it", () => {
    expect(
      speaking(
        saidTo({ vvVisitorType: "myself" }),
        /\bthe visitor\b/i,
        /la personne (qui visite|en visite)|où la personne (dort|logera)/i,
      ),
    ).toEqual([]);
  });

  it("name the host to somebody else who prepares it", () => {
    const all = saidTo({ vvVisitorType: "parent", vvIsHosting: false });
    expect(speaking(all, /\bthe host\b/i, /l’hôte/i).length).toBeGreaterThan(6);
  });
});
