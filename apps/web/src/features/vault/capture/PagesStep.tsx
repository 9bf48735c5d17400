import { useEffect, useRef, useState } from "react";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { joinShots } from "./joinShots.ts";
import { Picture } from "./Picture.tsx";
import type { PictureDesk } from "./pictureDesk.ts";
import { mostShots, moved, type FilePlace, type Shot } from "./shots.ts";
import { StepTitle } from "./StepTitle.tsx";
import { text } from "./text.ts";

type PagesStepProps = {
  slot: FilePlace;
  number: number;
  shots: readonly Shot[];
  desk: PictureDesk;
  mostBytes: number;
  takesFocus: boolean;
  onShots: (shots: readonly Shot[]) => void;
  onChange: (shot: Shot) => void;
  onAnother: () => void;
  onFile: (file: File) => void;
};

/** The pictures that are kept, in order, and sending them as one file. */
export function PagesStep(props: PagesStepProps) {
  const { slot, shots, takesFocus, onShots, onChange, onAnother } = props;
  const { t } = useLanguage();
  const { sending, fault, send } = useSending(props);
  const arranged = useArranged(shots, onShots);
  const [takesPdf, takesJpeg] = [slot.acceptedTypes.includes("pdf"), slot.acceptedTypes.includes("jpg")];
  const sendWords =
    shots.length > 1 ? t(text.sendPdf, { count: shots.length }) : t(takesJpeg ? text.sendPicture : text.sendPdfOne);
  const most = takesPdf ? mostShots : 1;
  return (
    <>
      <StepTitle takesFocus={takesFocus}>{t(text.pagesTitle, { count: shots.length })}</StepTitle>
      <p className="visually-hidden" role="status">
        {arranged.said}
      </p>
      <ol className="capture__shots">
        {shots.map((shot, index) => (
          <KeptShot
            key={shot.id}
            shot={shot}
            n={index + 1}
            count={shots.length}
            onMove={(by) => arranged.move(shot.id, by)}
            onChange={() => onChange(shot)}
            onRemove={() => arranged.remove(shot.id)}
          />
        ))}
      </ol>
      {fault && (
        <Banner tone="blocked" live>
          <p>{t(text[fault])}</p>
        </Banner>
      )}
      <div className="capture__buttons">
        <Button look="primary" icon="upload" busy={sending} onClick={() => void send()}>
          {sendWords}
        </Button>
        {shots.length < most && (
          <Button icon="camera" onClick={onAnother}>
            {t(text.another)}
          </Button>
        )}
      </div>
      {takesPdf && shots.length >= most && <p className="capture__hint">{t(text.enough)}</p>}
    </>
  );
}

/** Makes one file of the pictures and hands it over. */
function useSending({ slot, number, shots, desk, mostBytes, onFile }: PagesStepProps) {
  const { language } = useLanguage();
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState<"tooMuch" | "failed">();
  const send = async () => {
    setSending(true);
    setFault(undefined);
    try {
      const file = await joinShots(shots, { slot, language, number, mostBytes }, desk);
      if (file) return onFile(file);
      setFault("tooMuch");
    } catch {
      setFault("failed");
    }
    setSending(false);
  };
  return { sending, fault, send };
}

/** Moving and removing pictures: what was done is said, and the focus stays where the person works. */
function useArranged(shots: readonly Shot[], onShots: (shots: readonly Shot[]) => void) {
  const { t } = useLanguage();
  const [said, setSaid] = useState("");
  const focusOn = useRef<string>(undefined);
  useEffect(() => {
    const [wanted] = [focusOn.current, (focusOn.current = undefined)];
    const target =
      wanted === undefined
        ? undefined
        : (document.getElementById(wanted) ?? document.getElementById(wanted.replace(/-[a-z]+$/, "")));
    target?.focus();
  }, [shots]);
  const move = (id: number, by: -1 | 1) => {
    const next = moved(shots, id, by);
    focusOn.current = `shot-${id}-${by < 0 ? "earlier" : "later"}`;
    setSaid(t(text.movedTo, { n: next.findIndex((shot) => shot.id === id) + 1 }));
    onShots(next);
  };
  const remove = (id: number) => {
    const at = shots.findIndex((shot) => shot.id === id);
    const next = shots.filter((shot) => shot.id !== id);
    focusOn.current = `shot-${next[Math.min(at, next.length - 1)]?.id ?? 0}`;
    setSaid(t(text.removed, { n: at + 1 }));
    onShots(next);
  };
  return { said, move, remove };
}

type KeptShotProps = {
  shot: Shot;
  /** Which of so many it is, from 1 on. */
  n: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onChange: () => void;
  onRemove: () => void;
};

function KeptShot({ shot, n, count, onMove, onChange, onRemove }: KeptShotProps) {
  const { t } = useLanguage();
  const ofPage = <span className="visually-hidden"> {t(text.ofPage, { n })}</span>;
  return (
    <li className="capture__shot">
      <Picture className="capture__thumbnail" blob={shot.picture} alt="" />
      <div className="capture__shot-words">
        <h4 className="capture__shot-name" id={`shot-${shot.id}`} tabIndex={-1}>
          {t(text.page, { n })}
        </h4>
        <div className="capture__shot-buttons">
          {n > 1 && (
            <Button id={`shot-${shot.id}-earlier`} look="quiet" onClick={() => onMove(-1)}>
              {t(text.earlier)}
              {ofPage}
            </Button>
          )}
          {n < count && (
            <Button id={`shot-${shot.id}-later`} look="quiet" onClick={() => onMove(1)}>
              {t(text.later)}
              {ofPage}
            </Button>
          )}
          <Button look="quiet" icon="pencil" onClick={onChange}>
            {t(text.change)}
            {ofPage}
          </Button>
          <Button look="quiet" icon="bin" onClick={onRemove}>
            {t(text.remove)}
            {ofPage}
          </Button>
        </div>
      </div>
    </li>
  );
}
