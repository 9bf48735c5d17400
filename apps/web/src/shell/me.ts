import type { meQuery } from "./operations.ts";
import type { ResultOf } from "../api/graphql.ts";

export type Me = NonNullable<ResultOf<typeof meQuery>["me"]>;
