import { Link } from "wouter";
import { useLanguage } from "../../../ui/language.tsx";
import { queueText as text, tabWords } from "./queue.text.ts";
import { queuePath, queueTabs, type QueueChoice, type QueueTab } from "./queueAddress.ts";

/** Lists that tell nothing but the status, for those who do not know all of a case. */
const openToAll: readonly QueueTab[] = ["all", "applicant", "authority"];

/** The lists of a queue, as links: each has an address of its own. */
export function QueueTabs({ choice, knowsAll }: { choice: QueueChoice; knowsAll: boolean }) {
  const { t } = useLanguage();
  return (
    <nav aria-label={t(text.tabs)}>
      <ul className="queue__tabs">
        {queueTabs
          .filter((tab) => knowsAll || openToAll.includes(tab))
          .map((tab) => (
            <li key={tab}>
              <Link
                href={queuePath(choice, { tab, order: undefined })}
                className="queue__tab"
                aria-current={tab === choice.tab ? "page" : undefined}
              >
                {t(tabWords[tab])}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
