import { useLanguage } from "../../../ui/language.tsx";
import { useClock } from "./clock.ts";
import { relativeTime } from "./relativeTime.ts";

/** A moment as people say it, and exactly. On paper only exactly: nobody knows when it is read. */
export function When({ at }: { at: string }) {
  const { language, dateTime } = useLanguage();
  const relative = useClock((now) => relativeTime(Date.parse(at), now, language));
  return (
    <time dateTime={at}>
      <span className="no-print">{relative}, </span>
      {dateTime(at)}
    </time>
  );
}
