import { caseArchiveAddress } from "../../../case/loading/addresses.ts";
import { takeOutText } from "../../../case/takeOut/takeOut.text.ts";
import { isLegalTeam, useMe } from "../../../shell/session.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useText } from "../../../ui/language.tsx";

/** The way to the open archive of one case, for those who may take it out. */
export function TakeOutCase({ applicationId, own }: { applicationId: string; own: boolean }) {
  const t = useText();
  const { role } = useMe();
  if (!own && !isLegalTeam(role)) return null;
  return (
    <p>
      {/* It may ask first who sits there: then a page answers, which has to be seen. */}
      <a className="button button--secondary" href={caseArchiveAddress(applicationId)}>
        <Icon name="download" />
        {t(own ? takeOutText.title : takeOutText.ofCase)}
      </a>
    </p>
  );
}
