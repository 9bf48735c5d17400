import { tokenHash } from "../../accounts/oneTimeToken.ts";
import { giveConsent, takeBackConsent } from "../../commands/organisations/consents.ts";
import { joinOrganisation } from "../../commands/organisations/joinOrganisation.ts";
import { setAffiliation } from "../../commands/organisations/setAffiliation.ts";
import { isReady } from "../../policies/actor.ts";
import { mayGiveConsent, mayJoinOrganisation, maySetAffiliation } from "../../policies/organisations.ts";
import { findRegistrationLink } from "../../store/organisations/registrationLinks.ts";
import { builder } from "../builder.ts";
import { AffiliationRef, ConsentRef, DoneResultRef, OrganisationRef } from "../refs.ts";
import { affiliationOf } from "./affiliationOf.ts";

export function addAffiliationTypes(): void {
  AffiliationRef.implement({
    description: "One fact of whom an applicant belongs to, with who set it.",
    fields: (t) => ({
      fact: t.exposeString("fact", { description: "applicantKind, schoolId or agentId" }),
      value: t.exposeString("value", { description: "the kind, or the id of the school or agency" }),
      organisation: t.field({ type: OrganisationRef, nullable: true, resolve: ({ organisation }) => organisation }),
      how: t.string({
        nullable: true,
        description: "link, signOn or staff",
        resolve: ({ origin }) => origin?.how ?? null,
      }),
      by: t.string({
        nullable: true,
        description: "name of the member of staff who said it",
        resolve: ({ by }) => by,
      }),
      signOn: t.string({
        nullable: true,
        description: "connected, or offered, where people can sign in through it",
        resolve: ({ signOn }) => signOn,
      }),
      at: t.field({ type: "DateTime", nullable: true, resolve: ({ origin }) => origin?.at ?? null }),
      consent: t.field({
        type: ConsentRef,
        nullable: true,
        description: "What they may see of the applicant’s cases now; null for nothing.",
        resolve: ({ consent }) => consent,
      }),
    }),
  });
  ConsentRef.implement({
    fields: (t) => ({
      parts: t.stringList({
        description: "answers, documents, upload; how far a case is, is told with any consent",
        resolve: ({ parts }) => [...parts],
      }),
      givenAt: t.field({ type: "DateTime", resolve: ({ givenAt }) => givenAt }),
      endsAt: t.field({ type: "DateTime", resolve: ({ endsAt }) => endsAt }),
    }),
  });
}

export function addAffiliationQueries(): void {
  builder.queryFields((t) => ({
    myAffiliation: t.field({
      type: [AffiliationRef],
      description: "To whom the reader belongs, an applicant.",
      resolve: async (_, __, { actor, deps }) =>
        actor !== null && isReady(actor) && actor.role === "student"
          ? [...(await affiliationOf(deps, actor.userId))]
          : [],
    }),
    registrationLink: t.field({
      type: OrganisationRef,
      nullable: true,
      description: "Whose link this is, for whoever was given it; null when it is not open any more.",
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_, { token }, { deps }) =>
        (await findRegistrationLink(deps.db, tokenHash(token)))?.organisation ?? null,
    }),
  }));
}

export function addAffiliationMutations(): void {
  builder.mutationFields((t) => ({
    joinOrganisation: t.field({
      type: DoneResultRef,
      extensions: { policy: mayJoinOrganisation },
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await joinOrganisation(deps, actor, given),
    }),
    setAffiliation: t.field({
      type: DoneResultRef,
      extensions: { policy: maySetAffiliation },
      description: "All three together; null means none.",
      args: {
        applicationId: t.arg.id({ required: true }),
        applicantKind: t.arg.string(),
        schoolId: t.arg.id(),
        agentId: t.arg.id(),
      },
      resolve: async (_, { applicationId, ...said }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(
          setAffiliation(deps, actor, {
            applicationId,
            applicantKind: said.applicantKind ?? null,
            schoolId: said.schoolId ?? null,
            agentId: said.agentId ?? null,
          }),
        ),
    }),
    giveConsent: t.field({
      type: DoneResultRef,
      extensions: { policy: mayGiveConsent },
      args: {
        organisationId: t.arg.id({ required: true }),
        parts: t.arg.stringList({ required: true }),
        until: t.arg.string({ required: true }),
      },
      resolve: async (_, given, { actor, deps }) => await giveConsent(deps, actor, given),
    }),
    takeBackConsent: t.field({
      type: DoneResultRef,
      extensions: { policy: mayGiveConsent },
      args: { organisationId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await takeBackConsent(deps, actor, given),
    }),
  }));
}
