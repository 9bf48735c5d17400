import { ruledOut, type Way } from "@boreal/domain/plan/verdictGates";
import { describe, expect, it } from "vitest";
import type { Task, TaskKind } from "../tasks/tasks.ts";
import { nextThing } from "./nextThing.ts";

const task = (kind: TaskKind, href?: string): Task => ({
  kind,
  count: 1,
  items: [{ key: kind, about: { en: kind, fr: kind }, ...(href === undefined ? {} : { href }) }],
});
const next = (way: Way, kinds: readonly TaskKind[], waitsFor: readonly string[] = []) => {
  const found = nextThing(
    { open: kinds.map((kind) => task(kind, "/there")), done: [] },
    { way, rulesOut: ruledOut[way], waitsFor },
  );
  return found.kind === "task" ? found.task.kind : found.kind;
};

describe("the next thing", () => {
  it.each<[string, Way, readonly TaskKind[], readonly string[], string]>([
    ["an open way asks for documents", "open", ["document", "form"], [], "document"],
    ["nothing to do on an open way", "open", [], [], "nothing"],
    ["a closed way asks for no document: the team is asked", "closed", ["document", "sign"], [], "team"],
    ["a closed way does not go on with questions either", "closed", ["question", "document"], [], "team"],
    ["a date counts on a closed way too", "closed", ["overdue", "document"], [], "overdue"],
    ["what is not needed asks for nothing", "notNeeded", ["question", "pay"], [], "team"],
    ["what decides comes before a document", "notKnown", ["document"], ["answers.languageTest"], "decides"],
    ["questions lead to what decides", "notKnown", ["question", "document"], ["answers.languageTest"], "question"],
    ["documents may be gathered while a lawyer looks", "lawyerLooks", ["document", "form"], [], "document"],
    ["but no form is filled in", "lawyerLooks", ["form", "pay"], [], "team"],
  ])("%s", (_words, way, kinds, waitsFor, expected) => {
    expect(next(way, kinds, waitsFor)).toBe(expected);
  });

  it("without a verdict is the first thing that has a page", () => {
    const found = nextThing({ open: [task("date"), task("document", "/there")], done: [] });
    expect(found).toMatchObject({ kind: "task", task: { kind: "document" } });
  });
});
