import { PrivateAddress } from "../../../case/calendarFeed/PrivateAddress.tsx";
import { calendarFileAddress } from "../../../case/loading/addresses.ts";
import { classNames } from "../../../ui/classNames.ts";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { datesWords } from "./dates.text.ts";

/** The dates as a file to take along, or as a private address that a calendar follows. */
export function CalendarPart({ applicationId, hasDates }: { applicationId: string; hasDates: boolean }) {
  const { t, language } = useLanguage();
  return (
    <section className="no-print" aria-labelledby="plan-calendar">
      <h3 id="plan-calendar">{t(datesWords.calendar)}</h3>
      <p>{t(datesWords.calendarLead)}</p>
      {hasDates && (
        <p>
          <a
            className={classNames("button", "button--secondary")}
            href={`${calendarFileAddress(applicationId)}?language=${language}`}
            download
          >
            <Icon name="download" /> {t(datesWords.download)}
          </a>
        </p>
      )}
      <p>{t(datesWords.feedLead)}</p>
      <PrivateAddress />
    </section>
  );
}
