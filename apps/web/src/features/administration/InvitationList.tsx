import { useState } from "react";
import type { ResultOf } from "../../api/graphql.ts";
import { useLanguage } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { Table } from "../../ui/layout/Table.tsx";
import type { usersQuery } from "./operations.ts";
import { roleText, text } from "./text.ts";

type Invitation = ResultOf<typeof usersQuery>["invitations"][number];

/** Who was invited and what became of it. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const { t, dateTime } = useLanguage();
  const head = [t(text.email), t(text.role), t(text.validUntil), t(text.state)];
  return (
    <section aria-labelledby="invitations-title">
      <h2 id="invitations-title">{t(text.invitationsTitle)}</h2>
      {invitations.length === 0 ? (
        <p>{t(text.invitationsNone)}</p>
      ) : (
        <Table caption={t(text.invitationsTitle)} captionHidden head={head}>
          {invitations.map((invitation) => (
            <tr key={invitation.id}>
              <th scope="row">{invitation.email}</th>
              <td>{t(roleText[invitation.role])}</td>
              <td>
                <time dateTime={invitation.expiresAt}>{dateTime(invitation.expiresAt)}</time>
              </td>
              <td>
                <InvitationState invitation={invitation} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}

function InvitationState({ invitation }: { invitation: Invitation }) {
  const { t } = useLanguage();
  const [now] = useState(() => Date.now());
  if (invitation.acceptedAt !== null) return <StatusTag tone="done">{t(text.accepted)}</StatusTag>;
  if (Date.parse(invitation.expiresAt) < now) return <StatusTag tone="quiet">{t(text.expired)}</StatusTag>;
  return <StatusTag tone="todo">{t(text.open)}</StatusTag>;
}
