import { Link } from "wouter";
import type { ResultOf } from "../../api/graphql.ts";
import { useText } from "../../ui/language.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { Table } from "../../ui/layout/Table.tsx";
import { accountsText } from "./accounts/accounts.text.ts";
import type { usersQuery } from "./operations.ts";
import { roleText, text } from "./text.ts";

type User = ResultOf<typeof usersQuery>["users"][number];

/** Everybody with an account here. */
export function UserList({ users }: { users: readonly User[] }) {
  const t = useText();
  const head = [t(text.name), t(text.email), t(text.role), t(text.secondStep), t(accountsText.actions)];
  return (
    <section aria-labelledby="users-title">
      <h2 id="users-title">{t(text.usersTitle)}</h2>
      <Table caption={t(text.usersTitle)} captionHidden stacks head={head}>
        {users.map((user) => {
          const name = `${user.firstName} ${user.lastName}`.trim();
          return (
            <tr key={user.id}>
              <th scope="row">{name === "" ? t(text.unnamed) : name}</th>
              <td>{user.email}</td>
              <td>{user.roles.map((role) => t(roleText[role])).join(", ")}</td>
              <td data-head={t(text.secondStep)}>
                <StatusTag tone={user.twoFactorEnabled ? "done" : "quiet"}>
                  {t(user.twoFactorEnabled ? text.set : text.notSet)}
                </StatusTag>
              </td>
              <td>
                {user.disabledAt !== null && <StatusTag tone="quiet">{t(accountsText.ended)}</StatusTag>}{" "}
                <Link href={`/administration/accounts/${encodeURIComponent(user.id)}`}>
                  {t(accountsText.manage)} <span className="visually-hidden">{name === "" ? user.email : name}</span>
                </Link>
              </td>
            </tr>
          );
        })}
      </Table>
    </section>
  );
}
