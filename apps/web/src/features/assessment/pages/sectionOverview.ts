import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { flowOf, type Section } from "@boreal/domain/questionnaire/flow";
import { asksSomething } from "@boreal/domain/questionnaire/progress";
import { askingSteps, valueAt } from "../../../case/answers/askedFields.ts";
import { pagesOf, waitingPages, type Acknowledged } from "./pageOrder.ts";

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
export function sectionOverview(caseFile: CaseFile, acknowledged: Acknowledged): readonly SectionStand[] {
  const shown = new Set(pagesOf(caseFile, acknowledged));
  const waiting = new Set(waitingPages(caseFile, acknowledged));
  return flowOf(caseFile.application.type).flatMap((section): readonly SectionStand[] => {
    const pages = section.steps.filter((step) => shown.has(step));
    const [first] = pages;
    if (!first) return [];
    const open = pages.filter(({ id }) => waiting.has(id));
    const isGiven = pages.some(
      (step) => asksSomething(step) && askingSteps(step).some(({ id }) => valueAt(caseFile.answers, id) !== undefined),
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
