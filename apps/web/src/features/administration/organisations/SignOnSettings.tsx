import { useState, type FormEvent } from "react";
import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useText } from "../../../ui/language.tsx";
import { removeSignOnMutation, saveSignOnMutation, type organisationsQuery } from "./operations.ts";
import { signOnFormText as text } from "./signOnForm.text.ts";

type Organisation = ResultOf<typeof organisationsQuery>["organisations"][number];
type SettingsProps = { organisation: Organisation; onChanged: () => void };

/** The provider through which the people of a school or agency sign in: none, set, changed, ended. */
export function SignOnSettings({ organisation, onChanged }: SettingsProps) {
  const t = useText();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [open, setOpen] = useState(false);
  const { id, name, signOn } = organisation;
  const close = () => {
    setOpen(false);
    onChanged();
  };
  const remove = () =>
    run(async () => {
      await send(removeSignOnMutation, { organisationId: id }, { repeatable: true });
      showToast({ text: t(text.removed) });
      onChanged();
    });
  return (
    <>
      <h3>{t(text.title)}</h3>
      <p>{signOn ? t(text.isSet, { issuer: signOn.issuer }) : t(text.none, { name })}</p>
      {signOn && <p>{t(text.connectAgain)}</p>}
      <FailureBanner failure={failure} />
      {open ? (
        <SignOnForm organisation={organisation} onSaved={close} onCancel={() => setOpen(false)} />
      ) : (
        <ButtonRow>
          <Button onClick={() => setOpen(true)}>{t(signOn ? text.change : text.setUp)}</Button>
          {signOn && (
            <Button look="danger" busy={busy} onClick={() => void remove()}>
              {t(text.remove)}
            </Button>
          )}
        </ButtonRow>
      )}
    </>
  );
}

type FormProps = { organisation: Organisation; onSaved: () => void; onCancel: () => void };

function SignOnForm({ organisation: { id, signOn }, onSaved, onCancel }: FormProps) {
  const t = useText();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [entered, setEntered] = useState({
    issuer: signOn?.issuer ?? "",
    clientId: signOn?.clientId ?? "",
    clientSecret: "",
    domains: signOn?.domains.join(" ") ?? "",
  });
  const [refused, setRefused] = useState<string>();
  const enter = (key: keyof typeof entered) => (value: string) => setEntered({ ...entered, [key]: value });
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const domains = entered.domains.split(/[\s,;]+/u).filter((domain) => domain !== "");
      const { saveSignOn } = await send(saveSignOnMutation, { organisationId: id, ...entered, domains });
      setRefused(saveSignOn.refusals[0] && t(saveSignOn.refusals[0].text));
      if (!saveSignOn.done) return;
      showToast({ text: t(text.saved) });
      onSaved();
    });
  };
  const field = (key: keyof typeof entered, label: string, hint?: string) => (
    <TextField
      id={`sign-on-${key}-${id}`}
      label={label}
      hint={hint}
      value={entered[key]}
      onChange={enter(key)}
      autoComplete="off"
      spellCheck={false}
    />
  );
  return (
    <form noValidate onSubmit={save}>
      <FailureBanner failure={failure} />
      {refused !== undefined && (
        <Banner tone="blocked" live>
          {refused}
        </Banner>
      )}
      <p>
        {t(text.callback)} <code>{`${location.origin}/api/auth/callback/${id}`}</code>
      </p>
      {field("issuer", t(text.issuer), t(text.issuerHint))}
      {field("clientId", t(text.clientId))}
      {field("clientSecret", t(text.secret), t(signOn ? text.secretKept : text.secretHint))}
      {field("domains", t(text.domains), t(text.domainsHint))}
      <ButtonRow>
        <Button type="submit" look="primary" busy={busy}>
          {t(text.save)}
        </Button>
        <Button onClick={onCancel}>{t(text.cancel)}</Button>
      </ButtonRow>
    </form>
  );
}
