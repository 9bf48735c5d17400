import { stepsOf } from "@boreal/domain/questionnaire/flow";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { Link } from "wouter";
import { useText } from "../../ui/language.tsx";
import { stepPath, vaultPagePath } from "../loading/addresses.ts";
import { planWords } from "./planWords.ts";
import type { PlannedWarning, TheApplication } from "../loading/theCase.ts";

/** Where a warning can be mended: the page of its file, or the page that asks about the answers behind it. */
export function WarningPlace({ warning, application }: { warning: PlannedWarning; application: TheApplication }) {
  const t = useText();
  const file = application.documents.find(({ id }) => id === warning.fileId);
  if (file) {
    return (
      <p>
        <Link href={vaultPagePath(application.id, file.page, file.childNumber)}>
          {t(planWords.toFile, { name: file.name })}
        </Link>
      </p>
    );
  }
  const page = stepsOf(application.type as ApplicationType).find((step) =>
    (step.warnings as readonly string[] | undefined)?.includes(warning.id),
  );
  if (!page || !application.abilities.includes("answer")) return null;
  return (
    <p>
      <Link href={stepPath(application.id, page.id)}>{t(planWords.toQuestion, { name: t(page.question) })}</Link>
    </p>
  );
}
