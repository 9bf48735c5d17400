import { useEffect, useRef, useState } from "react";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { calendarFileAddress } from "../../../case/loading/addresses.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { classNames } from "../../../ui/classNames.ts";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { datesWords } from "./dates.text.ts";
import { calendarFeedQuery, createCalendarFeedMutation, revokeCalendarFeedMutation } from "../operations.ts";

const noVariables = {};

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
      <PrivateAddress />
    </section>
  );
}

function PrivateAddress() {
  const { t, dateTime } = useLanguage();
  const { data, failure, reload } = useQuery(calendarFeedQuery, noVariables);
  const action = useAction();
  const showToast = useToast();
  const [made, setMade] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const feed = data?.calendarFeed;
  const create = () =>
    action.run(async () => {
      const { path, refusals } = (await send(createCalendarFeedMutation, noVariables)).createCalendarFeed;
      setRefused(refusals[0] && t(refusals[0].text));
      setMade(path === null ? undefined : `${location.origin}${path}`);
      reload();
    });
  const revoke = () =>
    action.run(async () => {
      const { refusals } = (await send(revokeCalendarFeedMutation, noVariables)).revokeCalendarFeed;
      setRefused(refusals[0] && t(refusals[0].text));
      setMade(undefined);
      if (refusals.length === 0) showToast({ text: t(datesWords.revoked) });
      reload();
    });
  if (data === undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  return (
    <>
      <FailureBanner failure={failure ?? action.failure} onRetry={reload} />
      {refused !== undefined && (
        <Banner tone="blocked" live>
          {refused}
        </Banner>
      )}
      <p>{t(datesWords.feedLead)}</p>
      {made !== undefined && <MadeAddress key={made} address={made} />}
      {feed && made === undefined && <p>{t(datesWords.exists, { date: dateTime(feed.createdAt) })}</p>}
      <div className="button-row">
        <Button busy={action.busy} onClick={() => void create()}>
          {t(feed ? datesWords.renew : datesWords.create)}
        </Button>
        {feed && (
          <Button look="quiet" busy={action.busy} onClick={() => void revoke()}>
            {t(datesWords.revoke)}
          </Button>
        )}
      </div>
      {feed && <p className="field__hint">{t(datesWords.renewHint)}</p>}
    </>
  );
}

/** The address, told once: it takes the focus, with a way to copy it. */
function MadeAddress({ address }: { address: string }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard.writeText(address);
    showToast({ text: t(datesWords.copied) });
  };
  return (
    <div className="field calendar-address">
      <label className="field__label" htmlFor="calendar-address">
        {t(datesWords.address)}
      </label>
      <div className="field__hint" id="calendar-address-hint">
        {t(datesWords.addressHint)}
      </div>
      <input
        ref={field}
        id="calendar-address"
        className="control"
        readOnly
        value={address}
        aria-describedby="calendar-address-hint"
      />
      {/* Without the right to write to the clipboard the selected address is still there to be copied by hand. */}
      <Button icon="copy" onClick={() => void copy().catch(() => field.current?.focus())}>
        {t(datesWords.copy)}
      </Button>
    </div>
  );
}
