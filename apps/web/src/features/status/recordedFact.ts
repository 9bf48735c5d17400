import type { recordedFactsQuery } from "./operations.ts";
import type { ResultOf } from "../../api/graphql.ts";

export type RecordedFact = NonNullable<ResultOf<typeof recordedFactsQuery>["application"]>["recordedFacts"][number];
