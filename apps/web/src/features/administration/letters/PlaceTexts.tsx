import { Button } from "../../../ui/controls/Button.tsx";
import { useLanguage, type LanguageTools } from "../../../ui/language.tsx";
import { letterTextsText as text, placeNames } from "./letterTexts.text.ts";
import { TextEditor } from "./TextEditor.tsx";
import { keyName, versionsOf, type LetterTexts, type TextKey, type TextVersion } from "./textOfPlace.ts";

type Drafts = Readonly<Record<string, string>>;

type PlaceProps = {
  known: LetterTexts;
  language: string;
  applicationType: string;
  drafts: Drafts;
  setDrafts: (change: (drafts: Drafts) => Drafts) => void;
  open: string | undefined;
  setOpen: (place: string | undefined) => void;
  onSaved: () => void;
  /** `whole`, or the id of a section. */
  section: string;
  title: string;
};

const ofSection = ["before", "instead", "after"] as const;

/** The texts of one section, each behind its button; one is open at a time. */
export function PlaceTexts(props: PlaceProps) {
  const { known, language, applicationType, drafts, setDrafts, open, setOpen, onSaved, section, title } = props;
  const tools = useLanguage();
  const { t } = tools;
  const places =
    section === "whole"
      ? [{ place: "whole", name: t(text.wholePlace) }]
      : ofSection.map((at) => ({ place: `${at}.${section}`, name: t(placeNames[at]) }));
  const opened = places.find(({ place }) => place === open);
  const headingId = `texts-${section}`;
  const keyOf = (place: string): TextKey => ({ language, applicationType, place });
  const setDraft = (name: string, words: string | undefined) =>
    setDrafts(({ [name]: _before, ...others }) => (words === undefined ? others : { ...others, [name]: words }));
  return (
    <section className="letter-texts" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {section === "whole" && <p>{t(text.wholeHint)}</p>}
      <div role="group" aria-labelledby={headingId} className="letter-texts__places">
        {places.map(({ place, name }) => (
          <Button
            key={place}
            look={place === open ? "secondary" : "quiet"}
            aria-expanded={place === open}
            onClick={() => setOpen(place === open ? undefined : place)}
          >
            {t(text.placeSays, {
              place: name,
              said: standingOf(tools, versionsOf(known, keyOf(place)), drafts[keyName(keyOf(place))]),
            })}
          </Button>
        ))}
      </div>
      {opened && (
        <TextEditor
          key={keyName(keyOf(opened.place))}
          known={known}
          textKey={keyOf(opened.place)}
          title={`${title}, ${opened.name}`}
          draft={drafts[keyName(keyOf(opened.place))]}
          setDraft={(words) => setDraft(keyName(keyOf(opened.place)), words)}
          onSaved={onSaved}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

/** Which version is used, and what comes after it. */
function standingOf({ t, date }: LanguageTools, versions: readonly TextVersion[], draft: string | undefined): string {
  const inUse = versions.find(({ isInEffect }) => isInEffect);
  const [last] = versions;
  const isLater = last !== undefined && last.version !== inUse?.version && last.words !== "";
  const said = [
    ...(inUse ? [t(text.inUseVersion, { version: inUse.version })] : []),
    ...(isLater ? [t(text.laterVersion, { version: last.version, from: date(last.from) })] : []),
    ...(last?.words === "" ? [t(text.removed)] : []),
    ...(draft !== undefined && draft !== (last?.words ?? "") ? [t(text.unsaved)] : []),
  ];
  return said.length === 0 ? t(text.noText) : said.join(", ");
}
