import { useEffect, useRef, useState } from "react";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useSession } from "../../../shell/session.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import type { BilingualText } from "../../../ui/language.tsx";
import { useText } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { authPost } from "../authClient.ts";
import { EmailRequestForm } from "./EmailRequestForm.tsx";
import { text } from "../text.ts";
import { dropLinkToken, useLinkToken } from "./useLinkToken.ts";

/** Where the link of the confirmation mail leads. */
export function ConfirmEmailPage() {
  const t = useText();
  const token = useLinkToken("confirm");
  const { me, refresh } = useSession();
  const { failure, run } = useAction();
  const [confirmed, setConfirmed] = useState(false);
  const [refusal, setRefusal] = useState<BilingualText>();
  const begun = useRef(false);

  const confirm = () =>
    run(async () => {
      const answer = await authPost("/confirm-email", { token: token ?? "" });
      dropLinkToken("confirm");
      if (!answer.ok) {
        setRefusal(answer.text);
        return;
      }
      setConfirmed(true);
      refresh();
    });
  useEffect(() => {
    // Once only: the link works once, and a second try would say that it does not work.
    if (token === undefined || begun.current) return;
    begun.current = true;
    void confirm();
  });

  if (confirmed) {
    return (
      <Page view="done" title={t(text.confirmedTitle)}>
        {!me && <p>{t(text.confirmed)}</p>}
        <LinkButton look="primary" href={me ? "/" : "/sign-in"}>
          {t(me ? text.goOn : text.signInLink)}
        </LinkButton>
      </Page>
    );
  }
  if (token === undefined || refusal) {
    return (
      <Page title={t(text.confirmTitle)} {...(refusal ? {} : { lead: t(text.confirmNoToken) })}>
        {refusal && (
          <Banner tone="attention" live>
            {t(refusal)}
          </Banner>
        )}
        <EmailRequestForm path="/send-verification-email" send={t(text.sendMail)} sent={text.checkMail} />
      </Page>
    );
  }
  return (
    <Page title={t(text.confirmTitle)}>
      {failure ? (
        <FailureBanner failure={failure} onRetry={() => void confirm()} />
      ) : (
        <Spinner label={t(text.confirming)} />
      )}
    </Page>
  );
}
