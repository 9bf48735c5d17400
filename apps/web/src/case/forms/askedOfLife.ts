import type { AskedOfLife } from "@boreal/domain/caseFile/lifeTopics";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { ComponentType } from "react";

/** Draws what a page of the questionnaire asks of a life, where the reader is the one who tells of it. */
export type DrawAskedOfLife = ComponentType<{
  readonly asked: readonly AskedOfLife[];
  readonly the: CaseReader;
}>;
