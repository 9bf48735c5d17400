import { pageName } from "@boreal/domain/vault/pageName";
import { Link } from "wouter";
import { vaultPagePath } from "../../../case/loading/addresses.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { vaultOverview, type OverviewLine } from "../../../case/vaultOverview.ts";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useText, type BilingualText } from "../../../ui/language.tsx";
import { text } from "../text.ts";
import { neighbours } from "./neighbours.ts";

type NeighbourProps = { application: TheApplication; page: string; childNumber: number | null };

/** At the foot of a page: the documents before and after it that still wait for the reader. */
export function NeighbourLinks({ application, page, childNumber }: NeighbourProps) {
  const t = useText();
  const { previous, next } = neighbours(vaultOverview(application), { page, childNumber });
  if (!previous && !next) return null;
  const link = (line: OverviewLine, word: BilingualText, icon: "arrowLeft" | "arrowRight") => (
    <Link
      className={`neighbours__link neighbours__link--${icon}`}
      href={vaultPagePath(application.id, line.page.slug, line.planned.childNumber)}
    >
      <span className="neighbours__word">
        <Icon name={icon} /> {t(word)}
      </span>
      <span className="neighbours__name">
        {t(pageName(line.page, line.planned.childNumber, readerOf(application.caseFile)))}
      </span>
    </Link>
  );
  return (
    <nav className="neighbours" aria-label={t(text.otherDocuments)}>
      {previous && link(previous, text.previousDocument, "arrowLeft")}
      {next && link(next, text.nextDocument, "arrowRight")}
    </nav>
  );
}
