import { LinkButton } from "../ui/controls/LinkButton.tsx";
import { useText } from "../ui/language.tsx";
import { Page } from "./Page.tsx";
import { text } from "./text.ts";

/** For an address that leads nowhere, and for what this person may not see: both look the same on purpose. */
export function NotFoundPage() {
  const t = useText();
  return (
    <Page title={t(text.notFoundTitle)}>
      <p>{t(text.notFound)}</p>
      <LinkButton href="/" look="primary">
        {t(text.goHome)}
      </LinkButton>
    </Page>
  );
}
