import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import { viewOfSection } from "@boreal/domain/questionnaire/sections";
import { notSignedIn } from "../../commands/deps.ts";
import { finishSection } from "../../commands/sections/finishSection.ts";
import { inviteToSection, type ForInvitation } from "../../commands/sections/inviteToSection.ts";
import { revokeSectionInvitation } from "../../commands/sections/revokeSectionInvitation.ts";
import { factsOf } from "../../policies/facts.ts";
import {
  mayFinishAsGuest,
  mayInviteToSection,
  mayReadAsGuest,
  mayRevokeSectionInvitation,
  maySeeSectionInvitations,
} from "../../policies/sections.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import {
  findSectionInvitation,
  listSectionInvitations,
  type SectionInvitationRow,
} from "../../store/sectionInvitations.ts";
import { seenApplication } from "../applications/seenApplications.ts";
import { builder } from "../builder.ts";
import type { GraphqlContext } from "../context.ts";
import { unauthenticated } from "../errors.ts";
import {
  AnswerVersionRef,
  DoneResultRef,
  GuestCaseRef,
  RefusalRef,
  SectionInvitationRef,
  SectionInvitationResultRef,
  type GuestView,
} from "../refs.ts";

type InvitationState = "waiting" | "opened" | "expired" | "revoked";

function stateOf({ revokedAt, openedAt, expiresAt }: SectionInvitationRow, at: Date): InvitationState {
  if (revokedAt) return "revoked";
  if (expiresAt <= at) return "expired";
  return openedAt ? "opened" : "waiting";
}

export function addSectionTypes(): void {
  const StateRef = builder.enumType("SectionInvitationState", {
    values: ["waiting", "opened", "expired", "revoked"] as const satisfies readonly InvitationState[],
  });
  SectionInvitationRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      section: t.exposeString("section"),
      language: t.exposeString("language"),
      createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
      expiresAt: t.field({ type: "DateTime", resolve: ({ expiresAt }) => expiresAt }),
      openedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ openedAt }) => openedAt }),
      finishedAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "When the invited person last said that they are done.",
        resolve: ({ finishedAt }) => finishedAt,
      }),
      revokedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ revokedAt }) => revokedAt }),
      state: t.field({ type: StateRef, resolve: (invitation, _, { deps }) => stateOf(invitation, deps.now()) }),
    }),
  });
  SectionInvitationResultRef.implement({
    fields: (t) => ({
      invitation: t.field({
        type: SectionInvitationRef,
        nullable: true,
        resolve: async ({ invitationId }, _, { deps }) =>
          invitationId === null ? null : ((await findSectionInvitation(deps.db, invitationId)) ?? null),
      }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }: ForInvitation) => refusals }),
    }),
  });
  AnswerVersionRef.implement({ fields: (t) => ({ key: t.exposeString("key"), version: t.exposeInt("version") }) });
  GuestCaseRef.implement({
    fields: (t) => ({
      applicationId: t.exposeID("applicationId"),
      section: t.exposeString("section"),
      language: t.exposeString("language"),
      finishedAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "When this person last said that they are done.",
        resolve: ({ finishedAt }) => finishedAt,
      }),
      caseFile: t.field({
        type: "JSON",
        description:
          "boreal-case/1, cut to the answers of the section and what its questions depend on: no name, no document, no other answer.",
        resolve: ({ caseFile }) => caseFile,
      }),
      versions: t.field({
        type: [AnswerVersionRef],
        description: "Of the answers of the section; what has none was never answered.",
        resolve: ({ versions }) => versions,
      }),
      contactEmail: t.string({
        nullable: true,
        description: "Where to write about confidential questions.",
        resolve: (_, __, { deps }) => deps.contactEmail ?? null,
      }),
      stepIds: t.stringList({
        description: "Pages that may be asked, in order; which of them are shown now follows from caseFile.",
        resolve: ({ stepIds }) => [...stepIds],
      }),
    }),
  });
}

export function addSectionQueries(): void {
  builder.queryFields((t) => ({
    sectionInvitations: t.field({
      type: [SectionInvitationRef],
      description: "Who was invited to answer a section of this application, newest first.",
      args: { applicationId: t.arg.id({ required: true }) },
      resolve: async (_, { applicationId }, context) => {
        if (context.actor === null) throw unauthenticated(notSignedIn);
        const seen = await seenApplication(context, applicationId);
        return seen && maySeeSectionInvitations(context.actor, seen.facts)
          ? await listSectionInvitations(context.deps.db, seen.row.id)
          : [];
      },
    }),
    guestCase: t.field({
      type: GuestCaseRef,
      nullable: true,
      description:
        "For an invited person whose link is open in this browser (POST /api/guest/open); null for everybody else.",
      resolve: async (_, __, context) => await guestView(context),
    }),
  }));
}

/** A guest is no role: what they see is cut to their section (ADR 0058), so it is made from the whole case. */
async function guestView({ guest: guestOf, deps }: GraphqlContext): Promise<GuestView | null> {
  const guest = await guestOf();
  const loaded = guest && (await loadCaseFile(deps, guest.applicationId));
  if (!guest || !loaded || !mayReadAsGuest(guest, factsOf(loaded.row))) return null;
  const invitation = await findSectionInvitation(deps.db, guest.invitationId);
  const { caseFile, own, stepIds } = viewOfSection(loaded.caseFile, guest.section);
  const versions = [...loaded.answers]
    .filter(([key]) => (own as ReadonlySet<string>).has(key))
    .map(([key, { version }]) => ({ key, version }));
  return {
    applicationId: guest.applicationId,
    section: guest.section,
    language: guest.language,
    finishedAt: invitation?.finishedAt ?? null,
    caseFile: writeCase(caseFile),
    versions,
    stepIds,
  };
}

export function addSectionMutations(): void {
  builder.mutationFields((t) => ({
    inviteToSection: t.field({
      type: SectionInvitationResultRef,
      description: "Mails a link to the questions about a spouse or partner, the host of a visitor, or the visitor.",
      extensions: { policy: mayInviteToSection },
      args: {
        applicationId: t.arg.id({ required: true }),
        section: t.arg.string({ required: true, description: "spouse, host or visitor" }),
        email: t.arg.string({ required: true }),
        language: t.arg.string({ required: true, description: "en or fr: of the mail and of the questions" }),
      },
      resolve: async (_, given, { actor, deps }) => await inviteToSection(deps, actor, given),
    }),
    finishSection: t.field({
      type: DoneResultRef,
      description: "For an invited person: they are done, and the applicant is told.",
      extensions: { policy: mayFinishAsGuest },
      resolve: async (_, __, { guest, deps }) => {
        const { invitationId, refusals } = await finishSection(deps, await guest());
        return { done: invitationId !== null, refusals };
      },
    }),
    revokeSectionInvitation: t.field({
      type: SectionInvitationResultRef,
      extensions: { policy: mayRevokeSectionInvitation },
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await revokeSectionInvitation(deps, actor, given),
    }),
  }));
}
