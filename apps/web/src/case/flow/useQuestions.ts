import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { useCallback, useSyncExternalStore } from "react";
import { useService } from "../../ui/services.tsx";
import { firstQuestionsOf } from "./firstQuestions.ts";
import { createLaterQuestions } from "./laterQuestions.ts";
import type { FindQuestions, QuestionsOf } from "./questions.ts";

type KnownQuestions = {
  /** All as soon as they are here; until then those that come with the page, where the step is one of these. */
  readonly questionsOf: FindQuestions;
  readonly ask: () => Promise<QuestionsOf>;
  readonly isFailing: boolean;
};

/** What is known of the questions on the page of a step; without one, all or nothing. The page says when to ask for all. */
export function useQuestions(stepId: string | undefined): KnownQuestions {
  const later = useService(createLaterQuestions);
  const { all, isFailing } = useSyncExternalStore(later.subscribe, later.state);
  const questionsOf = useCallback(
    (type: ApplicationType) => {
      if (all) return all(type);
      const first = firstQuestionsOf(type);
      return first.flow.steps.some(({ id }) => id === stepId) ? first : undefined;
    },
    [all, stepId],
  );
  return { questionsOf, ask: later.ask, isFailing };
}
