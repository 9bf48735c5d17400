import { useEffect, useRef, useState } from "react";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { useQuery } from "../../api/useQuery.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { ChoiceRow } from "../../ui/choices/ChoiceRow.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { feedWords } from "./feed.text.ts";
import { calendarFeedQuery, createCalendarFeedMutation, revokeCalendarFeedMutation } from "./operations.ts";
import "./privateAddress.css";

const noVariables = {};

/** Makes and ends the feed; the address that was just made is known here alone. */
function useFeed() {
  const { t } = useLanguage();
  const { data, failure, reload } = useQuery(calendarFeedQuery, noVariables);
  const action = useAction();
  const showToast = useToast();
  const [made, setMade] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const create = (withNames: boolean) =>
    action.run(async () => {
      const { path, refusals } = (await send(createCalendarFeedMutation, { withNames })).createCalendarFeed;
      setRefused(refusals[0] && t(refusals[0].text));
      setMade(path === null ? undefined : `${location.origin}${path}`);
      reload();
    });
  const revoke = () =>
    action.run(async () => {
      const { refusals } = (await send(revokeCalendarFeedMutation, noVariables)).revokeCalendarFeed;
      setRefused(refusals[0] && t(refusals[0].text));
      setMade(undefined);
      if (refusals.length === 0) showToast({ text: t(feedWords.revoked) });
      reload();
    });
  return { data, failure: failure ?? action.failure, reload, busy: action.busy, made, refused, create, revoke };
}

/** The private address of a person’s calendar: made, told once, replaced, turned off. `ofTeam`: it is of cases of others. */
export function PrivateAddress({ ofTeam = false }: { ofTeam?: boolean }) {
  const { t, dateTime } = useLanguage();
  const [withNames, setWithNames] = useState(false);
  const { data, failure, reload, busy, made, refused, create, revoke } = useFeed();
  const feed = data?.calendarFeed;
  if (data === undefined) return <FailureBanner failure={failure} onRetry={reload} />;
  return (
    <>
      <FailureBanner failure={failure} onRetry={reload} />
      {refused !== undefined && (
        <Banner tone="blocked" live>
          {refused}
        </Banner>
      )}
      {made !== undefined && <MadeAddress key={made} address={made} />}
      {feed && made === undefined && (
        <p>
          {t(feedWords.exists, { date: dateTime(feed.createdAt) })} {feed.withNames && t(feedWords.hasNames)}
        </p>
      )}
      {ofTeam && <NamesChoice checked={withNames} onChange={setWithNames} />}
      <div className="button-row">
        <Button busy={busy} onClick={() => void create(ofTeam && withNames)}>
          {t(feed ? feedWords.renew : feedWords.create)}
        </Button>
        {feed && (
          <Button look="quiet" busy={busy} onClick={() => void revoke()}>
            {t(feedWords.revoke)}
          </Button>
        )}
      </div>
      {feed && <p className="field__hint">{t(feedWords.renewHint)}</p>}
    </>
  );
}

function NamesChoice({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useLanguage();
  return (
    <ChoiceRow
      type="checkbox"
      id="calendar-with-names"
      label={t(feedWords.withNames)}
      hint={t(feedWords.withNamesHint)}
      checked={checked}
      onChange={onChange}
    />
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
    showToast({ text: t(feedWords.copied) });
  };
  return (
    <div className="field calendar-address">
      <label className="field__label" htmlFor="calendar-address">
        {t(feedWords.address)}
      </label>
      <div className="field__hint" id="calendar-address-hint">
        {t(feedWords.addressHint)}
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
        {t(feedWords.copy)}
      </Button>
    </div>
  );
}
