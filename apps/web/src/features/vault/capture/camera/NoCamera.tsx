import { useRef, useState } from "react";
import { Banner } from "../../../../ui/feedback/Banner.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { useText } from "../../../../ui/language.tsx";
import { Spinner } from "../../../../ui/feedback/Spinner.tsx";
import type { PictureDesk } from "../pictureDesk.ts";
import type { Taken } from "../shots.ts";
import { StepTitle } from "../StepTitle.tsx";
import { text } from "../text.ts";
import type { Camera } from "./useCamera.ts";

type NoCameraProps = {
  state: Exclude<Camera["state"], "live">;
  desk: PictureDesk;
  count: number;
  takesFocus: boolean;
  onAgain: () => void;
  onTaken: (taken: Taken) => void;
  onPages: (() => void) | undefined;
};

const words = {
  refused: { title: text.refused, how: text.refusedHow },
  busy: { title: text.busy, how: text.busyHow },
  missing: { title: text.missing, how: text.missingHow },
} as const;

/** While the camera starts; and when there is none: why, how to allow it, and the phone's own camera instead. */
export function NoCamera({ state, desk, count, takesFocus, onAgain, onTaken, onPages }: NoCameraProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [opening, setOpening] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const take = async (file: File) => {
    setOpening(true);
    setHasFailed(false);
    try {
      onTaken(await desk.ask({ kind: "taken", picture: file }));
    } catch {
      setHasFailed(true);
    }
    setOpening(false);
  };
  if (state === "starting" || state === "off") {
    return (
      <>
        <StepTitle takesFocus={takesFocus} isHidden>
          {t(text.film)}
        </StepTitle>
        <Spinner label={t(text.starting)} />
      </>
    );
  }
  return (
    <>
      <StepTitle takesFocus={takesFocus}>{t(words[state].title)}</StepTitle>
      <p role="status">{t(words[state].how)}</p>
      {hasFailed && (
        <Banner tone="blocked" live>
          <p>{t(text.notOpened)}</p>
        </Banner>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void take(file);
          // The same picture may be chosen again.
          event.target.value = "";
        }}
      />
      <div className="capture__buttons">
        <Button look="primary" icon="camera" busy={opening} onClick={() => input.current?.click()}>
          {t(opening ? text.preparing : text.cameraApp)}
        </Button>
        <Button onClick={onAgain}>{t(text.again)}</Button>
        {onPages && <Button onClick={onPages}>{t(text.toPages, { count })}</Button>}
      </div>
      <p className="capture__hint">{t(text.cameraAppHint)}</p>
    </>
  );
}
