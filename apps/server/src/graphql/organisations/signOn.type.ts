import { removeSignOn, saveSignOn } from "../../commands/organisations/saveSignOn.ts";
import { mayKeepOrganisations } from "../../policies/organisations.ts";
import { listSignOnOrganisations } from "../../store/organisations/signOns.ts";
import { builder } from "../builder.ts";
import { DoneResultRef, OrganisationRef, SignOnRef } from "../refs.ts";

export function addSignOnTypes(): void {
  SignOnRef.implement({
    description: "The provider through which the people of a school or agency sign in. Its secret is never told.",
    fields: (t) => ({
      issuer: t.exposeString("issuer"),
      clientId: t.exposeString("clientId"),
      domains: t.stringList({ resolve: ({ domains }) => [...domains] }),
    }),
  });
}

export function addSignOnQueries(): void {
  builder.queryField("signOnOrganisations", (t) =>
    t.field({
      type: [OrganisationRef],
      description: "Schools and agencies through which people can sign in, for everybody.",
      resolve: async (_, __, { deps }) => [...(await listSignOnOrganisations(deps.db))],
    }),
  );
}

export function addSignOnMutations(): void {
  builder.mutationFields((t) => ({
    saveSignOn: t.field({
      type: DoneResultRef,
      extensions: { policy: mayKeepOrganisations },
      description: "The provider is asked first whether it is one. An empty secret keeps the one that is set.",
      args: {
        organisationId: t.arg.id({ required: true }),
        issuer: t.arg.string({ required: true }),
        clientId: t.arg.string({ required: true }),
        clientSecret: t.arg.string({ required: true }),
        domains: t.arg.stringList({ required: true }),
      },
      resolve: async (_, given, { actor, deps }) => await saveSignOn(deps, actor, given),
    }),
    removeSignOn: t.field({
      type: DoneResultRef,
      extensions: { policy: mayKeepOrganisations },
      args: { organisationId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await removeSignOn(deps, actor, given),
    }),
  }));
}
