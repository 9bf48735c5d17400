import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import { documentsOfSection } from "@boreal/domain/plan/documentsOfSection";
import { letterOf } from "@boreal/domain/letters/letters";
import { letterKey } from "@boreal/domain/caseFile/letterValues";
import { viewOfSection } from "@boreal/domain/questionnaire/sections";
import { notSignedIn } from "../../commands/deps.ts";
import { lettersOfGuest } from "../../commands/letters/lettersOfGuest.ts";
import { finishSection } from "../../commands/sections/finishSection.ts";
import { inviteToSection, type ForInvitation } from "../../commands/sections/inviteToSection.ts";
import { removeGuestDocument } from "../../commands/sections/removeGuestDocument.ts";
import { revokeSectionInvitation } from "../../commands/sections/revokeSectionInvitation.ts";
import { giverOf } from "../../policies/actor.ts";
import { factsOf } from "../../policies/facts.ts";
import {
  mayFinishAsGuest,
  mayInviteToSection,
  mayReadAsGuest,
  mayRemoveAsGuest,
  mayRevokeSectionInvitation,
  maySeeSectionInvitations,
  type Guest,
} from "../../policies/sections.ts";
import { loadCaseFile, type LoadedCase } from "../../store/cases/loadCaseFile.ts";
import { openFileName } from "../../store/documents/caseDocument.ts";
import { listDocuments } from "../../store/documents/documents.ts";
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
  RefusalRef,
  SectionInvitationRef,
  SectionInvitationResultRef,
  Text_,
} from "../refs.ts";
import {
  GuestCaseRef,
  GuestFileRef,
  GuestLetterLineRef,
  GuestDocumentRef,
  type GuestDocument,
  type GuestView,
} from "./guestRefs.ts";

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
  GuestFileRef.implement({ fields: (t) => ({ id: t.exposeID("id"), name: t.exposeString("name") }) });
  GuestDocumentRef.implement({
    fields: (t) => ({
      page: t.exposeString("page"),
      slot: t.exposeString("slot"),
      title: t.field({ type: Text_, resolve: ({ title }) => title }),
      requirement: t.exposeString("requirement"),
      files: t.field({ type: [GuestFileRef], resolve: ({ files }) => files }),
    }),
  });
  GuestLetterLineRef.implement({
    fields: (t) => ({
      key: t.exposeString("key"),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
    }),
  });
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
      documents: t.field({
        type: [GuestDocumentRef],
        description:
          "Places for documents of this person, in the order of the vault, with the files that they added here.",
        resolve: ({ documents }) => documents,
      }),
      letters: t.field({
        type: [GuestLetterLineRef],
        description: "Letters in which this person speaks (guestLetter); no other letter is theirs.",
        resolve: ({ letters }) => [...letters],
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
    documents: await documentsFor(deps, guest, loaded),
    letters: lettersOfGuest(guest.section, loaded.caseFile).flatMap(({ id }) => {
      const name = letterOf(id)?.name;
      return name ? [{ key: letterKey(id, { role: guest.section }), name }] : [];
    }),
  };
}

/** Each with the files that came by this invitation, under the names that they were given there. */
async function documentsFor(
  deps: GraphqlContext["deps"],
  guest: Guest,
  loaded: LoadedCase,
): Promise<readonly GuestDocument[]> {
  const documents = documentsOfSection(loaded.caseFile, guest.section, loaded.the);
  if (documents.length === 0) return [];
  const key = await deps.personKey(loaded.row.owner_id);
  const given = (await listDocuments(deps.db, guest.applicationId, "vault")).filter(
    ({ uploadedBy }) => uploadedBy === giverOf(guest),
  );
  return documents.map((asked) => ({
    ...asked,
    files: given
      .filter(({ page, slot }) => page === asked.page && slot === asked.slot)
      .map(({ id, sealedName }) => ({ id, name: openFileName(key, id, sealedName) })),
  }));
}

export function addSectionMutations(): void {
  builder.mutationFields((t) => ({
    inviteToSection: t.field({
      type: SectionInvitationResultRef,
      description:
        "Mails a link to what is theirs to answer and write: to a spouse or partner, the host of a visitor, the visitor, or who pays.",
      extensions: { policy: mayInviteToSection },
      args: {
        applicationId: t.arg.id({ required: true }),
        section: t.arg.string({
          required: true,
          description: "spouse, host, visitor, financialSupporter or secondFinancialSupporter",
        }),
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
    removeGuestDocument: t.field({
      type: DoneResultRef,
      description: "For an invited person: puts a file that they added themselves into the trash of the applicant.",
      extensions: { policy: mayRemoveAsGuest },
      args: { fileId: t.arg.id({ required: true }) },
      resolve: async (_, { fileId }, { guest, deps }) => {
        const { fileId: removed, refusals } = await removeGuestDocument(deps, await guest(), fileId);
        return { done: removed !== null, refusals };
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
