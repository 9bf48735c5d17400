import { useState } from "react";
import { Link, Redirect, useSearch } from "wouter";
import { Page } from "../../../shell/Page.tsx";
import { useSession } from "../../../shell/session.tsx";
import { useText } from "../../../ui/language.tsx";
import { CheckMail } from "./CheckMail.tsx";
import { nextPage } from "./nextPage.ts";
import { RegisterForm, type LinkTokens } from "./RegisterForm.tsx";
import { text } from "../text.ts";
import { useLinkToken } from "./useLinkToken.ts";

/** Opens an account; the mail that confirms the address follows. */
export function RegisterPage() {
  const t = useText();
  const search = useSearch();
  const { me } = useSession();
  const next = nextPage(search);
  const linkTokens = useLinkTokens(next);
  const [sentTo, setSentTo] = useState<string>();
  const signInPath = search === "" ? "/sign-in" : `/sign-in?${search}`;
  if (me) return <Redirect to={next} replace />;
  if (sentTo !== undefined) return <CheckMail email={sentTo} />;
  return (
    <Page title={t(text.registerTitle)} lead={t(text.registerLead)}>
      <RegisterForm linkTokens={linkTokens} onSent={setSentTo} />
      <p>
        {t(text.haveAccount)} <Link href={signInPath}>{t(text.signInLink)}</Link>
      </p>
    </Page>
  );
}

/** Only the link that led here: an old one of this tab must not stand in the way. */
function useLinkTokens(next: string): LinkTokens {
  const invitationToken = useLinkToken("invitation");
  const setupToken = useLinkToken("setUp");
  const joinToken = useLinkToken("join");
  return {
    ...(next === "/invitation" && invitationToken !== undefined && { invitationToken }),
    ...(next === "/set-up" && setupToken !== undefined && { setupToken }),
    ...(next === "/join" && joinToken !== undefined && { joinToken }),
  };
}
