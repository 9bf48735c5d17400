import type { Plan } from "../../src/plan/planned.ts";
import type { Why } from "../../src/kernel/why.ts";

/** The reasons of all that a plan decides. */
export const reasonsOf = ({
  assessment,
  warnings,
  vault,
  letters,
  forms,
  eligibility,
  funds,
  fees,
  deadlines,
}: Plan): readonly Why[] => [
  ...[
    ...assessment.steps,
    ...assessment.warnings,
    ...warnings,
    ...vault,
    ...letters,
    ...forms,
    ...fees,
    ...deadlines,
  ].map(({ why }) => why),
  ...Object.values(eligibility).flatMap(({ why, categories = [] }) => [why, ...categories.map((one) => one.why)]),
  ...funds.required.lines.map(({ why }) => why),
  funds.required.why,
  funds.available.why,
  funds.hostIncome.why,
];
