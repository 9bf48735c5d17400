import type { Section } from "./flows/section.ts";
import { asksSomething } from "./stepsProgress.ts";
import type { Step } from "./step.ts";

/** Where a page stands on the way through the questionnaire. */
export type Place = {
  readonly section: Section;
  /** Which section it is, of those that ask the person something: what only greets or closes is none of its own. */
  readonly n: number;
  readonly of: number;
  /** Sections that still ask something, this one among them. */
  readonly left: number;
  /** Their pages, this one among them. */
  readonly pagesLeft: number;
  /**
   * From 0 to 1: where the page lies in the whole flow, each section as long as every other. It says nothing of the answers,
   * so no answer can make it fall: who goes on comes further, whatever is added on the way (ADR 0134).
   */
  readonly ratio: number;
};

/** `sections` are those of the whole flow, `shown` the pages that concern the person now. */
export function placeOf(sections: readonly Section[], shown: ReadonlySet<Step>, step: Step): Place | undefined {
  const at = sections.findIndex(({ steps }) => steps.includes(step));
  const section = sections[at];
  if (!section) return undefined;
  const asking = ({ steps }: Section) => steps.filter((one) => (one === step || shown.has(one)) && asksSomething(one));
  const asks = (each: Section) => asking(each).length > 0;
  const fromHere = { ...section, steps: section.steps.slice(section.steps.indexOf(step)) };
  return {
    section,
    n: Math.max(1, sections.slice(0, at + 1).filter(asks).length),
    of: Math.max(1, sections.filter(asks).length),
    left: sections.slice(at).filter(asks).length,
    pagesLeft: [fromHere, ...sections.slice(at + 1)].flatMap(asking).length,
    ratio: (at + (section.steps.indexOf(step) + 1) / section.steps.length) / sections.length,
  };
}

/** Pages that an answer adds; what all of them are about, if that is one thing. */
export type Added = { readonly count: number; readonly about: "spouse" | Section | undefined };

/** What was added to the pages that ask something. */
export function addedPages(
  sections: readonly Section[],
  before: ReadonlySet<Step>,
  now: ReadonlySet<Step>,
): Added | undefined {
  const added = [...now].filter((step) => asksSomething(step) && !before.has(step));
  if (added.length === 0) return undefined;
  const isSpouse = added.every(({ person }) => person === "spouse");
  const section = sections.find(({ steps }) => added.every((step) => steps.includes(step)));
  return { count: added.length, about: isSpouse ? "spouse" : section };
}
