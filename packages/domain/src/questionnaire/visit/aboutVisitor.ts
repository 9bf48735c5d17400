import type { AskedOfLife } from "../../caseFile/lifeTopics.ts";
import { visitorIsSomebodyElse } from "../../conditions/visit/visitParty.ts";
import { visitorIsMyself } from "../../conditions/visit/visitorVisa.ts";
import { all } from "../../kernel/condition.ts";
import type { Section } from "../flows/section.ts";
import type { AskingStep, OwnWords, Step } from "../step.ts";
import { visitorHistoryWords } from "./visitorHistoryWords.ts";
import { visitorPassportPrefills } from "./visitorPassport.ts";
import { visitorTitles } from "./visitorTitles.ts";
import { visitorWords } from "./visitorWords.ts";
import { wordsToVisitor } from "./wordsToVisitor.ts";

const onlyOfOneself = (asked: AskedOfLife): AskedOfLife => ({
  ...asked,
  when: asked.when ? all(visitorIsMyself, asked.when) : visitorIsMyself,
});

/** What the visitor reads who was invited to answer: the words in which every other flow asks. */
const ownWords = (step: Step): OwnWords => ({
  question: wordsToVisitor[step.id] ?? step.question,
  ...(step.hint ? { hint: step.hint } : {}),
  ...(step.type === "question" ? { wordings: step.wordings ?? [] } : {}),
});

/** Questions that every flow asks, as the visitor flow words them: to the visitor, or to whoever prepares the visit. */
export function aboutVisitor<S extends Step>(step: S): S {
  const { question, hint } = visitorTitles[step.id] ?? {};
  const members: readonly AskingStep[] | undefined =
    step.type === "group" ? step.members.map((member) => aboutVisitor(member)) : undefined;
  const { question: asked, hint: explained } = visitorWords[step.id] ?? visitorHistoryWords[step.id] ?? {};
  const prefill = visitorPassportPrefills[step.id];
  const words = step.type === "question" && asked ? [{ when: visitorIsSomebodyElse, question: asked }] : [];
  const asks = step.type === "group" || step.type === "question" || step.type === "list" || step.type === "composite";
  return {
    ...step,
    ...(asks ? { ofVisitor: true, toThemselves: ownWords(step) } : {}),
    ...(question ? { question } : {}),
    ...(hint ? { hint } : {}),
    ...(explained ? { hint: explained } : {}),
    ...(words.length > 0 && step.type === "question" ? { wordings: [...words, ...(step.wordings ?? [])] } : {}),
    ...(step.type === "composite" && asked ? { question: asked } : {}),
    ...(members ? { members } : {}),
    ...(prefill ? { prefill } : {}),
    // The account tells of the life of its owner, who may not be the visitor.
    ...(step.alsoAsks ? { alsoAsks: step.alsoAsks.map(onlyOfOneself) } : {}),
  };
}

export const sectionAboutVisitor = ({ steps, ...section }: Section): Section => ({
  ...section,
  steps: steps.map((step) => aboutVisitor(step)),
});
