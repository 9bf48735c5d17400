import {
  tutorialLimits,
  tutorialVideoNames,
  tutorialVideoTypes,
  type TutorialVideoType,
} from "@boreal/domain/vault/files/tutorialVideos";
import { useState, type FormEvent } from "react";
import type { ResultOf } from "../../api/graphql.ts";
import { send } from "../../api/send.ts";
import { useAction } from "../../api/useAction.ts";
import { useQuery } from "../../api/useQuery.ts";
import { FailureBanner } from "../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../shell/Page.tsx";
import { useMe } from "../../shell/session.tsx";
import { Button, ButtonRow } from "../../ui/controls/Button.tsx";
import { ErrorSummary, type FieldFault } from "../../ui/feedback/ErrorSummary.tsx";
import { useLanguage, useText, type Language } from "../../ui/language.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { keptVideosQuery, saveTutorialVideosMutation } from "./operations.ts";
import { tutorialVideosText as text, videoFieldText } from "./tutorialVideos.text.ts";
import { NotYours } from "./NotYours.tsx";

type Kept = NonNullable<ResultOf<typeof keptVideosQuery>["tutorialVideos"]>;

/** A video as it is typed, empty where there is none. */
type Draft = {
  readonly type: TutorialVideoType;
  readonly language: Language;
  readonly address: string;
  readonly transcript: string;
};

const noVariables = {};
const languages: readonly Language[] = ["en", "fr"];

const draftsOf = ({ videos }: Kept): readonly Draft[] =>
  tutorialVideoTypes.flatMap((type) =>
    languages.map((language) => {
      const kept = videos.find((video) => video.type === type && video.language === language);
      return { type, language, address: kept?.address ?? "", transcript: kept?.transcript ?? "" };
    }),
  );

/** Where the videos of slots lie and what is said in them, set by the administrator. */
export function TutorialVideosPage() {
  const t = useText();
  const isAdministrator = useMe().role === "admin";
  const { data, failure, reload } = useQuery(keptVideosQuery, isAdministrator ? noVariables : undefined);
  if (!isAdministrator) {
    return (
      <Page title={t(text.title)} backHref="/">
        <NotYours />
      </Page>
    );
  }
  const kept = data?.tutorialVideos;
  return (
    <Page title={t(text.title)} backHref="/administration">
      <FailureBanner failure={failure} onRetry={reload} />
      <p>{t(text.lead)}</p>
      <p>{t(text.oneLanguage)}</p>
      {!data && !failure && <Spinner />}
      {kept && <VideosForm key={kept.version} kept={kept} onSaved={reload} />}
    </Page>
  );
}

function VideosForm({ kept, onSaved }: { kept: Kept; onSaved: () => void }) {
  const { t } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [drafts, setDrafts] = useState(() => draftsOf(kept));
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const change = (changed: Draft, to: Partial<Draft>) =>
    setDrafts(drafts.map((draft) => (draft === changed ? { ...draft, ...to } : draft)));

  const save = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    void run(async () => {
      const { saveTutorialVideos } = await send(saveTutorialVideosMutation, {
        videos: [...drafts],
        baseVersion: kept.version,
      });
      setFaults(saveTutorialVideos.refusals.map(({ path, text: words }) => ({ fieldId: path ?? "", text: t(words) })));
      if (!saveTutorialVideos.done) return;
      showToast({ text: t(text.saved) });
      onSaved();
    });
  };

  const named = (fault: FieldFault): FieldFault => {
    const language = languages.find((each) => fault.fieldId.includes(`.${each}.`));
    return language ? { ...fault, text: t(videoFieldText[language].fault, { words: fault.text }) } : fault;
  };

  return (
    <form noValidate onSubmit={save}>
      <ErrorSummary faults={faults.map(named)} attempt={attempt} />
      <FailureBanner failure={failure} />
      {tutorialVideoTypes.map((type) => (
        <section key={type} aria-labelledby={`video-${type}`}>
          <h2 id={`video-${type}`}>{t(tutorialVideoNames[type])}</h2>
          {drafts
            .filter((draft) => draft.type === type)
            .map((draft) => (
              <VideoFields key={draft.language} draft={draft} faults={faults} onChange={(to) => change(draft, to)} />
            ))}
        </section>
      ))}
      <ButtonRow>
        <Button type="submit" look="primary" busy={busy}>
          {t(text.save)}
        </Button>
      </ButtonRow>
    </form>
  );
}

type FieldsProps = { draft: Draft; faults: readonly FieldFault[]; onChange: (to: Partial<Draft>) => void };

/** One language. Ids are the places that refusals name. */
function VideoFields({ draft, faults, onChange }: FieldsProps) {
  const t = useText();
  const { type, language, address, transcript } = draft;
  const place = `${type}.${language}`;
  const errorOf = (fieldId: string) => faults.find((fault) => fault.fieldId === fieldId)?.text;
  return (
    <>
      <TextField
        id={`${place}.address`}
        label={t(videoFieldText[language].address)}
        hint={t(text.addressHint)}
        value={address}
        onChange={(value) => onChange({ address: value })}
        error={errorOf(`${place}.address`)}
        optional
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea
        id={`${place}.transcript`}
        label={t(videoFieldText[language].transcript)}
        hint={t(text.transcriptHint)}
        value={transcript}
        onChange={(value) => onChange({ transcript: value })}
        error={errorOf(`${place}.transcript`)}
        limit={tutorialLimits.transcript}
        optional
      />
    </>
  );
}
