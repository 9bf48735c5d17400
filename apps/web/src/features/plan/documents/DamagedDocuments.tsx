import { pageName } from "@boreal/domain/vault/pageName";
import { pageOf } from "@boreal/domain/vault/pages";
import { Link } from "wouter";
import { vaultPagePath } from "../../../case/loading/addresses.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { text } from "../text.ts";

/** Files of the vault that can no longer be opened, each with the way to its place; nothing when all can. */
export function DamagedDocuments({ application }: { application: TheApplication }) {
  const { t } = useLanguage();
  const damaged = application.documents.filter(({ state, deletedAt }) => state === "damaged" && !deletedAt);
  if (damaged.length === 0) return null;
  const the = readerOf(application.caseFile);
  return (
    <Banner tone="blocked" title={t(text.damagedTitle)}>
      <p>{t(text.damagedLead)}</p>
      <ul>
        {damaged.map(({ id, name, page, childNumber }) => {
          const place = pageOf(page);
          return (
            <li key={id}>
              <Link href={vaultPagePath(application.id, page, childNumber)}>
                {place ? `${t(pageName(place, childNumber, the))}, ${name}` : name}
              </Link>
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
