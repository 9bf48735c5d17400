import { createRegistrationLink, revokeRegistrationLink } from "../../commands/organisations/registrationLinks.ts";
import { saveOrganisation } from "../../commands/organisations/saveOrganisation.ts";
import { mayKeepOrganisations, mayListOrganisations } from "../../policies/organisations.ts";
import { listOrganisations } from "../../store/organisations/organisations.ts";
import { listRegistrationLinks } from "../../store/organisations/registrationLinks.ts";
import { readSignOnSettings } from "../../store/organisations/signOns.ts";
import { builder } from "../builder.ts";
import {
  DoneResultRef,
  OrganisationRef,
  OrganisationResultRef,
  RefusalRef,
  RegistrationLinkRef,
  RegistrationLinkResultRef,
  SignOnRef,
} from "../refs.ts";

export function addOrganisationTypes(): void {
  OrganisationRef.implement({
    description: "A school or agency to which applicants and its own staff belong.",
    fields: (t) => ({
      id: t.exposeID("id"),
      kind: t.exposeString("kind", { description: "school or agent" }),
      name: t.exposeString("name"),
      signOn: t.field({
        type: SignOnRef,
        nullable: true,
        description: "admin",
        resolve: async ({ id }, _, { actor, deps }) =>
          mayKeepOrganisations(actor) ? ((await readSignOnSettings(deps.db, id)) ?? null) : null,
      }),
      links: t.field({
        type: [RegistrationLinkRef],
        description: "admin",
        resolve: async ({ id }, _, { actor, deps }) =>
          mayKeepOrganisations(actor)
            ? (await listRegistrationLinks(deps.db)).filter(({ organisationId }) => organisationId === id)
            : [],
      }),
    }),
  });
  RegistrationLinkRef.implement({
    description: "A link by which people join. The link itself was told once, when it was made.",
    fields: (t) => ({
      id: t.exposeID("id"),
      applicantKind: t.string({ nullable: true, resolve: ({ applicantKind }) => applicantKind }),
      createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt }),
      revokedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ revokedAt }) => revokedAt }),
      used: t.exposeInt("used", { description: "How many people joined by it." }),
    }),
  });
  OrganisationResultRef.implement({
    fields: (t) => ({
      organisationId: t.id({ nullable: true, resolve: ({ organisationId }) => organisationId }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
    }),
  });
  RegistrationLinkResultRef.implement({
    fields: (t) => ({
      path: t.string({
        nullable: true,
        description: "Stands after the address of this site and its language. Told this once; only a hash is kept.",
        resolve: ({ path }) => path,
      }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
    }),
  });
}

export function addOrganisationQueries(): void {
  builder.queryField("organisations", (t) =>
    t.field({
      type: [OrganisationRef],
      description: "Schools and agencies, for those who say to which one an applicant belongs.",
      resolve: async (_, __, { actor, deps }) =>
        mayListOrganisations(actor) ? [...(await listOrganisations(deps.db))] : [],
    }),
  );
}

export function addOrganisationMutations(): void {
  builder.mutationFields((t) => ({
    saveOrganisation: t.field({
      type: OrganisationResultRef,
      extensions: { policy: mayKeepOrganisations },
      description: "Adds a school or agency, or renames the one with this id.",
      args: { organisationId: t.arg.id(), kind: t.arg.string(), name: t.arg.string({ required: true }) },
      resolve: async (_, { organisationId, ...given }, { actor, deps }) =>
        await saveOrganisation(deps, actor, {
          id: organisationId ?? null,
          kind: given.kind ?? null,
          name: given.name,
        }),
    }),
    createRegistrationLink: t.field({
      type: RegistrationLinkResultRef,
      extensions: { policy: mayKeepOrganisations },
      args: { organisationId: t.arg.id({ required: true }), applicantKind: t.arg.string() },
      resolve: async (_, { organisationId, applicantKind }, { actor, deps }) =>
        await createRegistrationLink(deps, actor, { organisationId, applicantKind: applicantKind ?? null }),
    }),
    revokeRegistrationLink: t.field({
      type: DoneResultRef,
      extensions: { policy: mayKeepOrganisations },
      args: { linkId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps }) => await revokeRegistrationLink(deps, actor, given),
    }),
  }));
}
