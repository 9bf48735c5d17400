import type { Section } from "@boreal/domain/questionnaire/flows/section";
import { asksSomething } from "@boreal/domain/questionnaire/stepsProgress";
import { askingSteps, valueAt } from "../../../case/answers/askedFields.ts";
import { pagesOf, waitingPages, type Walked } from "./pageOrder.ts";

/** How a part of the questionnaire stands; `quiet` asks nothing, or nothing that has to be answered. */
export type SectionStand = {
  readonly section: Section;
  /** Its first page that waits for the person, else its first page. */
  readonly pageId: string;
  readonly state: "open" | "done" | "quiet";
  /** Pages that wait for the person. */
  readonly open: number;
};

/** The parts of the questionnaire that concern the person, in order. */
export function sectionOverview(walked: Walked): readonly SectionStand[] {
  const shown = new Set(pagesOf(walked));
  const waiting = new Set(waitingPages(walked));
  return walked.questions.flow.sections.flatMap((section): readonly SectionStand[] => {
    const pages = section.steps.filter((step) => shown.has(step));
    const [first] = pages;
    if (!first) return [];
    const open = pages.filter(({ id }) => waiting.has(id));
    const isGiven = pages.some(
      (step) =>
        asksSomething(step) && askingSteps(step).some(({ id }) => valueAt(walked.caseFile.answers, id) !== undefined),
    );
    return [
      {
        section,
        pageId: (open[0] ?? first).id,
        state: open.length > 0 ? "open" : isGiven ? "done" : "quiet",
        open: open.length,
      },
    ];
  });
}
