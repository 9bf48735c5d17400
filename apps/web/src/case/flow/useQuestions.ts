import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { useCallback, useSyncExternalStore } from "react";
import { useService } from "../../ui/services.tsx";
import { firstQuestionsOf } from "./firstQuestions.ts";
import { createLaterQuestions } from "./laterQuestions.ts";
import type { FindQuestions, Questions } from "./questions.ts";

type LoadedQuestions = {
  /** All as soon as they are here; until then those that come with the page, where the step is one of these. */
  readonly questionsOf: FindQuestions;
  readonly ask: (type: ApplicationType) => Promise<Questions>;
  readonly isFailing: boolean;
};

/** What is known of the questions on the page of a step; without one, all or nothing. The page says when to ask for all. */
export function useQuestions(stepId: string | undefined): LoadedQuestions {
  const later = useService(createLaterQuestions);
  const { find, isFailing } = useSyncExternalStore(later.subscribe, later.state);
  const questionsOf = useCallback(
    (type: ApplicationType) => {
      const all = find(type);
      if (all) return all;
      const first = firstQuestionsOf(type);
      return first.flow.steps.some(({ id }) => id === stepId) ? first : undefined;
    },
    [find, stepId],
  );
  return { questionsOf, ask: later.ask, isFailing };
}
