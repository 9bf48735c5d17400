import { slotTitle } from "@boreal/domain/vault/slotTitle";
import { Link } from "wouter";
import { vaultPagePath } from "../../case/loading/addresses.ts";
import { text as caseText } from "../../case/text.ts";
import { usePersonName } from "../../case/usePersonName.ts";
import { readerOf } from "../../case/loading/readerOf.ts";
import type { TheApplication } from "../../case/loading/theCase.ts";
import { filesOf } from "../../case/slotFiles.ts";
import { vaultOverview, type OverviewLine } from "../../case/vaultOverview.ts";
import { WhyPanel } from "../../case/reasons/WhyPanel.tsx";
import { Details } from "../../ui/layout/Details.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { LinkButton } from "../../ui/controls/LinkButton.tsx";
import { StatusTag } from "../../ui/layout/StatusTag.tsx";
import { deskDocument } from "./deskDocument.ts";
import { text } from "./text.ts";

/** Every document place by person, with its reason behind a press, its files, and the way to supply what the team supplies. */
export function DeskDocuments({ application }: { application: TheApplication }) {
  const { t } = useLanguage();
  const personName = usePersonName(false, application.caseFile);
  return (
    <>
      {vaultOverview(application).map((person) => {
        // What waits for the legal team stands first.
        const needed = person.lines
          .filter(({ standing }) => standing !== "notNeeded")
          .toSorted((a, b) => urgency(a) - urgency(b));
        const notNeeded = person.lines.filter(({ standing }) => standing === "notNeeded");
        return (
          <div key={`${person.person} ${person.childNumber ?? ""}`}>
            <h3>{personName(person.person, person.childNumber)}</h3>
            <DeskLines lines={needed} application={application} />
            {notNeeded.length > 0 && (
              <Details summary={t(text.notNeededCount, { count: notNeeded.length })}>
                <DeskLines lines={notNeeded} application={application} />
              </Details>
            )}
          </div>
        );
      })}
    </>
  );
}

/** What came and has to be looked at, then what is to be added, then the rest. */
const urgency = ({ toDo }: OverviewLine): number => (toDo === "look" ? 0 : toDo === "add" ? 1 : 2);

function DeskLines({ lines, application }: { lines: readonly OverviewLine[]; application: TheApplication }) {
  const { t } = useLanguage();
  if (lines.length === 0) return null;
  return (
    <ul className="plan__list desk__documents">
      {lines.map((line) => {
        const { planned, page, slotName } = line;
        const files = filesOf(planned, application.documents);
        const { tag, mayAdd } = deskDocument(line, files.length > 0);
        const name = t(slotTitle(page, slotName, planned.childNumber, readerOf(application.caseFile)));
        const href = vaultPagePath(application.id, page.slug, planned.childNumber);
        return (
          <li key={`${planned.slot} ${planned.childNumber ?? ""}`} className="desk__document">
            <div className="desk__document-head">
              <Link href={href}>{name}</Link>
              <StatusTag tone={tag.tone}>{t(tag.word)}</StatusTag>
              <span>
                {files.length === 0
                  ? t(planned.saidNotAvailable ? caseText.saidNotAvailable : text.noFile)
                  : files.map((file) => file.name).join(", ")}
              </span>
              {mayAdd && (
                <LinkButton href={href} icon="upload">
                  {t(text.supply)} <span className="visually-hidden">{name}</span>
                </LinkButton>
              )}
            </div>
            <WhyPanel why={planned.why} applicationId={application.id} type={application.type} subject={name} />
          </li>
        );
      })}
    </ul>
  );
}
