import { useState } from "react";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useText, type BilingualText } from "../../../ui/language.tsx";
import { authPost } from "../authClient.ts";
import { signOnText as text } from "../signOn/signOn.text.ts";

/** That a school or an agency opens this account, and the way to end it. */
export function Connected({ organisationId, onDone }: { organisationId: string; onDone: () => void }) {
  const t = useText();
  const { busy, failure, run } = useAction();
  const [refusal, setRefusal] = useState<BilingualText>();
  const showToast = useToast();
  const end = () =>
    run(async () => {
      const answer = await authPost("/sign-on/disconnect", { organisationId });
      setRefusal(answer.ok ? undefined : answer.text);
      if (!answer.ok) return;
      showToast({ text: t(text.disconnected) });
      onDone();
    });
  return (
    <>
      <p>
        {t(text.connected)} {t(text.disconnectMeans)}
      </p>
      <FailureBanner failure={failure} />
      <div role="status">{refusal && <Banner tone="attention">{t(refusal)}</Banner>}</div>
      <Button busy={busy} onClick={() => void end()}>
        {t(text.disconnect)}
      </Button>
    </>
  );
}
