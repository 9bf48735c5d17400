import { Link } from "wouter";
import { useMe } from "../../shell/session.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { isOutsider } from "../outsiders.ts";
import { statusPath } from "../loading/addresses.ts";
import { text } from "./closing.text.ts";

type ClosedCaseProps = {
  application: {
    readonly id: string;
    readonly closedAt: string | null;
    readonly erasesAt: string | null;
    readonly abilities: readonly string[];
  };
  /** On the page where it is reopened, no link leads there. */
  isHere?: boolean;
};

/** That the firm closed the case, and what that means to whoever reads it; nothing while it is open. */
export function ClosedCase({ application: { id, closedAt, erasesAt, abilities }, isHere = false }: ClosedCaseProps) {
  const { t, dayOf } = useLanguage();
  const { role } = useMe();
  if (closedAt === null) return null;
  const date = dayOf(closedAt);
  const mayReopen = abilities.includes("reopenCase");
  const said =
    role === "student" ? text.closedForApplicant : isOutsider(role) ? text.closedForOthers : text.closedForTeam;
  return (
    <Banner tone="attention" title={t(text.closedTitle)}>
      <p>{t(said, { date })}</p>
      {erasesAt !== null && (
        <p>{t(role === "student" ? text.erasedForApplicant : text.erasedForTeam, { date: dayOf(erasesAt) })}</p>
      )}
      {mayReopen && !isHere && (
        <p>
          <Link href={statusPath(id)}>{t(text.toReopen)}</Link>
        </p>
      )}
    </Banner>
  );
}
