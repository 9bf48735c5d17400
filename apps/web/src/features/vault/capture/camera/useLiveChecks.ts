import { useEffect, useState, type RefObject } from "react";
import type { Seen } from "../captureMessages.ts";
import { grabFrame } from "./grabFrame.ts";
import type { PictureDesk } from "../pictureDesk.ts";

/** Milliseconds between two looks: eight a second follow a hand. A slow phone looks less often, and has half of its time for other things. */
const pace = 125;

/** What the worker sees in the film, about eight times a second. */
export function useLiveChecks(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream,
  desk: PictureDesk,
): Seen | undefined {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    const film = video.current;
    if (!film) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const begun = performance.now();
      try {
        if (film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && film.videoWidth > 0) {
          const found = await desk.ask({ kind: "frame", frame: await grabFrame(film) });
          if (!isOver) setSeen(found);
        }
      } catch {
        // A frame that could not be looked at is one of eight; the next one will.
      }
      if (!isOver)
        timer = setTimeout(() => next(), Math.max(pace - (performance.now() - begun), performance.now() - begun));
    };
    const next = () => {
      if ("requestVideoFrameCallback" in film) film.requestVideoFrameCallback(() => void (isOver || look()));
      else void look();
    };
    next();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [video, stream, desk]);
  return seen;
}
