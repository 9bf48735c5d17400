import type { CaseReader } from "../../caseFile/reader.ts";
import { visitorChildrenComing } from "../../conditions/visit/visitorChildren.ts";

/** How many children of a visitor are counted by the answers and not yet among the people of the application (ADR 0223). */
export const visitorChildrenToAdd = (the: CaseReader): number =>
  Math.max(0, (visitorChildrenComing(the) ?? 0) - the.children().length);
