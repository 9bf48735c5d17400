import { useEffect } from "react";
import { useLocation } from "wouter";
import { useQuery } from "../../../api/useQuery.ts";
import { applicationName } from "../../../case/applicationNames.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { keepIntake } from "../../../shell/keptIntake.ts";
import { Page } from "../../../shell/Page.tsx";
import { useSession } from "../../../shell/session.tsx";
import { startPath } from "../../../shell/startPath.ts";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useText } from "../../../ui/language.tsx";
import { useLinkToken } from "../signIn/useLinkToken.ts";
import { WaysIn } from "../signIn/WaysIn.tsx";
import { beginText as text } from "./intake.text.ts";
import { openIntakeLinkQuery } from "./operations.ts";

/** Where a link of the firm leads: what it begins, then an account, then the first question. */
export function BeginPage() {
  const t = useText();
  const token = useLinkToken("begin");
  const { me } = useSession();
  const { data, failure, reload } = useQuery(openIntakeLinkQuery, token === undefined ? undefined : { token });
  const link = data?.intakeLink;
  const isOpen = link !== undefined && link !== null;
  useEffect(() => {
    // The mail that confirms the address may be opened in another tab of this browser.
    if (token !== undefined && isOpen && me === null) keepIntake(token);
  }, [token, isOpen, me]);
  if (token === undefined) {
    return (
      <Page title={t(text.title)} backHref="/">
        <p>{t(text.missing)}</p>
      </Page>
    );
  }
  return (
    <Page title={t(text.title)}>
      <FailureBanner failure={failure} onRetry={reload} />
      {((!data && !failure) || me === undefined) && <Spinner />}
      {link === null && <Banner tone="attention">{t(text.over)}</Banner>}
      {link && (
        <>
          <p>
            <strong>{t(text.beginsType, { type: t(applicationName(link.type)) })}</strong>
          </p>
          {link.words.split("\n").map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
          <p>{t(text.means)}</p>
          {me && <Begin email={me.email} token={token} />}
        </>
      )}
      {data && me === null && <WaysIn next={link ? "/begin" : "/"} />}
    </Page>
  );
}

function Begin({ email, token }: { email: string; token: string }) {
  const t = useText();
  const [, go] = useLocation();
  const begin = () => {
    keepIntake(token);
    go(startPath);
  };
  return (
    <>
      <p>{t(text.as, { email })}</p>
      <ButtonRow>
        <Button look="primary" onClick={begin}>
          {t(text.begin)}
        </Button>
      </ButtonRow>
    </>
  );
}
