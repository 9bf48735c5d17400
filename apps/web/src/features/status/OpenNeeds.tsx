import { Link } from "wouter";
import { personName } from "../../case/text.ts";
import { isStaff, useMe } from "../../shell/session.tsx";
import { useText } from "../../ui/language.tsx";
import { needsByPerson } from "./needsByPerson.ts";
import { text } from "./status.text.ts";
import type { Need } from "./useChangeStatus.ts";

/** What is still open before a change, by whose it is, each point with the way to it. */
export function OpenNeeds({ needs }: { needs: readonly Need[] }) {
  const t = useText();
  const own = !isStaff(useMe().role);
  return needsByPerson(needs).map(({ key, person, childNumber, name, points }) => {
    const role = person === null ? undefined : personName(person, childNumber, own);
    const whose = role ? t(role.text, role.values) : t(text.ofCase);
    return (
      <div key={key}>
        <h4>{name === null ? whose : t(text.named, { person: whose, name })}</h4>
        <ul className="status__needs">
          {points.map((need, index) => {
            const words = t(need.text);
            return (
              <li key={`${need.id}-${index + 1}`}>
                {need.path === null ? words : <Link href={need.path}>{words}</Link>}
              </li>
            );
          })}
        </ul>
      </div>
    );
  });
}
