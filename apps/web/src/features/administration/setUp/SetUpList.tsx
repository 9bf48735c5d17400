import { Link } from "wouter";
import type { ResultOf } from "../../../api/graphql.ts";
import { useMe } from "../../../shell/session.tsx";
import { useText, type BilingualText } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import type { usersQuery } from "../operations.ts";
import { setUpText as text } from "./setUp.text.ts";
import "./setUp.css";

type Loaded = ResultOf<typeof usersQuery>;
type Step = {
  readonly id: string;
  readonly name: BilingualText;
  readonly isDone: boolean;
  readonly href: string;
  /** Not every firm needs it. */
  readonly isOptional?: boolean;
};

const represents = ({ roles }: Pick<Loaded["users"][number], "roles">): boolean => roles.includes("lawyer");

/** What is to be set up before the first client, in the order in which it is best done. */
function stepsOf(known: Loaded, ownId: string): readonly Step[] {
  const own = known.users.find(({ id }) => id === ownId);
  const isRepresentative = own !== undefined && represents(own);
  return [
    { id: "firm", name: text.firm, isDone: (known.firm?.version ?? 0) > 0, href: "/administration/firm" },
    {
      id: "representative",
      name: text.representative,
      isDone: known.users.some((user) => user.disabledAt === null && represents(user)),
      href: `/administration/accounts/${encodeURIComponent(ownId)}`,
    },
    ...(isRepresentative
      ? [
          {
            id: "membership",
            name: text.membership,
            isDone: Object.keys(known.membership ?? {}).length > 0,
            href: "/account/representative",
          },
        ]
      : []),
    {
      id: "prices",
      name: text.prices,
      isDone: (known.prices?.prices.length ?? 0) > 0,
      href: "/administration/prices",
      isOptional: true,
    },
    {
      id: "blanks",
      name: text.blanks,
      isDone: known.officialBlanks.length > 0,
      href: "/administration/forms",
      isOptional: true,
    },
  ];
}

/** One list with ticks; gone once everything is done that every firm needs. */
export function SetUpList({ known }: { known: Loaded }) {
  const t = useText();
  const steps = stepsOf(known, useMe().id);
  if (steps.every(({ isDone, isOptional }) => isDone || isOptional === true)) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="set-up">
      <h2 id="set-up">{t(text.title)}</h2>
      <p>{t(text.progress, { done, all: steps.length })}</p>
      <ul className="set-up">
        {steps.map(({ id, name, isDone, href, isOptional = false }) => (
          <li key={id}>
            <StatusTag tone={isDone ? "done" : "todo"}>{t(isDone ? text.done : text.open)}</StatusTag>{" "}
            <Link href={href}>{isOptional ? t(text.optional, { name: t(name) }) : t(name)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
