import { Page } from "../../../shell/Page.tsx";
import { useMe } from "../../../shell/session.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useText } from "../../../ui/language.tsx";
import { IdentitySection } from "./IdentitySection.tsx";
import { PasskeySection } from "./PasskeySection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { SecondFactorSection } from "./SecondFactorSection.tsx";
import { SessionsSection } from "./SessionsSection.tsx";
import { text } from "./settings.text.ts";

/** Everything about signing in. Staff begin here: without a second step nothing else opens. */
export function SecurityPage() {
  const t = useText();
  const me = useMe();
  return (
    <Page title={t(text.securityTitle)} backHref={me.mustSetSecondFactor ? undefined : "/account"}>
      {me.mustSetSecondFactor && (
        <Banner tone="attention" icon="shield" title={t(text.mustSet)}>
          <p>{t(text.mustSetMore)}</p>
        </Banner>
      )}
      <SecondFactorSection />
      <PasskeySection />
      <PasswordSection />
      <IdentitySection />
      <SessionsSection />
    </Page>
  );
}
