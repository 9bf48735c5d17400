import { useEffect, useRef, useState } from "react";
import { Link, Redirect } from "wouter";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useSession } from "../../../shell/session.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import type { BilingualText } from "../../../ui/language.tsx";
import { useText } from "../../../ui/language.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { startPath } from "../../../shell/startPath.ts";
import { SecondFactorEntry } from "../security/SecondFactorEntry.tsx";
import { authPost } from "../authClient.ts";
import { EmailRequestForm } from "./EmailRequestForm.tsx";
import { PasswordSignIn } from "./PasswordSignIn.tsx";
import { text } from "../text.ts";
import { dropLinkToken, useLinkToken } from "./useLinkToken.ts";

/** Where the link of the confirmation mail leads. */
export function ConfirmEmailPage() {
  const t = useText();
  const token = useLinkToken("confirm");
  const { refresh } = useSession();
  const { failure, run } = useAction();
  const [confirmed, setConfirmed] = useState<Confirmed>();
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
      setConfirmed(confirmedIn(answer.data));
      refresh();
    });
  useEffect(() => {
    // Once only: the link works once, and a second try would say that it does not work.
    if (token === undefined || begun.current) return;
    begun.current = true;
    void confirm();
  });

  if (confirmed) return <AfterConfirming confirmed={confirmed} />;
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

/** Whose address it was, unless an earlier link confirmed it; and whether the account was opened in this browser. */
type Confirmed = { readonly email: string | undefined; readonly signedIn: boolean };

function confirmedIn(data: unknown): Confirmed {
  if (typeof data !== "object" || data === null) return { email: undefined, signedIn: false };
  return {
    email: "email" in data && typeof data.email === "string" ? data.email : undefined,
    signedIn: "signedIn" in data && data.signedIn === true,
  };
}

/** On to the first question: at once where the account was opened, elsewhere by the password. */
function AfterConfirming({ confirmed }: { confirmed: Confirmed }) {
  const t = useText();
  const { me, refresh } = useSession();
  const [atCode, setAtCode] = useState(false);
  if (me) return <Redirect to={startPath} replace />;
  if (confirmed.signedIn)
    return (
      <Page title={t(text.confirmTitle)}>
        <Spinner label={t(text.confirming)} />
      </Page>
    );
  if (atCode) return <SecondFactorEntry onDone={refresh} onStartOver={() => setAtCode(false)} />;
  return (
    <Page view="done" title={t(text.confirmedTitle)} lead={t(text.confirmed)}>
      <PasswordSignIn of={confirmed.email} onDone={refresh} onSecondFactor={() => setAtCode(true)} />
      <p>
        <Link href="/reset-password">{t(text.forgotten)}</Link>
      </p>
    </Page>
  );
}
