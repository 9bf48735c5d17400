import { letterPath, planPath, vaultPagePath } from "../../../case/loading/addresses.ts";
import { ApplicationGate } from "../../../case/loading/ApplicationGate.tsx";
import { applicationName } from "../../../case/applicationNames.ts";
import { levelWord } from "../../../case/text.ts";
import { filesOf, currentFiles } from "../../../case/slotFiles.ts";
import { WhyPanel } from "../../../case/reasons/WhyPanel.tsx";
import { WithApplication } from "../../../case/loading/WithApplication.tsx";
import { NotFoundPage } from "../../../shell/NotFoundPage.tsx";
import { Page } from "../../../shell/Page.tsx";
import { isStaff, useMe } from "../../../shell/session.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { LinkButton } from "../../../ui/controls/LinkButton.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { LetterInvitation } from "./LetterInvitation.tsx";
import { WriteLetter } from "./WriteLetter.tsx";
import { text } from "./letters.text.ts";
import { useLetterPage, type LetterApplication, type LetterPageView } from "./useLetterPage.ts";

/** Of the applicant’s address `/letters/{slug}`, or of the lawyer’s, which names student and application too. */
type PagesProps = { slug: string; applicationId: string | undefined; studentId?: string };

/** The page of one letter: whether it is called for, and where the finished one goes. */
export function LetterPages({ slug, applicationId, studentId }: PagesProps) {
  const { role } = useMe();
  if (studentId !== undefined && !isStaff(role)) return <NotFoundPage />;
  return (
    <WithApplication applicationId={applicationId} path={(id) => letterPath(id, `/letters/${slug}`)}>
      {(id) => <LoadedApplication slug={slug} applicationId={id} studentId={studentId} />}
    </WithApplication>
  );
}

function NoSuchLetter({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  return (
    <Page title={t(text.noSuchLetter)}>
      <p>{t(text.noSuchLetterMore)}</p>
      <LinkButton href={planPath(applicationId)}>{t(text.toPlan)}</LinkButton>
    </Page>
  );
}

type LoadedProps = { slug: string; applicationId: string; studentId: string | undefined };

function LoadedApplication({ slug, applicationId, studentId }: LoadedProps) {
  const { application, failure, reload } = useLetterPage(applicationId, slug, studentId !== undefined);
  return (
    <ApplicationGate value={application} failure={failure} onRetry={reload}>
      {(known) => {
        if (studentId !== undefined && known.owner.id !== studentId) return <NotFoundPage />;
        if (!known.letterPage) return <NoSuchLetter applicationId={applicationId} />;
        return <LetterPage letter={known.letterPage} application={known} />;
      }}
    </ApplicationGate>
  );
}

type PageProps = { letter: LetterPageView; application: LetterApplication };

function LetterPage({ letter, application }: PageProps) {
  const { t } = useLanguage();
  const name = t(letter.name);
  const { requirement, why } = letter;
  // Nothing calls for a statement that is pending, and it is still written: its text says by whom (document 3 section 4.4).
  const isPending = letter.letter === "studyPlan" && requirement === "NotApplicable";
  const level = levelWord(requirement ?? "NotApplicable");
  return (
    <Page
      title={name}
      lead={t(text.kind, { name: t(applicationName(application.type)) })}
      backHref={planPath(application.id)}
      backLabel={t(text.toPlan)}
    >
      {letter.isOfType ? (
        <>
          {/* Whoever may not read the answers has no case to decide on. */}
          {requirement !== null && !isPending && (
            <p>
              <StatusTag tone={level.tone}>{t(level.word)}</StatusTag>
            </p>
          )}
          {why && (
            <WhyPanel
              why={why}
              applicationId={application.id}
              type={application.type}
              subject={name}
              mayTry={application.abilities.includes("answer")}
            />
          )}
          {requirement !== null && (
            <WriteLetter letter={letter} applicationId={application.id} isSettled={requirement === "Complete"} />
          )}
          <LetterInvitation writer={letter.writer} application={application} />
          <Place {...{ letter, application }} />
        </>
      ) : (
        <p>{t(text.notOfType)}</p>
      )}
    </Page>
  );
}

/** Where the finished letter lies in the vault, with what is there. */
function Place({ letter: { place }, application }: PageProps) {
  const { t } = useLanguage();
  const slots = application.plan.vault.filter((slot) => slot.page === place?.slug);
  const [first] = slots;
  const files = slots.flatMap((slot) => currentFiles(filesOf(slot, application.documents))).length;
  return (
    <section aria-labelledby="letter-place">
      <h2 id="letter-place">{t(text.whereItGoes)}</h2>
      {place && first ? (
        <>
          <p>
            {t(text.place, { name: t(place.name) })}{" "}
            {t(files === 0 ? text.nothingThere : text.filesThere, { count: files })}
          </p>
          <LinkButton href={vaultPagePath(application.id, place.slug)} look="primary" icon="folder">
            {t(first.permissions.includes("Upload") ? text.toAdd : text.toSee)}
          </LinkButton>
        </>
      ) : (
        <p>{t(text.noPlace)}</p>
      )}
    </section>
  );
}
