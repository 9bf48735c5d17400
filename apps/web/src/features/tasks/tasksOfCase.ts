import type { tasksQuery } from "./operations.ts";
import type { ResultOf } from "../../api/graphql.ts";

export type TasksOfCase = NonNullable<ResultOf<typeof tasksQuery>["application"]>;
