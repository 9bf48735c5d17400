import { analytics } from "./analytics.ts";
import type { WorkedExample } from "./example.ts";
import { irrigation } from "./irrigation.ts";

/** The two worked examples of document 3 section 3.7, of invented people. */
export const workedExamples: readonly WorkedExample[] = [irrigation, analytics];
