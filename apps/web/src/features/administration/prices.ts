import type { pricesQuery } from "./operations.ts";
import type { ResultOf } from "../../api/graphql.ts";

export type Prices = NonNullable<ResultOf<typeof pricesQuery>["prices"]>;
