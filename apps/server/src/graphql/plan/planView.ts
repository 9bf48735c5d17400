import type { Plan, PlanBesideVault, PlannedWarning } from "@boreal/domain/plan/planned";
import type { RedactedPlan } from "@boreal/domain/plan/redactedPlan";
import type { Why } from "@boreal/domain/plan/plan";
import { mayReadReasons } from "../../policies/assessment.ts";
import { mayListPage, mayOpenPage, mayStateNoDocument, mayUpload } from "../../policies/documents.ts";
import { mayKnowNamed } from "../../policies/storedFiles.ts";
import { pageFacts } from "../../store/documents/vaultPlace.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayKnowDuplicate } from "../documents/knownDuplicates.ts";
import type { OpenCase } from "../context.ts";
import type { PlanView } from "../refs.ts";

/** Reasons quote answers. Those who may not read every answer get this one instead. The lines themselves are cut before (ADR 0105). */
const withheld: Why = {
  because: [
    {
      en: "the reason is based on answers that your account does not show",
      fr: "la raison repose sur des réponses que votre compte n’affiche pas",
    },
  ],
  decidedBy: "withheld",
  restsOn: [],
  missing: [],
  sources: [],
};

/** The plan as one reader may see it: their own permissions on each page, and reasons only where answers may be read. */
export function planView(asker: Asker, open: OpenCase): PlanView {
  const { facts, loaded } = open;
  const plan = open.plan();
  const cut = <T extends { readonly why: Why }>(line: T): T =>
    mayReadReasons(asker, facts) ? line : { ...line, why: withheld };
  const isFileSeen = (fileId: string | undefined) => fileId === undefined || mayKnowNamed(asker, loaded, fileId);
  const isSeen = (warning: PlannedWarning) => {
    if (warning.id === "duplicateDocument" && !mayKnowDuplicate(asker, open, warning.fileId)) return false;
    return isFileSeen(warning.fileId);
  };
  return {
    rulesVersion: plan.rulesVersion,
    today: plan.today,
    asksOnlyPart: plan.assessment.asksOnlyPart ?? false,
    progress: plan.assessment.progress,
    next: plan.assessment.next,
    steps: plan.assessment.steps.map(cut),
    assessmentWarnings: mayReadReasons(asker, facts) ? plan.assessment.warnings : [],
    vault: plan.vault.map((slot) => {
      const page = pageFacts(loaded, slot.page, slot.childNumber ?? null);
      const permissions = [
        ...(mayListPage(asker, facts, page) ? ["View" as const] : []),
        ...(mayUpload(asker, facts, page) ? ["Upload" as const] : []),
        ...(mayStateNoDocument(asker, facts, page) ? ["StateNoDocument" as const] : []),
      ];
      const { saidNotAvailable, ...rest } = slot;
      const said = saidNotAvailable && mayOpenPage(asker, facts, page) ? { saidNotAvailable } : {};
      return { ...cut(rest), ...said, permissions };
    }),
    warnings: plan.warnings.filter(isSeen).map(cut),
    deadlines: plan.deadlines.filter(({ fileId }) => isFileSeen(fileId)).map(cut),
    isCut: loaded.withheld !== undefined,
    refusals: mayReadReasons(asker, facts) ? plan.refusals : [],
    whole: isWhole(plan) && mayReadReasons(asker, facts) ? besideVault(plan, isFileSeen, isSeen) : null,
  };
}

const isWhole = (plan: RedactedPlan): plan is Plan => "funds" in plan;

/** For those who may know the whole case, but for files that are none of theirs. */
function besideVault(
  { format: _format, vault: _vault, readiness: _readiness, ...plan }: Plan,
  isFileSeen: (fileId: string | undefined) => boolean,
  isSeen: (warning: PlannedWarning) => boolean,
): PlanBesideVault {
  const { available } = plan.funds;
  const { assessment } = plan;
  return {
    ...plan,
    assessment: { ...assessment, differences: assessment.differences.filter(({ fileId }) => isFileSeen(fileId)) },
    warnings: plan.warnings.filter(isSeen),
    ...(plan.unread ? { unread: plan.unread.filter(({ fileId }) => isFileSeen(fileId)) } : {}),
    deadlines: plan.deadlines.filter(({ fileId }) => isFileSeen(fileId)),
    funds: {
      ...plan.funds,
      available: {
        ...available,
        accounts: available.accounts.filter(({ fileId }) => isFileSeen(fileId)),
        takenOut: available.takenOut.filter(({ fileId }) => isFileSeen(fileId)),
      },
    },
  };
}
