import { useState } from "react";
import { useLocation } from "wouter";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useSession } from "../../../shell/session.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import type { BilingualText } from "../../../ui/language.tsx";
import { useText } from "../../../ui/language.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { acceptInvitationMutation, claimSetupMutation } from "../operations.ts";
import { text } from "../text.ts";
import { dropLinkToken, useLinkToken } from "./useLinkToken.ts";
import { WaysIn } from "./WaysIn.tsx";

type TokenPageProps = {
  purpose: "invitation" | "setUp";
  words: {
    title: BilingualText;
    lead: BilingualText;
    signedOut: BilingualText;
    accept: BilingualText;
    missing: BilingualText;
    done: BilingualText;
  };
};

/** A one-time link that gives the account signed in a role: who is signed out signs in, or opens an account, first. */
export function TokenPage({ purpose, words }: TokenPageProps) {
  const t = useText();
  const token = useLinkToken(purpose);
  const { me, refresh } = useSession();
  const [, go] = useLocation();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [refusals, setRefusals] = useState<readonly BilingualText[]>([]);

  const accept = () =>
    run(async () => {
      const variables = { token: token ?? "" };
      const result =
        purpose === "invitation"
          ? (await send(acceptInvitationMutation, variables)).acceptInvitation
          : (await send(claimSetupMutation, variables)).claimSetup;
      setRefusals(result.refusals.map((refusal) => refusal.text));
      if (!result.done) return;
      dropLinkToken(purpose);
      showToast({ text: t(words.done) });
      refresh();
      go("/account/security");
    });

  if (me === undefined) {
    return (
      <Page title={t(words.title)}>
        <Spinner />
      </Page>
    );
  }
  return (
    <Page title={t(words.title)} lead={t(words.lead)}>
      <FailureBanner failure={failure} />
      {refusals.map((refusal) => (
        <Banner tone="blocked" live key={t(refusal)}>
          {t(refusal)}
        </Banner>
      ))}
      {token === undefined && <p>{t(words.missing)}</p>}
      {token !== undefined && me === null && (
        <>
          <p>{t(words.signedOut)}</p>
          <WaysIn next={purpose === "invitation" ? "/invitation" : "/set-up"} />
        </>
      )}
      {token !== undefined && me && (
        <>
          <p>{t(text.invitationAs, { email: me.email })}</p>
          <ButtonRow>
            <Button look="primary" busy={busy} onClick={() => void accept()}>
              {t(words.accept)}
            </Button>
          </ButtonRow>
        </>
      )}
    </Page>
  );
}
