import { answersPath, answersSheetPath, documentsPath, formsPath } from "../../case/loading/addresses.ts";
import { AnswerList } from "../../case/answers/AnswerList.tsx";
import { answerLists } from "../../case/answers/answerLines.ts";
import { applicationName } from "../../case/applicationNames.ts";
import { ApplicationGate } from "../../case/loading/ApplicationGate.tsx";
import { DeadlineList } from "../../case/DeadlineList.tsx";
import { planWords } from "../../case/reasons/planWords.ts";
import { personName, text as caseText } from "../../case/text.ts";
import { caseFileOf, type TheApplication } from "../../case/loading/theCase.ts";
import { useApplication } from "../../case/loading/useApplication.ts";
import { vaultOverview } from "../../case/vaultOverview.ts";
import { WarningList } from "../../case/reasons/WarningList.tsx";
import { visaTypeWord } from "../../case/visaTypeWords.ts";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Page } from "../../shell/Page.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { DeskDocuments, DeskLines } from "./DeskDocuments.tsx";
import { text } from "./text.ts";
import "../../case/plan.css";
import "./desk.css";

/** A case as those who work on it see it: the applicant's own plan with every reason opened. */
export function CaseDeskPage({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  // As the page of the plan asks for it, which has the same address: it is asked ahead.
  const { application, failure, reload } = useApplication(applicationId, "whole");
  return (
    <ApplicationGate value={application} failure={failure} onRetry={reload}>
      {(known) => (
        <div className="density-desk desk">
          <Page title={titleOf(known, t)} width="full" backHref="/">
            {known.plan.isCut && <Banner tone="quiet">{t(caseText.planIsCut)}</Banner>}
            <Facts application={known} />
            <div className="desk__columns">
              <div>
                <Section id="desk-check" title={t(planWords.check)}>
                  <Check application={known} onChanged={reload} />
                </Section>
                <Section id="desk-documents" title={t(planWords.documents)}>
                  <DeskDocuments application={known} />
                  <p>
                    <Link href={documentsPath(known.id)}>{t(planWords.allDocuments)}</Link>
                  </p>
                  {known.abilities.includes("readForms") && (
                    <p>
                      <Link href={formsPath(known.id)}>{t(planWords.allForms)}</Link>
                    </p>
                  )}
                </Section>
              </div>
              <div>
                <Section id="desk-dates" title={t(planWords.deadlines)}>
                  <DeadlineList application={known} own={false} reasonsOpen />
                </Section>
                <Section id="desk-people" title={t(text.people)}>
                  <People application={known} />
                </Section>
                <Section id="desk-answers" title={t(text.answers)}>
                  {known.abilities.includes("readHistory") && (
                    <p>
                      <Link href={answersSheetPath(known.id)}>{t(caseText.answersSheet)}</Link>
                    </p>
                  )}
                  <DeskAnswers application={known} />
                </Section>
              </div>
            </div>
          </Page>
        </div>
      )}
    </ApplicationGate>
  );
}

type PartProps = { application: TheApplication };
type Say = ReturnType<typeof useLanguage>["t"];

function titleOf({ owner, type }: TheApplication, t: Say): string {
  const name = `${owner.firstName} ${owner.lastName}`.trim();
  return t(text.title, { name: name === "" ? t(text.someone) : name, kind: t(applicationName(type)) });
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="plan__section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const statusWords: Readonly<Record<string, (typeof text)["preparation" | "lawyerReview" | "irccProcessing"]>> = {
  Preparation: text.preparation,
  LawyerReview: text.lawyerReview,
  IrccProcessing: text.irccProcessing,
};

function Facts({ application }: PartProps) {
  const { t, date } = useLanguage();
  const { answered, total, skipped, ratio } = application.plan.progress;
  const status = statusWords[application.status];
  return (
    <div className="desk__facts">
      <p>
        {t(text.status, {
          status: status ? t(status) : application.status,
          date: date(application.statusUpdatedAt.slice(0, 10)),
        })}
      </p>
      <p>
        {application.staff.length === 0
          ? t(text.noTeam)
          : t(text.team, {
              names: application.staff.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", "),
            })}
      </p>
      <div className="desk__progress">
        <ProgressBar label={t(planWords.progress, { answered, asked: total - skipped })} ratio={ratio} />
      </div>
    </div>
  );
}

function Check({ application, onChanged }: PartProps & { onChanged: () => void }) {
  const { t } = useLanguage();
  const warnings = [...application.plan.assessmentWarnings, ...application.plan.warnings];
  const places = vaultOverview(application).flatMap(({ lines }) =>
    lines.filter(({ standing }) => standing === "needsAttention"),
  );
  if (warnings.length + places.length === 0) return <p>{t(planWords.nothingToCheck)}</p>;
  return (
    <>
      <DeskLines lines={places} application={application} />
      <WarningList warnings={warnings} application={application} reasonsOpen withPlaces onChanged={onChanged} />
    </>
  );
}

function People({ application }: PartProps) {
  const { t, date } = useLanguage();
  if (application.dependents.length === 0) return <p>{t(text.nobody)}</p>;
  return (
    <ul className="plan__list">
      {application.dependents.map((dependent) => {
        const name = personName(dependent.type === "Child" ? "child" : "spouse", dependent.childNumber, false);
        const visaType = visaTypeWord(dependent.visaType);
        const facts = [
          dependent.applicantFullName,
          dependent.birthday && t(text.born, { date: date(dependent.birthday) }),
          visaType && t(text.visa, { kind: t(visaType) }),
        ].filter(Boolean);
        return (
          <li key={dependent.id}>
            <strong>{t(name.text, name.values)}</strong> {facts.join(", ")}
          </li>
        );
      })}
    </ul>
  );
}

function DeskAnswers({ application }: PartProps) {
  const { t } = useLanguage();
  if (!application.abilities.includes("readAnswers")) return <p>{t(text.answersWithheld)}</p>;
  const caseFile = caseFileOf(application.caseFile);
  const { sections, unneeded } = answerLists(caseFile);
  const list = (lines: (typeof sections)[number]["lines"]) => (
    <AnswerList caseFile={caseFile} lines={lines} applicationId={application.id} mayAnswer={false} />
  );
  return (
    <>
      {sections.map(({ section, lines }) => (
        <div key={section.id}>
          <h3>{t(section.title)}</h3>
          {list(lines)}
        </div>
      ))}
      {unneeded.length > 0 && (
        <>
          <h3>{t(text.unneeded)}</h3>
          {list(unneeded.map(({ step, value }) => ({ step, value, pageId: step.id, state: "answered" as const })))}
        </>
      )}
      <p>
        <Link href={answersPath(application.id)}>{t(text.answers)}</Link>
      </p>
    </>
  );
}
