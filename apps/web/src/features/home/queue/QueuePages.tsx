import { Link } from "wouter";
import { useLanguage } from "../../../ui/language.tsx";
import { queueText as text } from "./queue.text.ts";
import { queuePath, type QueueChoice } from "./queueAddress.ts";

type QueuePagesProps = {
  choice: QueueChoice;
  search: string;
  /** Where this page begins; nothing on the first. */
  at: string | undefined;
  next: string | null;
  onTurn: (after: string | undefined) => void;
};

/** Leads to the first page and to the next. */
export function QueuePages({ at, next, ...to }: QueuePagesProps) {
  const { t } = useLanguage();
  return (
    <nav className="queue__pages" aria-label={t(text.pages)}>
      {at !== undefined && <PageLink {...to} after={undefined} label={t(text.firstPage)} />}
      {next !== null && <PageLink {...to} after={next} label={t(text.nextPage)} />}
    </nav>
  );
}

type PageLinkProps = Omit<QueuePagesProps, "at" | "next"> & { after: string | undefined; label: string };

function PageLink({ choice, search, after, onTurn, label }: PageLinkProps) {
  if (search === "") return <Link href={queuePath(choice, { after })}>{label}</Link>;
  return (
    <button type="button" className="button button--quiet" onClick={() => onTurn(after)}>
      {label}
    </button>
  );
}
