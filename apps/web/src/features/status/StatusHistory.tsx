import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../ui/language.tsx";
import { undoStatusChangeMutation } from "./operations.ts";
import { text } from "./status.text.ts";
import type { SeenApplication } from "./useChangeStatus.ts";

type Entry = SeenApplication["lifecycle"]["history"][number];

/** Every change so far, the newest first; one's own last one can be undone for an hour. */
export function StatusHistory({ application, onChanged }: { application: SeenApplication; onChanged: () => void }) {
  const { t } = useLanguage();
  const { history } = application.lifecycle;
  return (
    <section aria-labelledby="status-history">
      <h2 id="status-history">{t(text.history)}</h2>
      <ol className="status__history">
        {history.map((entry) => (
          <HistoryLine key={entry.id} entry={entry} applicationId={application.id} onChanged={onChanged} />
        ))}
        <li>{t(text.started)}</li>
      </ol>
    </section>
  );
}

function HistoryLine({
  entry,
  applicationId,
  onChanged,
}: {
  entry: Entry;
  applicationId: string;
  onChanged: () => void;
}) {
  const { t, dayOf } = useLanguage();
  const showToast = useToast();
  const action = useAction();
  const when = dayOf(entry.at);
  const undo = () =>
    action.run(async () => {
      const { undoStatusChange } = await send(undoStatusChangeMutation, { applicationId, changeId: entry.id });
      const [refused] = undoStatusChange.refusals;
      showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.wasUndone) });
      document.querySelector<HTMLElement>("main h1")?.focus();
      onChanged();
    });
  return (
    <li className={entry.undoneAt === null ? undefined : "status__undone"}>
      <strong>{t(entry.name)}</strong>
      {entry.undoneAt !== null && <> ({t(text.undone)})</>}
      <div>{t(text.change, { from: t(entry.fromName), to: t(entry.toName) })}</div>
      <div className="status__quiet">
        {entry.byName === null ? t(text.bySystem, { date: when }) : t(text.by, { name: entry.byName, date: when })}
      </div>
      {entry.reason !== "" && (
        <blockquote className="status__reason" dir="auto">
          {entry.reason}
        </blockquote>
      )}
      {entry.mayUndo && (
        <>
          <Button busy={action.busy} onClick={() => void undo()}>
            {t(text.undo)} <span className="visually-hidden">{t(entry.name)}</span>
          </Button>
          <FailureBanner failure={action.failure} />
        </>
      )}
    </li>
  );
}
