import type { paymentsQuery } from "./operations.ts";
import type { ResultOf } from "../../api/graphql.ts";

type KnownApplication = NonNullable<ResultOf<typeof paymentsQuery>["application"]>;

export type Payments = NonNullable<KnownApplication["payments"]>;

export type PartProps = { application: KnownApplication; payments: Payments; onChanged: () => void };
