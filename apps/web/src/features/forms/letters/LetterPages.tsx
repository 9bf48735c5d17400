import type { Letter } from "@boreal/domain/letters/letter";
import { letterAt, letterAtLawyer, lettersOf } from "@boreal/domain/letters/letters";
import { whyOf } from "@boreal/domain/kernel/why";
import { pageOf } from "@boreal/domain/vault/pages";
import { pageName } from "@boreal/domain/vault/pageName";
import type { LetterId } from "@boreal/domain/caseFile/letterValues";
import { useMemo } from "react";
import { letterPath, planPath, vaultPagePath } from "../../../case/loading/addresses.ts";
import { ApplicationGate } from "../../../case/loading/ApplicationGate.tsx";
import { applicationName } from "../../../case/applicationNames.ts";
import { levelWord } from "../../../case/text.ts";
import { readerOf } from "../../../case/loading/readerOf.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { useApplication } from "../../../case/loading/useApplication.ts";
import { filesOf, standingFiles } from "../../../case/vaultOverview.ts";
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

/** Of the applicant’s address `/letters/{slug}`, or of the lawyer’s, which names student and application too. */
type PagesProps = { slug: string; applicationId: string | undefined; studentId?: string };

/** The page of one letter: whether it is called for, and where the finished one goes. */
export function LetterPages({ slug, applicationId, studentId }: PagesProps) {
  const { role } = useMe();
  const letter = studentId === undefined ? letterAt(slug) : letterAtLawyer(slug);
  if (studentId !== undefined && !isStaff(role)) return <NotFoundPage />;
  if (!letter) return <NoSuchLetter applicationId={applicationId} />;
  return (
    <WithApplication applicationId={applicationId} path={(id) => letterPath(id, letter.href)}>
      {(id) => <KnownApplication letter={letter} applicationId={id} studentId={studentId} />}
    </WithApplication>
  );
}

function NoSuchLetter({ applicationId }: { applicationId: string | undefined }) {
  const { t } = useLanguage();
  return (
    <Page title={t(text.noSuchLetter)}>
      <p>{t(text.noSuchLetterMore)}</p>
      <LinkButton href={applicationId === undefined ? "/" : planPath(applicationId)}>{t(text.toPlan)}</LinkButton>
    </Page>
  );
}

function KnownApplication({
  letter,
  applicationId,
  studentId,
}: {
  letter: Letter<LetterId>;
  applicationId: string;
  studentId: string | undefined;
}) {
  const { application, failure, reload } = useApplication(applicationId);
  return (
    <ApplicationGate value={application} failure={failure} onRetry={reload}>
      {(known) =>
        studentId === undefined || known.owner.id === studentId ? (
          <LetterPage letter={letter} application={known} />
        ) : (
          <NotFoundPage />
        )
      }
    </ApplicationGate>
  );
}

function LetterPage({ letter, application }: { letter: Letter<LetterId>; application: TheApplication }) {
  const { t } = useLanguage();
  const decided = useMemo(
    () => lettersOf(readerOf(application.caseFile)).find((one) => one.letter === letter),
    [application.caseFile, letter],
  );
  const name = t(letter.name);
  // Whoever may not read the answers has no case to decide on.
  const knows = application.abilities.includes("readAnswers");
  // Nothing calls for a statement that is pending, and it is still written: its text says by whom (document 3 section 4.4).
  const isPending = letter.id === "studyPlan" && decided?.requirement.value === "NotApplicable";
  const level = levelWord(decided?.requirement.value ?? "NotApplicable");
  return (
    <Page
      title={name}
      lead={t(text.kind, { name: t(applicationName(application.type)) })}
      backHref={planPath(application.id)}
      backLabel={t(text.toPlan)}
    >
      {decided ? (
        <>
          {knows && !isPending && (
            <p>
              <StatusTag tone={level.tone}>{t(level.word)}</StatusTag>
            </p>
          )}
          {knows && (
            <WhyPanel
              why={whyOf(decided.requirement)}
              applicationId={application.id}
              type={application.type}
              subject={name}
              mayTry={application.abilities.includes("answer")}
            />
          )}
          {knows && (
            <WriteLetter
              letter={letter}
              applicationId={application.id}
              isSettled={decided.requirement.value === "Complete"}
            />
          )}
          {decided.requirement.value !== "NotApplicable" && (
            <LetterInvitation letter={letter.id} application={application} />
          )}
          <Place letter={letter} application={application} />
        </>
      ) : (
        <p>{t(text.notOfType)}</p>
      )}
    </Page>
  );
}

/** Where the finished letter lies in the vault, with what is there. */
function Place({ letter, application }: { letter: Letter<LetterId>; application: TheApplication }) {
  const { t } = useLanguage();
  const page = pageOf(letter.sendToDocVault);
  const slots = application.plan.vault.filter((slot) => slot.page === letter.sendToDocVault);
  const [first] = slots;
  const files = slots.flatMap((slot) => standingFiles(filesOf(slot, application.documents))).length;
  return (
    <section aria-labelledby="letter-place">
      <h2 id="letter-place">{t(text.whereItGoes)}</h2>
      {page && first ? (
        <>
          <p>
            {t(text.place, { name: t(pageName(page, null, readerOf(application.caseFile))) })}{" "}
            {t(files === 0 ? text.nothingThere : text.filesThere, { count: files })}
          </p>
          <LinkButton href={vaultPagePath(application.id, page.slug)} look="primary" icon="folder">
            {t(first.permissions.includes("Upload") ? text.toAdd : text.toSee)}
          </LinkButton>
        </>
      ) : (
        <p>{t(text.noPlace)}</p>
      )}
    </section>
  );
}
