import { readAccounts, readAssignableStaff, readInvitations } from "../../accounts/people.ts";
import { mayListDamagedFiles, mayListUsers, mayReadOutbox } from "../../policies/administration.ts";
import { mayAssignAnywhere } from "../../policies/applications.ts";
import { listDamagedFiles } from "../../store/documents/fileChecks.ts";
import { builder } from "../builder.ts";
import { DamagedFileRef, InvitationRef, MailRef, UserRef } from "../refs.ts";

/** Lists hold what the reader may see; to those who may see nothing of it they are empty. */
export function addAdministrationQueries(): void {
  builder.queryFields((t) => ({
    users: t.field({
      type: [UserRef],
      description: "admin",
      resolve: async (_, __, { actor, deps }) => (mayListUsers(actor) ? await readAccounts(deps.db, deps.keys) : []),
    }),
    invitations: t.field({
      type: [InvitationRef],
      description: "admin",
      resolve: async (_, __, { actor, deps }) => (mayListUsers(actor) ? await readInvitations(deps.db, deps.keys) : []),
    }),
    outbox: t.field({
      type: [MailRef],
      description: "admin; only while no SMTP server is configured",
      resolve: async (_, __, { actor, deps }) => (mayReadOutbox(actor) && deps.outbox ? await deps.outbox() : []),
    }),
    damagedFiles: t.field({
      type: [DamagedFileRef],
      description: "admin; stored files that cannot be opened any more, by id",
      resolve: async (_, __, { actor, deps }) =>
        mayListDamagedFiles(actor) ? [...(await listDamagedFiles(deps.db))] : [],
    }),
    assignableStaff: t.field({
      type: [UserRef],
      description: "for staff who may assign",
      resolve: async (_, __, { actor, deps }) =>
        mayAssignAnywhere(actor) ? await readAssignableStaff(deps.db, deps.keys) : [],
    }),
  }));
}
