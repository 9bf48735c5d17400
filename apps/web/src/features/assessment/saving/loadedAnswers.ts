import type { ResultOf } from "../../../api/graphql.ts";
import { caseFileOf } from "../../../case/loading/theCase.ts";
import type { StoredAnswers } from "../../../case/saving/unsavedAnswers.ts";
import type { assessmentQuery } from "../operations.ts";

/** The case as the pages of its questions ask for it. */
export type LoadedAnswers = NonNullable<ResultOf<typeof assessmentQuery>["application"]>;

/** An answer of an older version of the questionnaire that fits none of its questions any more. */
export type KeptAnswer = LoadedAnswers["unreadableAnswers"][number];

/** What this device kept of a case may be of a time when they were not told. */
export const keptIn = ({
  unreadableAnswers,
}: Partial<Pick<LoadedAnswers, "unreadableAnswers">>): readonly KeptAnswer[] => unreadableAnswers ?? [];

export const versionsIn = ({ answerVersions }: LoadedAnswers): Record<string, number> =>
  (answerVersions ?? {}) as Record<string, number>;

export const storedIn = (loaded: LoadedAnswers): StoredAnswers => ({
  values: caseFileOf(loaded.caseFile).answers,
  versions: versionsIn(loaded),
});
