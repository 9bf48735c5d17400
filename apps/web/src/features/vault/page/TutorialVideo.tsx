import { tutorialVideoNames, type TutorialVideoType } from "@boreal/domain/vault/files/tutorialVideos";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { text as uiText } from "../../../ui/text.ts";
import { tutorialVideosQuery } from "../operations.ts";
import { tutorialVideoText as text } from "./tutorialVideo.text.ts";
import { videoFor } from "./videoFor.ts";

const noVariables = {};

/** Where an administrator set one: a link to the video, and its words. Nothing is fetched from elsewhere before the link is followed. */
export function TutorialVideo({ type }: { type: TutorialVideoType }) {
  const { t, language } = useLanguage();
  const { data, failure, reload } = useQuery(tutorialVideosQuery, noVariables);
  const videos = data?.tutorialVideos?.videos ?? [];
  const video = videoFor(videos, type, language);
  if (!video) return <FailureBanner failure={failure} onRetry={reload} />;
  const name = t(tutorialVideoNames[type]);
  return (
    <>
      <p className="tutorial-video">
        <a href={video.address} hrefLang={video.language} target="_blank" rel="noopener noreferrer external">
          {t(text.watch, { name, host: new URL(video.address).host })} {t(uiText.newTab)}
        </a>
      </p>
      {video.language !== language && (
        <p className="slot__note">{t(video.language === "en" ? text.inEnglish : text.inFrench)}</p>
      )}
      <Details
        summary={
          <>
            {t(text.readInstead)} <span className="visually-hidden">{name}</span>
          </>
        }
      >
        <p className="tutorial-video__transcript" lang={video.language} dir="auto">
          {video.transcript}
        </p>
      </Details>
    </>
  );
}
