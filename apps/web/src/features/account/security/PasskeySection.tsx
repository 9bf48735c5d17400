import { useState } from "react";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import type { BilingualText } from "../../../ui/language.tsx";
import { useLanguage, useText } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { authPost } from "../authClient.ts";
import { passkeysIn } from "./authLists.ts";
import { deviceOf } from "./deviceName.ts";
import { addPasskey, canUsePasskeys } from "./passkeys.ts";
import { text } from "./settings.text.ts";
import { useAuthList } from "./useAuthList.ts";
import "./AccountList.css";

/** Passkeys of the account: add one of this device, remove one. */
export function PasskeySection() {
  const t = useText();
  const { rows, failure, reload } = useAuthList("/passkey/list-user-passkeys", passkeysIn);
  const action = useAction();
  const showToast = useToast();
  const [refusal, setRefusal] = useState<BilingualText>();
  const add = () =>
    action.run(async () => {
      const device = deviceOf(navigator.userAgent);
      const refused = await addPasskey(device ? t(text.deviceOn, device) : t(text.passkeyUnnamed));
      setRefusal(refused);
      if (refused) return;
      showToast({ text: t(text.passkeyAdded) });
      reload();
    });
  const remove = (id: string) =>
    action.run(async () => {
      const answer = await authPost("/passkey/delete-passkey", { id });
      setRefusal(answer.ok ? undefined : answer.text);
      if (!answer.ok) return;
      showToast({ text: t(text.passkeyRemoved) });
      reload();
    });
  return (
    <section aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{t(text.passkeysTitle)}</h2>
      <p>{t(text.passkeysLead)}</p>
      <FailureBanner failure={failure ?? action.failure} onRetry={reload} />
      <div role="status">{refusal && <Banner tone="attention">{t(refusal)}</Banner>}</div>
      {rows?.length === 0 && <p>{t(text.passkeysNone)}</p>}
      {rows && rows.length > 0 && <PasskeyList passkeys={rows} onRemove={(id) => void remove(id)} />}
      {canUsePasskeys() ? (
        <Button icon="key" busy={action.busy} onClick={() => void add()}>
          {t(text.passkeyAdd)}
        </Button>
      ) : (
        <p>{t(text.passkeyUnsupported)}</p>
      )}
    </section>
  );
}

type PasskeyListProps = { passkeys: ReturnType<typeof passkeysIn>; onRemove: (id: string) => void };

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const { t, dateTime } = useLanguage();
  return (
    <ul className="account-list">
      {passkeys.map((passkey) => {
        const name = passkey.name ?? t(text.passkeyUnnamed);
        return (
          <li className="account-list__row" key={passkey.id}>
            <span>
              {name}
              {passkey.createdAt && (
                <span className="account-list__more">{t(text.addedOn, { when: dateTime(passkey.createdAt) })}</span>
              )}
            </span>
            <Button look="quiet" aria-label={t(text.passkeyRemoveNamed, { name })} onClick={() => onRemove(passkey.id)}>
              {t(text.passkeyRemove)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
