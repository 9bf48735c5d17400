import { useEffect, useRef, useState } from "react";
import { Banner } from "../../../../ui/feedback/Banner.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { useText } from "../../../../ui/language.tsx";
import { CheckTags } from "./CheckTags.tsx";
import { checkNames, firstFault, type CheckName, type Finding, type Findings } from "./checks.ts";
import type { Seen } from "../captureMessages.ts";
import { grabPicture } from "./grabFrame.ts";
import type { PictureDesk } from "../pictureDesk.ts";
import type { Taken } from "../shots.ts";
import { steady } from "./steady.ts";
import { StepTitle } from "../StepTitle.tsx";
import { advice, text } from "../text.ts";
import { useLiveChecks } from "./useLiveChecks.ts";

type CameraStepProps = {
  stream: MediaStream;
  track: MediaStreamTrack;
  desk: PictureDesk;
  /** Pages that are kept already. */
  count: number;
  takesFocus: boolean;
  onTaken: (taken: Taken) => void;
  onPages: (() => void) | undefined;
};

/** What the camera sees, with the page's outline, what is wrong with it now, and the shutter, which always works. */
export function CameraStep({ stream, track, desk, count, takesFocus, onTaken, onPages }: CameraStepProps) {
  const t = useText();
  const video = useFilm(stream);
  const [shooting, setShooting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const seen = useLiveChecks(video, stream, desk);
  const findings = useSteadyFindings(seen);
  const said = useSaid(seen);
  const shoot = async () => {
    if (!video.current) return;
    setShooting(true);
    setHasFailed(false);
    try {
      onTaken(await desk.ask({ kind: "taken", picture: await grabPicture(video.current, track) }));
    } catch {
      setHasFailed(true);
    }
    setShooting(false);
  };
  return (
    <div className="capture__camera">
      <StepTitle takesFocus={takesFocus} isHidden>
        {t(text.film)}
      </StepTitle>
      <div className="capture__film">
        <video className="capture__video" ref={video} muted playsInline autoPlay aria-label={t(text.film)} />
        {seen?.corners && <Outline seen={seen} corners={seen.corners} />}
      </div>
      <div className="capture__panel">
        <p className="capture__advice" role="status">
          {said === undefined
            ? t(text.firstLook)
            : said === "good" || said === "unknown"
              ? t(text.allGood)
              : t(advice[said])}
        </p>
        <CheckTags findings={findings} />
        {hasFailed && (
          <Banner tone="blocked" live>
            <p>{t(text.notOpened)}</p>
          </Banner>
        )}
        <div className="capture__buttons">
          <Button look="primary" icon="camera" busy={shooting} onClick={() => void shoot()}>
            {t(shooting ? text.shooting : text.shoot)}
          </Button>
          {onPages && <Button onClick={onPages}>{t(text.toPages, { count })}</Button>}
        </div>
      </div>
    </div>
  );
}

/** What the camera sees, played in the element that gets this reference. */
function useFilm(stream: MediaStream) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = video.current;
    if (!film) return undefined;
    film.srcObject = stream;
    // Fails when the element is removed before the film begins.
    void film.play().catch(() => {});
    return () => {
      film.srcObject = null;
    };
  }, [stream]);
  return video;
}

type OutlineProps = { seen: Seen; corners: NonNullable<Seen["corners"]> };

/** Where the page is seen, drawn over the film. */
function Outline({ seen, corners }: OutlineProps) {
  return (
    <svg
      className="capture__outline"
      viewBox={`0 0 ${seen.size.width} ${seen.size.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <polygon
        className={firstFault(seen.findings) ? "capture__page capture__page--faulty" : "capture__page"}
        points={corners.map(({ x, y }) => `${x},${y}`).join(" ")}
      />
    </svg>
  );
}

/** Words beside icons follow soon, but do not flicker. */
const shownAfter = 300;
/** What is read aloud is said when it has lasted. */
const saidAfter = 700;

const nothingSeen: Findings = {
  corners: "unknown",
  light: "unknown",
  distance: "unknown",
  glare: "unknown",
  tilt: "unknown",
  sharpness: "unknown",
};

function useSteadyFindings(seen: Seen | undefined): Findings {
  const [steadied] = useState(
    () => new Map(checkNames.map((name) => [name, steady<Finding>("unknown", shownAfter)] as const)),
  );
  const [findings, setFindings] = useState(nothingSeen);
  useEffect(() => {
    if (!seen) return;
    const of = (name: CheckName): Finding => steadied.get(name)?.(seen.findings[name], performance.now()) ?? "unknown";
    setFindings({
      corners: of("corners"),
      light: of("light"),
      distance: of("distance"),
      glare: of("glare"),
      tilt: of("tilt"),
      sharpness: of("sharpness"),
    });
  }, [seen, steadied]);
  return findings;
}

function useSaid(seen: Seen | undefined): Finding | undefined {
  const [follow] = useState(() => steady<Finding | undefined>(undefined, saidAfter));
  const [said, setSaid] = useState<Finding>();
  useEffect(() => {
    if (seen) setSaid(follow(firstFault(seen.findings) ?? "good", performance.now()));
  }, [seen, follow]);
  return said;
}
