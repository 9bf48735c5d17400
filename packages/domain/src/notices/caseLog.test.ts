import { describe, expect, it } from "vitest";
import { caseEventTopics, notNews, type CaseEventTopic } from "./caseEvents.ts";
import { caseLogEvents, kindsToShow, loggedEvent } from "./caseLog.ts";
import { saysBroken } from "./chainCheck.ts";

const topics: readonly CaseEventTopic[] = Object.values(caseEventTopics);
const kinds: readonly string[] = [...topics.flatMap((topic) => [...topic.kinds]), ...notNews];

describe("the words of the log", () => {
  it("are there for every kind of event, and for no other", () => {
    expect(Object.keys(caseLogEvents).toSorted()).toEqual([...kinds].toSorted());
  });

  it("say each kind in words of its own, in both languages", () => {
    for (const language of ["en", "fr"] as const) {
      const said = kinds.map((kind) => loggedEvent(kind)?.says[language] ?? "");
      expect(new Set(said).size).toBe(kinds.length);
      // Begins like a heading, is no name of code and no sentence.
      for (const words of said) expect(words).toMatch(/^\p{Lu}[\p{Ll},]*(?:[ ’][\p{Ll},’]+)*$/u);
    }
  });

  it("know nothing of a kind that no version had, nor of what every object has", () => {
    expect(loggedEvent("somethingElse")).toBeUndefined();
    expect(loggedEvent("toString")).toBeUndefined();
  });

  it("take looks and changes apart", () => {
    const looks = kindsToShow(true, "looks") ?? [];
    const changes = kindsToShow(true, "changes") ?? [];
    expect([...looks, ...changes].toSorted()).toEqual([...kinds].toSorted());
    expect(looks).toContain("caseRead");
    expect(changes).toContain("answersSaved");
    // What changed is no look, whatever the words say.
    for (const { kinds: news } of topics) expect(news.filter((kind) => looks.includes(kind))).toEqual([]);
  });

  it("keep what stays in the legal team from the applicant", () => {
    expect(kindsToShow(true, undefined)).toBeUndefined();
    const told = kindsToShow(false, undefined) ?? [];
    for (const kind of ["noteWritten", "noteRemoved", "conflictsChecked", "conflictDecided", "memoOpened"])
      expect(told).not.toContain(kind);
    expect(told).toEqual(expect.arrayContaining(["caseRead", "openedWithReason", "languageModelAsked"]));
  });
});

describe("a broken chain", () => {
  it("is said by its first entry, and by its chain where there are many", () => {
    expect(saysBroken({ position: 3, fault: "changed" })).toEqual({
      en: "The log is broken: entry 3 was changed.",
      fr: "Le journal est altéré\u00A0: l’entrée 3 a été modifiée.",
    });
    expect(saysBroken({ position: 3, fault: "missing" }, "system")).toEqual({
      en: "The log is broken: entry 3 of chain system is missing.",
      fr: "Le journal est altéré\u00A0: l’entrée 3 de la chaîne system est manquante.",
    });
  });
});
