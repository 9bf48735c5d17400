import { Link } from "wouter";
import { send } from "../../api/send.ts";
import { vaultPagePath } from "../../case/loading/addresses.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { StatusTag, type Tone } from "../../ui/layout/StatusTag.tsx";
import { useLanguage, type BilingualText } from "../../ui/language.tsx";
import { linkRequestFileMutation } from "./operations.ts";
import { TakeBack } from "./TakeBack.tsx";
import { text } from "./requests.text.ts";
import { useSmallChange, type Item, type PartProps, type Request } from "./useRequests.ts";

type LineProps = PartProps & { request: Request; item: Item };

const tones: Readonly<Record<string, Tone>> = { sent: "done", there: "done", missing: "todo" };

function stateWords({ isDoneInPerson, isEnded }: Request, { state }: Item): BilingualText {
  if (state === "sent") return isDoneInPerson ? text.done : text.sent;
  if (isEnded) return isDoneInPerson ? text.notDone : text.notSent;
  if (isDoneInPerson) return text.toDo;
  return state === "there" ? text.there : text.missing;
}

function toneOf({ isDoneInPerson, isEnded }: Request, { state }: Item): Tone {
  if (isEnded && state !== "sent") return "quiet";
  return isDoneInPerson && state !== "sent" ? "todo" : (tones[state] ?? "todo");
}

/** One thing that is asked for: how it stands, what answers it, and where to add it. */
export function ItemLine({ application, request, item, onChanged }: LineProps) {
  const { t, date } = useLanguage();
  const act = useSmallChange(onChanged);
  const isSent = item.state === "sent";
  const link = (fileId: string, linked: boolean) =>
    void act.change(
      async () =>
        (await send(linkRequestFileMutation, { applicationId: application.id, itemId: item.id, fileId, linked }))
          .linkRequestFile,
      linked ? text.linked : text.unlinked,
    );
  return (
    <li className="requests__item">
      <p className="requests__name" dir="auto">
        <strong>{t(item.name)}</strong>{" "}
        <StatusTag tone={toneOf(request, item)}>
          {t(stateWords(request, item))}
          {item.sentOn && ` ${t(text.on, { date: date(item.sentOn) })}`}
        </StatusTag>
      </p>
      {item.words && (
        <blockquote className="requests__words" dir="auto">
          {t(item.words)}
        </blockquote>
      )}
      <Files
        application={application}
        ids={item.files}
        action={
          request.mayLink && !isSent ? { words: text.unlink, of: item.linked, run: (id) => link(id, false) } : null
        }
      />
      {request.mayLink && request.isOpen && item.offered.length > 0 && (
        <>
          <p className="requests__quiet">{t(text.offered)}</p>
          <Files
            application={application}
            ids={item.offered}
            action={{ words: text.link, of: item.offered, run: (id) => link(id, true) }}
          />
        </>
      )}
      {item.path && !isSent && !request.isEnded && (
        <p>
          <Link href={item.path}>
            {t(item.state === "missing" ? text.add : text.see)} <span className="visually-hidden">{t(item.name)}</span>
          </Link>
        </p>
      )}
      <TakenBackBefore request={request} item={item} />
      {item.mayTakeBack && <TakeBack application={application} item={item} onChanged={onChanged} />}
      {act.refused && <Banner tone="blocked">{act.refused}</Banner>}
      <FailureBanner failure={act.failure} />
    </li>
  );
}

/** That it was recorded as sent before, who took that back, and why. */
function TakenBackBefore({ request, item }: Pick<LineProps, "request" | "item">) {
  const { t, date, dayOf } = useLanguage();
  const words = request.isDoneInPerson ? text.doneBackBefore : text.takenBackBefore;
  return item.takenBackBefore.map(({ sentOn, takenBackAt, takenBackByName, reason }) => (
    <div key={takenBackAt} className="requests__quiet">
      <p>{t(words, { date: date(sentOn), name: takenBackByName ?? t(text.somebody), day: dayOf(takenBackAt) })}</p>
      {reason !== null && (
        <blockquote className="requests__words" dir="auto">
          {reason}
        </blockquote>
      )}
    </div>
  ));
}

type FilesProps = Pick<PartProps, "application"> & {
  ids: readonly string[];
  /** What can be done with those of them that it is of. */
  action: { words: BilingualText; of: readonly string[]; run: (fileId: string) => void } | null;
};

function Files({ application, ids, action }: FilesProps) {
  const { t } = useLanguage();
  const files = application.documents.filter(({ id }) => ids.includes(id));
  if (files.length === 0) return null;
  return (
    <ul className="requests__files">
      {files.map(({ id, name, page, childNumber }) => (
        <li key={id}>
          <Link href={vaultPagePath(application.id, page, childNumber)}>
            <bdi>{name}</bdi>
          </Link>
          {action?.of.includes(id) && (
            <Button onClick={() => action.run(id)}>
              {t(action.words)} <span className="visually-hidden">{name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
