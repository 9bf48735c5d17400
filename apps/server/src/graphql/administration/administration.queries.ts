import { readAccounts, readAssignableStaff, readInvitations } from '../../accounts/people.ts';
import { mayListUsers, mayReadOutbox } from '../../policies/administration.ts';
import { mayAssignAnywhere } from '../../policies/applications.ts';
import { builder } from '../builder.ts';
import { InvitationRef, MailRef, UserRef } from '../refs.ts';

/** Lists hold what the reader may see; to those who may see nothing of it they are empty. */
export function addAdministrationQueries(): void {
  builder.queryFields((t) => ({
    users: t.field({
      type: [UserRef],
      description: 'admin',
      resolve: async (_, __, { actor, deps }) => (mayListUsers(actor) ? await readAccounts(deps.db, deps.keys) : []),
    }),
    invitations: t.field({
      type: [InvitationRef],
      description: 'admin',
      resolve: async (_, __, { actor, deps }) => (mayListUsers(actor) ? await readInvitations(deps.db, deps.keys) : []),
    }),
    outbox: t.field({
      type: [MailRef],
      description: 'admin; only while no SMTP server is configured',
      resolve: async (_, __, { actor, deps }) => (mayReadOutbox(actor) && deps.outbox ? await deps.outbox() : []),
    }),
    assignableStaff: t.field({
      type: [UserRef],
      description: 'for staff who may assign',
      resolve: async (_, __, { actor, deps }) => (mayAssignAnywhere(actor) ? await readAssignableStaff(deps.db, deps.keys) : []),
    }),
  }));
}
