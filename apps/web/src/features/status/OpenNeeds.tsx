import { Link } from "wouter";
import { reasonSentence } from "../../case/reasons/reasonSentence.ts";
import { useText } from "../../ui/language.tsx";
import { needsByPerson } from "./needsByPerson.ts";
import { text } from "./status.text.ts";
import type { Need } from "./useChangeStatus.ts";

/** What is still open before a change, by whose it is, each point with the way to it. */
export function OpenNeeds({ needs }: { needs: readonly Need[] }) {
  const t = useText();
  return needsByPerson(needs).map(({ key, whose, name, points }) => {
    const person = t(whose ?? text.ofCase);
    return (
      <div key={key}>
        <h4>{name === null ? person : t(text.named, { person, name })}</h4>
        <ul className="status__needs">
          {points.map((need, index) => {
            // What a rule waits for is told as a clause of its reason.
            const words = t(need.kind === "condition" ? (reasonSentence([need.text]) ?? need.text) : need.text);
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
