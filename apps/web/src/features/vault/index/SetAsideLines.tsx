import { useAskOnChange } from "../../../api/useAskOnChange.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { personName } from "../../../case/text.ts";
import { useLanguage } from "../../../ui/language.tsx";
import { setAsideQuery } from "./setAsideOperations.ts";
import { text } from "./setAside.text.ts";

/** How many files are kept that nobody sees now, of whom and why; nothing when there are none. */
export function SetAsideLines({ applicationId, own }: { applicationId: string; own: boolean }) {
  const { t, dayOf } = useLanguage();
  const query = useQuery(setAsideQuery, { id: applicationId });
  useAskOnChange(applicationId, query);
  const lines = query.data?.application?.setAsideFiles ?? [];
  if (lines.length === 0) return null;
  return (
    <ul className="vault__set-aside">
      {lines.map((line) => {
        const who = personName(line.person, line.childNumber, own);
        const why = line.why.map((clause) => t(clause)).join(", ");
        return (
          <li key={`${line.reason} ${line.person} ${line.childNumber ?? ""} ${line.erasedFrom ?? ""} ${why}`}>
            <strong>{t(who.text, who.values)}</strong> ·{" "}
            {t(line.erasedFrom === null ? text.closed : text.inTrash, {
              count: line.count,
              why,
              date: line.erasedFrom === null ? "" : dayOf(line.erasedFrom),
            })}
          </li>
        );
      })}
    </ul>
  );
}
