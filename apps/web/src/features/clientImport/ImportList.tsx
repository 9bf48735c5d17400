import { useState } from "react";
import { Link } from "wouter";
import type { ResultOf } from "../../api/graphql.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { applicationName } from "../../case/applicationNames.ts";
import { planPath } from "../../case/loading/addresses.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { AskFirst } from "../../ui/layout/AskFirst.tsx";
import { clientImportText as text } from "./clientImport.text.ts";
import { undoClientImportMutation, type clientImportsQuery } from "./operations.ts";

type Import = ResultOf<typeof clientImportsQuery>["clientImports"][number];
type Undone = ResultOf<typeof undoClientImportMutation>["undoClientImport"];

/** Imports of the last days, each with its way back for as long as there is one. */
export function ImportList({ imports, onChanged }: { imports: readonly Import[]; onChanged: () => void }) {
  const { t } = useLanguage();
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="imports">
      <h2 id="imports">{t(text.imports)}</h2>
      <ul>
        {imports.map((one) => (
          <ImportLine key={one.id} one={one} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

function ImportLine({ one, onChanged }: { one: Import; onChanged: () => void }) {
  const { t, dateTime } = useLanguage();
  const { id, byName, createdAt, total, done, undoneAt, undoUntil } = one;
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [answer, setAnswer] = useState<Undone>();
  const undo = (keepWorkedOn: boolean) =>
    run(async () => {
      const { undoClientImport } = await send(
        undoClientImportMutation,
        { importId: id, keepWorkedOn },
        { repeatable: true },
      );
      setAnswer(undoClientImport);
      if (undoClientImport.refusals.length > 0) return;
      showToast({ text: t(text.undoneNow, { count: undoClientImport.removed }) });
      onChanged();
    });
  return (
    <li>
      <p>
        {t(text.importOf, { when: dateTime(createdAt), name: byName ?? "", done, total })}.{" "}
        {undoneAt !== null && t(text.undone)}
        {undoUntil !== null && t(text.undoUntil, { time: dateTime(undoUntil) })}
      </p>
      <FailureBanner failure={failure} />
      {answer && answer.refusals.length > 0 && <NotUndone answer={answer} busy={busy} onUndo={() => void undo(true)} />}
      {undoUntil !== null && (
        <AskFirst
          look="quiet"
          title={t(text.undo)}
          lead={t(text.undoAsk)}
          confirm={t(text.undo)}
          keep={t(text.keep)}
          busy={busy}
          onConfirm={() => void undo(false)}
        >
          {t(text.undo)}
        </AskFirst>
      )}
    </li>
  );
}

function NotUndone({ answer, busy, onUndo }: { answer: Undone; busy: boolean; onUndo: () => void }) {
  const { t } = useLanguage();
  return (
    <Banner tone="attention" live>
      {answer.refusals.map(({ code, text: said }) => (
        <p key={code}>{t(said)}</p>
      ))}
      {answer.kept.length > 0 && (
        <>
          <ul>
            {answer.kept.map(({ id, type, owner }) => (
              <li key={id}>
                <Link href={planPath(id)}>
                  {`${owner.firstName} ${owner.lastName}`.trim()}, {t(applicationName(type))}
                </Link>
              </li>
            ))}
          </ul>
          <Button busy={busy} onClick={onUndo}>
            {t(text.undoOthers)}
          </Button>
        </>
      )}
    </Banner>
  );
}
