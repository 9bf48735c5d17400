import { useCallback, useEffect, useState } from "react";

export type Camera =
  | { readonly state: "off" | "starting" | "refused" | "missing" | "busy" }
  | { readonly state: "live"; readonly stream: MediaStream; readonly track: MediaStreamTrack };

/** As many points as the camera gives, up to 4K: a letter then has 230 to an inch. The camera at the back, where there is one. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 3840 }, height: { ideal: 2160 } },
};

/** The camera's film while `on`, and while the page is seen: what is hidden films nobody. Every way out stops it. */
export function useCamera(on: boolean): { readonly camera: Camera; readonly again: () => void } {
  const [camera, setCamera] = useState<Camera>({ state: "off" });
  const [isSeen, setIsSeen] = useState(() => document.visibilityState === "visible");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const look = () => setIsSeen(document.visibilityState === "visible");
    const hide = () => setIsSeen(false);
    document.addEventListener("visibilitychange", look);
    globalThis.addEventListener("pagehide", hide);
    globalThis.addEventListener("pageshow", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      globalThis.removeEventListener("pagehide", hide);
      globalThis.removeEventListener("pageshow", look);
    };
  }, []);
  useEffect(() => {
    if (!on || !isSeen) {
      setCamera({ state: "off" });
      return undefined;
    }
    let stop = () => {};
    let isOver = false;
    setCamera({ state: "starting" });
    void film().then((found) => {
      if ("stream" in found) stop = () => found.stream.getTracks().forEach((track) => track.stop());
      if (isOver) stop();
      else setCamera(found);
      if ("track" in found) found.track.addEventListener("ended", () => isOver || setCamera({ state: "busy" }));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [on, isSeen, attempt]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return { camera, again };
}

async function film(): Promise<Camera> {
  // Not there on pages that came over an unprotected line, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return { state: "missing" };
  try {
    const stream = await devices.getUserMedia(wanted);
    const [track] = stream.getVideoTracks();
    return track ? { state: "live", stream, track } : { state: "missing" };
  } catch (fault) {
    return { state: refusals[fault instanceof DOMException ? fault.name : ""] ?? "missing" };
  }
}

const refusals: Readonly<Record<string, "refused" | "busy">> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotReadableError: "busy",
  AbortError: "busy",
};
