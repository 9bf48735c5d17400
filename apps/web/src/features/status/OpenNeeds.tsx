import { Link } from "wouter";
import { useText } from "../../ui/language.tsx";
import type { Need } from "./useChangeStatus.ts";

/** What is still open before a change, each point with the way to it. */
export function OpenNeeds({ needs }: { needs: readonly Need[] }) {
  const t = useText();
  return (
    <ul className="status__needs">
      {needs.map((need, index) => {
        const words = need.about ? t(need.about) : t(need.text);
        return (
          <li key={`${need.id}-${index + 1}`}>{need.path === null ? words : <Link href={need.path}>{words}</Link>}</li>
        );
      })}
    </ul>
  );
}
