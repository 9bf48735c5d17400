import type { ApiError } from "../../../api/failure.ts";
import type { ResultOf } from "../../../api/graphql.ts";
import { useAskOnChange } from "../../../api/useAskOnChange.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { caseIsReady } from "../../../case/flow/loadedFlows.ts";
import { letterPageQuery } from "./pageOperations.ts";

export type LetterApplication = NonNullable<ResultOf<typeof letterPageQuery>["application"]>;
export type LetterPageView = NonNullable<LetterApplication["letterPage"]>;

type LetterPageState = {
  readonly application: LetterApplication | null | undefined;
  readonly failure: ApiError | undefined;
  readonly reload: () => void;
};

/** Reasons and sources name the questions that they rest on. */
const questionsAreHere = ({ application }: ResultOf<typeof letterPageQuery>) =>
  application ? caseIsReady({ application }) : undefined;

/** The page of the letter at an address, kept fresh. */
export function useLetterPage(id: string, slug: string, isOfTeam: boolean): LetterPageState {
  const query = useQuery(letterPageQuery, { id, slug, isOfTeam }, questionsAreHere);
  const { askNow } = useAskOnChange(id, query);
  return { application: query.data?.application, failure: query.failure, reload: askNow };
}
