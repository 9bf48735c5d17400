import type { Me } from "../../../shell/me.ts";
import { useState } from "react";
import { useLocation } from "wouter";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useSession } from "../../../shell/session.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useText, type BilingualText } from "../../../ui/language.tsx";
import { joinOrganisationMutation, registrationLinkQuery } from "../affiliation/operations.ts";
import { WaysIn } from "../signIn/WaysIn.tsx";
import { dropLinkToken, useLinkToken } from "../signIn/useLinkToken.ts";
import { joiningText as text } from "./joining.text.ts";

/** Where a registration link leads: whose it is, and then an account that belongs to them. */
export function JoinPage() {
  const t = useText();
  const token = useLinkToken("join");
  const { me } = useSession();
  const { data, failure, reload } = useQuery(registrationLinkQuery, token === undefined ? undefined : { token });
  if (token === undefined) {
    return (
      <Page title={t(text.title)} backHref="/">
        <p>{t(text.missing)}</p>
      </Page>
    );
  }
  const organisation = data?.registrationLink;
  return (
    <Page title={t(text.title)}>
      <FailureBanner failure={failure} onRetry={reload} />
      {((!data && !failure) || me === undefined) && <Spinner />}
      {organisation === null && <Banner tone="attention">{t(text.ended)}</Banner>}
      {organisation && (
        <>
          <p>
            <strong>{t(text.of, { name: organisation.name })}</strong>
          </p>
          <p>{t(text.means)}</p>
          {me && <Join me={me} token={token} name={organisation.name} />}
        </>
      )}
      {data && me === null && <WaysIn next={organisation ? "/join" : "/"} />}
    </Page>
  );
}

function Join({ me, token, name }: { me: Me; token: string; name: string }) {
  const t = useText();
  const [, go] = useLocation();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [refusal, setRefusal] = useState<BilingualText>();
  const join = () =>
    run(async () => {
      const { joinOrganisation } = await send(joinOrganisationMutation, { token }, { repeatable: true });
      setRefusal(joinOrganisation.refusals[0]?.text);
      if (!joinOrganisation.done) return;
      dropLinkToken("join");
      showToast({ text: t(text.joined, { name }) });
      go("/account");
    });
  return (
    <>
      <FailureBanner failure={failure} />
      {refusal && (
        <Banner tone="blocked" live>
          {t(refusal)}
        </Banner>
      )}
      <p>{t(text.as, { email: me.email })}</p>
      <ButtonRow>
        <Button look="primary" busy={busy} onClick={() => void join()}>
          {t(text.join)}
        </Button>
      </ButtonRow>
    </>
  );
}
