import type { ApplicationType } from "../caseFile/application.ts";
import { stepsOf } from "../questionnaire/flow.ts";
import type { Step } from "../questionnaire/step.ts";

/** A question with the page on which it stands; of a page that asks one thing both are the same. */
export type PlacedQuestion = { readonly page: Step; readonly asked: Step };

const placed = (type: ApplicationType | undefined): readonly PlacedQuestion[] =>
  (type === undefined ? [] : stepsOf(type)).flatMap((page) => [
    { page, asked: page },
    ...(page.type === "group" ? page.members.map((asked) => ({ page, asked })) : []),
  ]);

export const questionWithId = (type: ApplicationType | undefined, id: string): PlacedQuestion | undefined =>
  placed(type).find(({ asked }) => asked.id === id);

/** The question whose answer a warning is about: it names the warning. */
export const questionOfWarning = (type: ApplicationType | undefined, warningId: string): PlacedQuestion | undefined =>
  placed(type)
    .toReversed()
    .find(({ asked }) => (asked.warnings as readonly string[] | undefined)?.includes(warningId) === true);
