import type { Text } from "@boreal/domain/kernel/text";
import { erasureReasons, erasureUndoDays } from "@boreal/domain/office/caseErasure";
import { askErasure, confirmErasure, undoErasure } from "../../commands/erasing/askErasure.ts";
import { holdCase, liftHold } from "../../commands/erasing/holdCase.ts";
import { isOwner } from "../../policies/applications.ts";
import {
  mayAskErasure,
  mayConfirmErasure,
  mayHoldCase,
  mayListErasures,
  mayReadErasure,
  mayUndoErasure,
} from "../../policies/desk/erasures.ts";
import { systemActor } from "../../store/auditLog.ts";
import { findOpenErasure, listErasures, type CaseErasureRow } from "../../store/erasing/caseErasures.ts";
import { findHold, openHoldReason, type LegalHoldRow } from "../../store/erasing/legalHolds.ts";
import { builder } from "../builder.ts";
import type { GraphqlContext } from "../context.ts";
import { fullName } from "../fullName.ts";
import { ApplicationRef, ApplicationResultRef, Text_ } from "../refs.ts";

type HoldView = { readonly row: LegalHoldRow; readonly reason: string };

const CaseErasureRef = builder.objectRef<CaseErasureRow>("CaseErasure");
const LegalHoldRef = builder.objectRef<HoldView>("LegalHold");

const reasonOf = ({ reason }: CaseErasureRow): Text =>
  (erasureReasons as Readonly<Record<string, Text>>)[reason] ?? { en: reason, fr: reason };

const nameOf = async (id: string | null, { account }: GraphqlContext): Promise<string | null> =>
  id === null || id === systemActor ? null : fullName(await account(id));

export function addErasing(): void {
  addErasingTypes();
  builder.objectFields(ApplicationRef, (t) => ({
    erasure: t.field({
      type: CaseErasureRef,
      nullable: true,
      description: "For the team: that somebody asks to erase the case.",
      resolve: async ({ row, facts }, _, { actor, deps }) =>
        mayReadErasure(actor, facts) ? ((await findOpenErasure(deps.db, row.id)) ?? null) : null,
    }),
    erasesAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "For the applicant and the team: when the case is erased, once that is confirmed and while nothing holds it.",
      resolve: async ({ row, facts }, _, { actor, deps }) => {
        if (row.closed_at === null || !(isOwner(actor, facts) || mayReadErasure(actor, facts))) return null;
        const erasesAt = (await findOpenErasure(deps.db, row.id))?.erasesAt ?? null;
        return erasesAt !== null && (await findHold(deps.db, row.id)) === undefined ? erasesAt : null;
      },
    }),
    hold: t.field({
      type: LegalHoldRef,
      nullable: true,
      description: "For the team: that the case must not be erased, and why.",
      resolve: async ({ row, facts }, _, { actor, deps }): Promise<HoldView | null> => {
        const hold = mayReadErasure(actor, facts) ? await findHold(deps.db, row.id) : undefined;
        return hold ? { row: hold, reason: openHoldReason(await deps.personKey(row.owner_id), hold) } : null;
      },
    }),
  }));
  builder.queryField("erasures", (t) =>
    t.field({
      type: [CaseErasureRef],
      nullable: true,
      description: "admin; what was asked to be erased and what was, the newest first. It names no applicant.",
      resolve: async (_, __, { actor, deps }) => (mayListErasures(actor) ? await listErasures(deps.db) : null),
    }),
  );
}

function addErasingTypes(): void {
  CaseErasureRef.implement({
    description: `A case that is to be erased, ${erasureUndoDays} days after a second person confirmed it, or that was.`,
    fields: (t) => ({
      id: t.exposeID("id"),
      applicationId: t.exposeID("applicationId"),
      type: t.exposeString("type"),
      reason: t.field({ type: Text_, resolve: reasonOf }),
      askedAt: t.field({ type: "DateTime", resolve: ({ askedAt }) => askedAt }),
      askedByName: t.string({
        nullable: true,
        description: "Somebody of the firm; null where the product asks, or the account is gone.",
        resolve: async ({ askedBy }, _, context) => await nameOf(askedBy, context),
      }),
      isAskedByMe: t.boolean({ resolve: ({ askedBy }, _, { actor }) => askedBy === actor?.userId }),
      confirmedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ confirmedAt }) => confirmedAt }),
      confirmedByName: t.string({
        nullable: true,
        resolve: async ({ confirmedBy }, _, context) => await nameOf(confirmedBy, context),
      }),
      erasesAt: t.field({ type: "DateTime", nullable: true, resolve: ({ erasesAt }) => erasesAt }),
      undoneAt: t.field({ type: "DateTime", nullable: true, resolve: ({ undoneAt }) => undoneAt }),
      erasedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ erasedAt }) => erasedAt }),
      withPerson: t.boolean({
        nullable: true,
        description: "Whether the account of the applicant and its key went too.",
        resolve: ({ withPerson }) => withPerson,
      }),
      answers: t.int({ nullable: true, resolve: ({ counts }) => counts?.["answers"] ?? null }),
      documents: t.int({ nullable: true, resolve: ({ counts }) => counts?.["documents"] ?? null }),
      letters: t.int({ nullable: true, resolve: ({ counts }) => counts?.["letters"] ?? null }),
      messages: t.int({ nullable: true, resolve: ({ counts }) => counts?.["messages"] ?? null }),
    }),
  });
  LegalHoldRef.implement({
    fields: (t) => ({
      reason: t.exposeString("reason"),
      setAt: t.field({ type: "DateTime", resolve: ({ row }) => row.setAt }),
      setByName: t.string({
        nullable: true,
        resolve: async ({ row }, _, context) => await nameOf(row.setBy, context),
      }),
    }),
  });
}

export function addErasingMutations(): void {
  builder.mutationFields((t) => ({
    askErasure: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayAskErasure },
      description: "Asks to erase a closed case; a second person confirms it.",
      args: { applicationId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(askErasure(deps, actor, given)),
    }),
    confirmErasure: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayConfirmErasure },
      description: `Confirms what somebody else asked for: the case is erased after ${erasureUndoDays} days.`,
      args: { applicationId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(confirmErasure(deps, actor, given)),
    }),
    undoErasure: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayUndoErasure },
      description: "The case is not erased after all.",
      args: { applicationId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(undoErasure(deps, actor, given)),
    }),
    holdCase: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayHoldCase },
      description: "Keeps a case from being erased, with a reason for the team.",
      args: { applicationId: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) => await thenInvalidate(holdCase(deps, actor, given)),
    }),
    liftHold: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayHoldCase },
      description: "The case may be erased again, once that is asked for and confirmed.",
      args: { applicationId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) => await thenInvalidate(liftHold(deps, actor, given)),
    }),
  }));
}
