import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { useMemo, useState, useSyncExternalStore } from "react";
import { answerQueue } from "../../../case/saving/answerQueue.ts";
import { answerSheet } from "../../../case/saving/answerSheet.ts";
import type { QueueDeps } from "../../../case/saving/queueDeps.ts";
import { allQuestionsOf } from "../../../case/flow/allQuestions.ts";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { localCase } from "../saving/localCase.ts";
import type { Answers } from "../saving/useAnswers.ts";

const nothing = async () => {};

const emptyCase = (type: ApplicationType): CaseFile => ({
  today: "2026-11-21",
  user: {},
  profile: {},
  application: { type },
  answers: {},
  dependents: [],
  documents: [],
});

/** Takes every answer at once, and forgets it with the page. */
const deps: QueueDeps = {
  send: (answers) =>
    Promise.resolve({
      saved: answers.map(({ key, baseVersion }) => ({ key, version: baseVersion + 1 })),
      conflicts: [],
      refusals: [],
    }),
  alone: (work) => work(),
  mayPass: () => false,
  standing: () => "unknown",
  now: () => new Date().toISOString(),
  delay: () => 0,
  wait: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  onLine: () => {},
};

/** Answers of an invented case of this type. Nothing given to them leaves the browser. */
export function useExampleAnswers(type: ApplicationType): Answers {
  const [sheet] = useState(() => answerSheet(answerQueue({ values: {}, versions: {} }, deps)));
  const view = useSyncExternalStore(sheet.subscribe, sheet.view);
  return useMemo(
    () => ({
      applicationId: "gallery",
      mayAnswer: true,
      mayAnswerAt: () => true,
      decide: () => Promise.resolve(undefined),
      sheet,
      view,
      acknowledged: [],
      acknowledge: nothing,
      ...localCase(allQuestionsOf(type), emptyCase(type), view, "part"),
    }),
    [type, sheet, view],
  );
}
