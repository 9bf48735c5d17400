import type { ApplicationStatus, ApplicationType } from "@boreal/domain/caseFile/application";
import { warningsNow } from "@boreal/domain/plan/warningsNow";
import type { PlannedWarning, TheApplication } from "../loading/theCase.ts";

type Given = Pick<TheApplication, "type" | "status"> & {
  readonly plan: Pick<TheApplication["plan"], "assessmentWarnings" | "warnings" | "vault">;
};

/** What is to check now, and what was while the application was prepared. */
export const warningsOf = ({
  type,
  status,
  plan: { assessmentWarnings, warnings, vault },
}: Given): { readonly now: readonly PlannedWarning[]; readonly before: readonly PlannedWarning[] } =>
  warningsNow([...assessmentWarnings, ...warnings], vault, {
    type: type as ApplicationType,
    status: status as ApplicationStatus,
  });
