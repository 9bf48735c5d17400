import type { ResultOf } from "../../api/graphql.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import type { usersQuery } from "./operations.ts";
import { text } from "./text.ts";

type DamagedFile = ResultOf<typeof usersQuery>["damagedFiles"][number];

/** Stored files that cannot be opened any more, by their ids; nothing when all are whole. */
export function DamagedFiles({ files }: { files: readonly DamagedFile[] }) {
  const { t, dateTime } = useLanguage();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="damaged-title">
      <h2 id="damaged-title">{t(text.damagedTitle, { count: files.length })}</h2>
      <Banner tone="attention">{t(text.damagedLead)}</Banner>
      <ul>
        {files.map(({ fileId, damage, checkedAt }) => (
          <li key={fileId}>
            <code>{fileId}</code> {t(damage === "missing" ? text.damageMissing : text.damageDamaged)}
            {checkedAt && <> · {t(text.damageSeen, { when: dateTime(checkedAt) })}</>}
          </li>
        ))}
      </ul>
    </section>
  );
}
