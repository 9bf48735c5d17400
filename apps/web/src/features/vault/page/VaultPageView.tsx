import { letters } from "@boreal/domain/letters/letters";
import type { VaultPage } from "@boreal/domain/vault/page";
import { pageOf } from "@boreal/domain/vault/pages";
import { pageName } from "@boreal/domain/vault/pageName";
import { Link, useSearchParams } from "wouter";
import { documentsPath, familyPath, vaultPagePath } from "../../../case/loading/addresses.ts";
import { ApplicationGate } from "../../../case/loading/ApplicationGate.tsx";
import { categoryWords, pageIcons } from "../../../case/pageFurniture.ts";
import { tagWords } from "../../../case/tagWords.ts";
import { text as caseText } from "../../../case/text.ts";
import { usePersonName } from "../../../case/usePersonName.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { DocumentsWanted } from "../../../case/review/DocumentsWanted.tsx";
import { useApplication, type ApplicationState } from "../../../case/loading/useApplication.ts";
import { WithApplication } from "../../../case/loading/WithApplication.tsx";
import { lazyPart } from "../../../shell/lazyPart.tsx";
import { Page } from "../../../shell/Page.tsx";
import { isStaff, useMe } from "../../../shell/session.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useText, type BilingualText } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { DownloadAll } from "../index/DownloadAll.tsx";
import { NeighbourLinks } from "./NeighbourLinks.tsx";
import { SlotCard } from "./SlotCard.tsx";
import { text } from "../text.ts";
import "../vault.css";

const ConfirmStatement = lazyPart(async () => (await import("../statement/ConfirmStatement.tsx")).ConfirmStatement);
const ReopenedHere = lazyPart(async () => (await import("../../../case/reopened/ReopenedHere.tsx")).ReopenedHere);

/** One page of the vault, drawn from its definition. */
export function VaultPageView({ slug, applicationId }: { slug: string; applicationId: string | undefined }) {
  const t = useText();
  const page = pageOf(slug);
  if (!page) return <Page title={t(text.noSuchPage)}>{null}</Page>;
  return (
    <WithApplication applicationId={applicationId} path={(id) => vaultPagePath(id, page.slug)}>
      {(id) => <LoadedApplication page={page} applicationId={id} />}
    </WithApplication>
  );
}

function LoadedApplication({ page, applicationId }: { page: VaultPage; applicationId: string }) {
  const state = useApplication(applicationId);
  return (
    <ApplicationGate value={state.application} failure={state.failure} onRetry={state.reload}>
      {(application) =>
        page.person === "child" ? (
          <OfChild page={page} application={application} state={state} />
        ) : (
          <Slots page={page} application={application} state={state} childNumber={null} />
        )
      }
    </ApplicationGate>
  );
}

/** For the legal team: the pages of the letters that are filed here. */
function LettersOfPage({ page, application }: Pick<LoadedProps, "page" | "application">) {
  const t = useText();
  return letters
    .filter(
      ({ sendToDocVault, appliesTo }) =>
        sendToDocVault === page.slug && appliesTo.some((type) => type === application.type),
    )
    .map((letter) => (
      <p key={letter.id}>
        <Link href={letter.lawyerHref(application.owner.id, application.id)}>
          {t(text.toLetter, { name: t(letter.name) })}
        </Link>
      </p>
    ));
}

type LoadedProps = { page: VaultPage; application: TheApplication; state: ApplicationState };

/** A page that exists once per child: the child of the address, the only one, or a choice. */
function OfChild({ page, application, state }: LoadedProps) {
  const t = useText();
  const [search] = useSearchParams();
  const numbers = [
    ...new Set(
      application.plan.vault
        .filter((slot) => slot.page === page.slug)
        .flatMap((slot) => (typeof slot.childNumber === "number" ? [slot.childNumber] : [])),
    ),
  ];
  const asked = Number(search.get("child") ?? Number.NaN);
  const chosen = numbers.includes(asked) ? asked : numbers.length === 1 ? numbers[0] : undefined;
  if (chosen !== undefined) return <Slots page={page} application={application} state={state} childNumber={chosen} />;
  return (
    <Page title={t(text.chooseChild)} backHref={documentsPath(application.id)} backLabel={t(text.toDocuments)}>
      {numbers.length === 0 ? (
        <>
          <p>{t(text.noChildYet)}</p>
          <LinkButton href={familyPath(application.id)}>{t(text.toFamily)}</LinkButton>
        </>
      ) : (
        <ul>
          {numbers.map((n) => (
            <li key={n}>
              <Link href={vaultPagePath(application.id, page.slug, n)}>{t(caseText.child, { n })}</Link>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

const phases: Readonly<Record<string, BilingualText | undefined>> = {
  afterSubmission: text.phaseAfterSubmission,
  afterDecision: text.phaseAfterDecision,
  ita: text.phaseIta,
  court: text.phaseCourt,
};

/** Whose page it is, and of what kind. */
function PageFacts({
  page,
  childNumber,
  own,
  application,
}: Pick<LoadedProps, "page" | "application"> & { childNumber: number | null; own: boolean }) {
  const t = useText();
  const who = usePersonName(own, application.caseFile)(page.person, childNumber);
  const phase = phases[page.phase];
  return (
    <p className="vault__facts">
      {who} · {t(categoryWords[page.category])}
      {phase && <> · {t(phase)}</>}
      {page.tags.map((tag) => (
        <span key={tag}> · {t(tagWords[tag])}</span>
      ))}
    </p>
  );
}

/** What to know of the page, in the words to whoever prepares the case; who works on it reads of each person by name. */
function Info({ info, application }: Pick<LoadedProps, "application"> & { info: NonNullable<VaultPage["info"]> }) {
  const t = useText();
  const own = !isStaff(useMe().role);
  return <Banner tone="quiet">{t(own ? readerOf(application.caseFile).addressed(info) : info)}</Banner>;
}

function Slots({ page, application, state, childNumber }: LoadedProps & { childNumber: number | null }) {
  const t = useText();
  const { role } = useMe();
  const planned = application.plan.vault.filter(
    (slot) => slot.page === page.slug && (slot.childNumber ?? null) === childNumber,
  );
  const name = t(pageName(page, childNumber, readerOf(application.caseFile)));
  const heading = (
    <>
      <Icon name={pageIcons[page.icon]} className="vault__icon" /> {name}
    </>
  );
  return (
    <Page
      title={name}
      heading={heading}
      width="wide"
      backHref={documentsPath(application.id)}
      backLabel={t(text.toDocuments)}
    >
      <PageFacts application={application} page={page} childNumber={childNumber} own={!isStaff(role)} />
      {page.header && <p>{t(page.header)}</p>}
      {application.openPartCount > 0 && (
        <ReopenedHere applicationId={application.id} place={{ page: page.slug, childNumber }} />
      )}
      <DocumentsWanted application={application} page={page.slug} childNumber={childNumber} />
      {page.info && <Info info={page.info} application={application} />}
      {page.externalLink && (
        <p>
          <a href={t(page.externalLink.address)} rel="noreferrer external">
            {t(page.externalLink.text)}
          </a>
        </p>
      )}
      {isStaff(role) && <LettersOfPage page={page} application={application} />}
      <DownloadAll application={application} of={{ page: page.slug, childNumber }} />
      {planned.length === 0 && <p>{t(application.plan.isCut ? caseText.planIsCut : text.notAsked)}</p>}
      {planned.map((each) => {
        const slot = page.slots.find(({ id }) => id === each.slot);
        if (!slot) return null;
        return (
          <SlotCard
            key={each.slot}
            application={application}
            page={page}
            slot={slot}
            planned={each}
            readingProgress={state.readingProgress}
            onChanged={state.reload}
          />
        );
      })}
      {page.slug === "study-plan" && !isStaff(role) && (
        <ConfirmStatement application={application} onChanged={state.reload} />
      )}
      {page.footer && <p className="vault__facts">{t(page.footer)}</p>}
      <NeighbourLinks application={application} page={page.slug} childNumber={childNumber} />
    </Page>
  );
}
