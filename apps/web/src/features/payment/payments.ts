import type { paymentsQuery } from "./operations.ts";
import type { ResultOf } from "../../api/graphql.ts";

type LoadedApplication = NonNullable<ResultOf<typeof paymentsQuery>["application"]>;

export type Payments = NonNullable<LoadedApplication["payments"]>;

export type PartProps = { application: LoadedApplication; payments: Payments; onChanged: () => void };
