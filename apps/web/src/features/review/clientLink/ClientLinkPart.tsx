import { useState } from "react";
import { send } from "../../../api/send.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { useForm } from "../../../shell/useForm.ts";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { TextField } from "../../../ui/controls/TextField.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { clientLinkQuery, inviteClientAgainMutation } from "./operations.ts";
import { clientLinkText as text } from "./clientLink.text.ts";

/** Of a case that the firm began: where the client was invited, until they have opened the account. */
export function ClientLinkPart({ applicationId }: { applicationId: string }) {
  const { t, dayOf } = useLanguage();
  const { data, reload } = useQuery(clientLinkQuery, { id: applicationId });
  const link = data?.application?.clientLink;
  if (!link) return null;
  const { sentTo: email, openUntil } = link;
  return (
    <Banner tone="attention">
      <h2>{t(text.title)}</h2>
      <p>{openUntil === null ? t(text.ended, { email }) : t(text.openUntil, { email, date: dayOf(openUntil) })}</p>
      <Details summary={t(text.again)}>
        <SendAgain key={email} applicationId={applicationId} sentTo={email} onSent={reload} />
      </Details>
    </Banner>
  );
}

type SendAgainProps = { applicationId: string; sentTo: string; onSent: () => void };

function SendAgain({ applicationId, sentTo, onSent }: SendAgainProps) {
  const { t } = useLanguage();
  const showToast = useToast();
  const form = useForm();
  const [email, setEmail] = useState(sentTo);
  const work = async () => {
    const { inviteClientAgain } = await send(inviteClientAgainMutation, { applicationId, email });
    const [refusal] = inviteClientAgain.refusals;
    if (refusal) return { "client-email": refusal.text };
    showToast({ text: t(text.sent, { email: email.trim() }) });
    onSent();
    return undefined;
  };
  return (
    <form noValidate onSubmit={form.submit(() => ({}), work)}>
      <FailureBanner failure={form.failure} />
      <TextField
        id="client-email"
        type="email"
        label={t(text.email)}
        hint={t(text.emailHint)}
        error={form.errorOf("client-email")}
        value={email}
        onChange={setEmail}
        autoComplete="off"
        spellCheck={false}
      />
      <ButtonRow>
        <Button type="submit" busy={form.busy}>
          {t(text.send)}
        </Button>
      </ButtonRow>
    </form>
  );
}
