import type { ResultOf } from "../../../api/graphql.ts";
import { send } from "../../../api/send.ts";
import { useAction } from "../../../api/useAction.ts";
import { useAskOnChange } from "../../../api/useAskOnChange.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { PlanPart } from "../../../case/parts/PlanPart.tsx";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { StatusTag } from "../../../ui/layout/StatusTag.tsx";
import { notesText as text } from "./notes.text.ts";
import { notesQuery, removeNoteMutation } from "./operations.ts";
import { WriteNote } from "./WriteNote.tsx";

type Note = NonNullable<ResultOf<typeof notesQuery>["application"]>["notes"][number];

/** What the team wrote down about a case. */
export function NotesPart({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  return (
    <PlanPart id="notes" title={t(text.title)} result={t(text.inOneLine)} onScreenOnly>
      {() => <Notes applicationId={applicationId} />}
    </PlanPart>
  );
}

function Notes({ applicationId }: { applicationId: string }) {
  const { t } = useLanguage();
  const query = useQuery(notesQuery, { id: applicationId });
  const { askNow } = useAskOnChange(applicationId, query, { only: ["note"] });
  const notes = query.data?.application?.notes;
  return (
    <>
      <p>{t(text.lead)}</p>
      <FailureBanner failure={query.failure} onRetry={askNow} />
      <WriteNote applicationId={applicationId} onSaved={askNow} />
      {notes?.length === 0 && <p>{t(text.none)}</p>}
      <ul className="plan__list" aria-label={t(text.title)}>
        {notes?.map((note) => (
          <NoteLine key={note.id} note={note} applicationId={applicationId} onChanged={askNow} />
        ))}
      </ul>
    </>
  );
}

function NoteLine({ note, applicationId, onChanged }: { note: Note; applicationId: string; onChanged: () => void }) {
  const { t, dateTime } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const remove = () =>
    run(async () => {
      const given = { applicationId, noteId: note.id };
      const { removeNote } = await send(removeNoteMutation, given, { repeatable: true });
      const [refused] = removeNote.refusals;
      showToast(refused ? { text: t(refused.text), tone: "fault" } : { text: t(text.removed) });
      document.getElementById("note-body")?.focus();
      onChanged();
    });
  return (
    <li className="desk-note">
      <p className="desk-note__who">
        {t(text.noteOf, { name: note.byName ?? "", when: dateTime(note.writtenAt) })}{" "}
        <StatusTag tone="quiet">{t(note.isShared ? text.shared : text.private)}</StatusTag>
      </p>
      <p className="desk-note__body" dir="auto">
        {note.body}
      </p>
      {note.mayRemove && (
        <Button look="quiet" busy={busy} onClick={() => void remove()}>
          {t(text.remove)}
          <span className="visually-hidden"> {dateTime(note.writtenAt)}</span>
        </Button>
      )}
      <FailureBanner failure={failure} />
    </li>
  );
}
