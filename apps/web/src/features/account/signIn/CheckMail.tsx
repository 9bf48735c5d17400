import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useAction } from "../../../api/useAction.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useText } from "../../../ui/language.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { authPost } from "../authClient.ts";
import { text } from "../text.ts";

/** Says where the mail went, and sends it again. */
export function CheckMail({ email }: { email: string }) {
  const t = useText();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const sendAgain = () =>
    run(async () => {
      const answer = await authPost("/send-verification-email", { email });
      showToast(answer.ok ? { text: t(text.sentAgain) } : { text: t(answer.text), tone: "fault" });
    });
  return (
    <Page view="mail" title={t(text.checkMailTitle)} lead={t(text.checkMail, { email })}>
      <p>{t(text.checkMailNext)}</p>
      <Details summary={t(text.checkMailMissing)}>
        <p>{t(text.checkMailSpam)}</p>
        <FailureBanner failure={failure} />
        <Button icon="mail" busy={busy} onClick={() => void sendAgain()}>
          {t(text.sendAgain)}
        </Button>
      </Details>
    </Page>
  );
}
