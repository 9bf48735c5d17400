import { useQuery } from "../../../api/useQuery.ts";
import { applicationName } from "../../../case/applicationNames.ts";
import { caseArchiveAddress } from "../../../case/loading/addresses.ts";
import { takeOutText as text } from "../../../case/takeOut/takeOut.text.ts";
import { Page } from "../../../shell/Page.tsx";
import { isStaff, useMe } from "../../../shell/session.tsx";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useLanguage, useText } from "../../../ui/language.tsx";
import { ownApplicationsQuery } from "./operations.ts";
import { useTakeOut, type TakingOut } from "./useTakeOut.ts";

/** Everything of a person, or every case of a member of the firm, out of Boreal. */
export function TakeOutPage() {
  const t = useText();
  const { role } = useMe();
  return (
    <Page title={t(text.title)} lead={t(isStaff(role) ? text.leadTeam : text.lead)} backHref="/account">
      <p>{t(text.notLocked)}</p>
      <p>{t(text.asksFirst)}</p>
      {isStaff(role) ? <TakeOutAll label={t(text.allTeam)} /> : <OwnApplications />}
    </Page>
  );
}

function OwnApplications() {
  const { t, dayOf } = useLanguage();
  const { data } = useQuery(ownApplicationsQuery, {});
  if (!data) return null;
  const { applications } = data;
  if (applications.length === 0) return <p>{t(text.none)}</p>;
  return (
    <>
      <ul>
        {applications.map(({ id, type, createdAt }) => (
          <li key={id}>
            {/* It may ask first who sits there: then a page answers, which has to be seen. */}
            <a href={caseArchiveAddress(id)}>
              <Icon name="download" /> {t(text.oneOf, { name: t(applicationName(type)), day: dayOf(createdAt) })}
            </a>
          </li>
        ))}
      </ul>
      {applications.length > 1 && <TakeOutAll label={t(text.all)} />}
    </>
  );
}

function TakeOutAll({ label }: { label: string }) {
  const { takingOut, begin } = useTakeOut();
  const isBusy = takingOut !== undefined && !takingOut.isOver;
  return (
    <>
      <ButtonRow>
        <Button look="primary" busy={isBusy} onClick={begin}>
          {label}
        </Button>
      </ButtonRow>
      <div role="status">{takingOut && <HowFar {...takingOut} />}</div>
    </>
  );
}

function HowFar({ done, of, isOver }: TakingOut) {
  const t = useText();
  if (isOver && done < of) return <Banner tone="attention">{t(text.cutShort)}</Banner>;
  if (isOver) return <p>{t(text.over, { of })}</p>;
  return (
    <ProgressBar
      label={t(text.under)}
      ratio={of === 0 ? undefined : done / of}
      value={of === 0 ? undefined : t(text.done, { done, of })}
    />
  );
}
