import { useState } from "react";
import { useAction } from "../../../api/useAction.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import type { BilingualText } from "../../../ui/language.tsx";
import { useText } from "../../../ui/language.tsx";
import { canUsePasskeys, signInWithPasskey } from "../security/passkeys.ts";
import { text } from "../text.ts";

/** Offers a passkey where the browser knows them. */
export function PasskeySignIn({ onDone }: { onDone: () => void }) {
  const t = useText();
  const { busy, failure, run } = useAction();
  const [refusal, setRefusal] = useState<BilingualText>();
  if (!canUsePasskeys()) return null;
  const signIn = () =>
    run(async () => {
      setRefusal(undefined);
      const refused = await signInWithPasskey();
      if (refused) setRefusal(refused);
      else onDone();
    });
  return (
    <>
      <p>
        <Button icon="key" busy={busy} onClick={() => void signIn()}>
          {t(text.passkeySignIn)}
        </Button>
      </p>
      <FailureBanner failure={failure} />
      <div role="status">{refusal && <Banner tone="attention">{t(refusal)}</Banner>}</div>
    </>
  );
}
