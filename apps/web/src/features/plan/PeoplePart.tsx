import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { otherVisitor } from "@boreal/domain/caseFile/whose/personToReader";
import { wholeFlow } from "@boreal/domain/questionnaire/flow";
import { Link } from "wouter";
import { sectionPages } from "../../case/invitation/sectionPages.ts";
import { SectionDone } from "../../case/invitation/invitationParts.ts";
import { SectionInvitations } from "../../case/invitation/SectionInvitation.tsx";
import { familyPath, logPath } from "../../case/loading/addresses.ts";
import { readerOfCaseFile } from "../../case/loading/readerOf.ts";
import type { TheApplication } from "../../case/loading/theCase.ts";
import { viewerText } from "../../case/viewers/viewers.text.ts";
import { WhoLooked } from "../../case/viewers/WhoLooked.tsx";
import { WhoSees } from "../../case/viewers/WhoSees.tsx";
import { PlanPart } from "../../case/parts/PlanPart.tsx";
import { personName } from "../../case/text.ts";
import { useLanguage } from "../../ui/language.tsx";
import { text } from "./text.ts";

/** The host of a visit, or the visitor, can be invited to answer. */
export const mayAsk = (section: "host" | "visitor", caseFile: CaseFile): boolean =>
  sectionPages(section, wholeFlow(caseFile.application.type), caseFile).length > 0;

/** The family, the invitations of the spouse and of a host, and who sees the case. */
export function PeoplePart({ application, caseFile }: { application: TheApplication; caseFile: CaseFile }) {
  const { t } = useLanguage();
  const flow = wholeFlow(caseFile.application.type);
  const hasSpouse = application.dependents.some(({ type }) => type === "Spouse");
  const family = application.dependents.map((dependent) => {
    const name = personName(dependent.type === "Child" ? "child" : "spouse", dependent.childNumber, true);
    const words = t(name.text, name.values);
    return {
      id: dependent.id,
      name: dependent.applicantFullName || words,
      words: dependent.applicantFullName ? t(text.member, { person: words, name: dependent.applicantFullName }) : words,
    };
  });
  return (
    <PlanPart
      id="people"
      title={t(text.people)}
      result={
        <>
          {family.length === 0
            ? t(otherVisitor(readerOfCaseFile(caseFile)) ?? text.onlyYou)
            : family.map(({ name }) => name).join(", ")}
          {hasSpouse && <SectionDone applicationId={application.id} section="spouse" />}
          {mayAsk("host", caseFile) && <SectionDone applicationId={application.id} section="host" />}
          {mayAsk("visitor", caseFile) && <SectionDone applicationId={application.id} section="visitor" />}
        </>
      }
    >
      {() => (
        <>
          <h3>{t(text.family)}</h3>
          {family.length === 0 ? (
            <p>{t(text.familyNone)}</p>
          ) : (
            <ul className="plan__people">
              {family.map(({ id, words }) => (
                <li key={id}>{words}</li>
              ))}
            </ul>
          )}
          <p className="no-print">
            <Link href={familyPath(application.id)}>{t(text.familyLink)}</Link>
          </p>
          <SectionInvitations applicationId={application.id} flow={flow} caseFile={caseFile} />
          <h3>{t(viewerText.title)}</h3>
          <WhoSees applicationId={application.id} />
          <WhoLooked applicationId={application.id} />
          {application.abilities.includes("readLog") && (
            <p className="no-print">
              <Link href={logPath(application.id)}>{t(viewerText.logTitle)}</Link>
            </p>
          )}
        </>
      )}
    </PlanPart>
  );
}
