import { Button } from "../ui/controls/Button.tsx";
import { useText } from "../ui/language.tsx";
import { Page } from "./Page.tsx";
import { text } from "./text.ts";

/** Shown in place of a page that stopped working. */
export function ErrorPage({ reference }: { reference: string }) {
  const t = useText();
  return (
    <Page title={t(text.faultTitle)}>
      <p>
        {t(text.fault)} <code>{reference}</code>
      </p>
      <Button look="primary" onClick={() => location.reload()}>
        {t(text.loadAgain)}
      </Button>
    </Page>
  );
}
