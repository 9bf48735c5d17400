import type { ResultOf } from "../../api/graphql.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { useQuery } from "../../api/useQuery.ts";
import { applicationName } from "../../case/applicationNames.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { NotFoundPage } from "../../shell/NotFoundPage.tsx";
import { Page } from "../../shell/Page.tsx";
import { useMe } from "../../shell/session.tsx";
import { capital } from "../../ui/capital.ts";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { AskFirst } from "../../ui/layout/AskFirst.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { intakeText as text } from "./intake.text.ts";
import { MakeIntakeLink } from "./MakeIntakeLink.tsx";
import { endIntakeLinkMutation, intakeLinksQuery } from "./operations.ts";

const noVariables = {};

type Link = ResultOf<typeof intakeLinksQuery>["intakeLinks"][number];

/** Links of the firm by which people begin a case with it, each with how many began. */
export function IntakeLinksPage() {
  const { t } = useLanguage();
  const { abilities } = useMe();
  const mayMake = abilities.includes("makeIntakeLinks");
  const { data, failure, reload } = useQuery(intakeLinksQuery, mayMake ? noVariables : undefined);
  if (!mayMake) return <NotFoundPage />;
  const links = data?.intakeLinks;
  return (
    <Page title={t(text.title)} lead={t(text.lead)} backHref="/">
      <FailureBanner failure={failure} onRetry={reload} />
      <Details summary={t(text.make)} open={links?.length === 0}>
        <MakeIntakeLink onMade={reload} />
      </Details>
      <h2>{t(text.links)}</h2>
      {links?.length === 0 && <p>{t(text.none)}</p>}
      {links?.map((link) => (
        <LinkView key={link.id} link={link} onEnded={reload} />
      ))}
    </Page>
  );
}

function LinkView({ link, onEnded }: { link: Link; onEnded: () => void }) {
  const { t, date, dayOf } = useLanguage();
  const { uses, mostUses, path, lastDay, byName, madeAt, words } = link;
  const counted = mostUses === null ? t(text.uses, { count: uses }) : t(text.usesOf, { count: uses, most: mostUses });
  const state = path === null ? t(text.ended) : t(text.openUntil, { date: date(lastDay) });
  return (
    <section aria-labelledby={`link-${link.id}`}>
      <h3 id={`link-${link.id}`}>{capital(t(applicationName(link.type)))}</h3>
      <p>
        {link.language === "fr" ? "Français" : "English"}, {counted}, {state}
      </p>
      <p>{t(text.by, { name: byName ?? "", date: dayOf(madeAt) })}</p>
      {words !== "" && (
        <p className="desk-note__body" dir="auto">
          {words}
        </p>
      )}
      {path !== null && <Address id={link.id} address={`${location.origin}${path}`} />}
      {link.mayEnd && path !== null && <EndLink linkId={link.id} onEnded={onEnded} />}
    </section>
  );
}

function Address({ id, address }: { id: string; address: string }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const fieldId = `address-${id}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showToast({ text: t(text.copied) });
  };
  return (
    <div className="field">
      <label className="field__label" htmlFor={fieldId}>
        {t(text.address)}
      </label>
      <input id={fieldId} className="control" readOnly value={address} onFocus={(event) => event.target.select()} />
      {/* Without the right to write to the clipboard the address is still there to be copied by hand. */}
      <ButtonRow>
        <Button icon="copy" onClick={() => void copy().catch(() => document.getElementById(fieldId)?.focus())}>
          {t(text.copy)}
        </Button>
      </ButtonRow>
    </div>
  );
}

function EndLink({ linkId, onEnded }: { linkId: string; onEnded: () => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const end = () =>
    run(async () => {
      const { endIntakeLink } = await send(endIntakeLinkMutation, { linkId }, { repeatable: true });
      const [refused] = endIntakeLink.refusals;
      showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.closed) });
      onEnded();
    });
  return (
    <>
      <FailureBanner failure={failure} />
      <AskFirst
        look="quiet"
        title={t(text.end)}
        lead={t(text.endAsk)}
        confirm={t(text.end)}
        keep={t(text.keep)}
        busy={busy}
        onConfirm={() => void end()}
      >
        {t(text.end)}
      </AskFirst>
    </>
  );
}
