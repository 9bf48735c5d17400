import { createContext, useContext, useId, useState, type ReactNode } from "react";
import { RadioGroup } from "../../ui/choices/RadioGroup.tsx";
import {
  LanguageProvider,
  useLanguage,
  useText,
  type BilingualText,
  type Language,
  type LanguageTools,
} from "../../ui/language.tsx";
import { stageWords } from "./stage.text.ts";
import "./gallery.css";

type Shown = { readonly languages: readonly Language[]; readonly isNarrow: boolean };

const ShownContext = createContext<Shown>({ languages: ["en"], isNarrow: false });

/** What a state is drawn with: an id of its own and the language it is shown in. */
export type Drawing = LanguageTools & { readonly id: string };

type StageProps = { parts: readonly { readonly id: string; readonly title: BilingualText }[]; children: ReactNode };

/** A page of the gallery: switches for language and width, what is on it, and all that stands on it. */
export function Stage({ parts, children }: StageProps) {
  const { t, language } = useLanguage();
  const [languages, setLanguages] = useState<Language | "both">(language);
  const [width, setWidth] = useState<"narrow" | "whole">("whole");
  return (
    <ShownContext
      value={{ languages: languages === "both" ? ["en", "fr"] : [languages], isNarrow: width === "narrow" }}
    >
      <section className="gallery__switches" aria-label={t(stageWords.switches)}>
        <RadioGroup
          id="gallery-language"
          inline
          label={t(stageWords.languages)}
          choices={[
            { value: "en", label: t(stageWords.english) },
            { value: "fr", label: t(stageWords.french) },
            { value: "both", label: t(stageWords.both) },
          ]}
          value={languages}
          onChange={(chosen) => setLanguages(chosen === "both" ? "both" : chosen === "fr" ? "fr" : "en")}
        />
        <RadioGroup
          id="gallery-width"
          inline
          label={t(stageWords.width)}
          choices={[
            { value: "narrow", label: t(stageWords.narrow) },
            { value: "whole", label: t(stageWords.whole) },
          ]}
          value={width}
          onChange={(chosen) => setWidth(chosen === "narrow" ? "narrow" : "whole")}
        />
      </section>
      <nav aria-label={t(stageWords.contents)}>
        <ul className="gallery__contents">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{t(title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </ShownContext>
  );
}

/** One subject of the gallery. */
export function GalleryPart({ id, title, children }: { id: string; title: BilingualText; children: ReactNode }) {
  const t = useText();
  return (
    <section className="gallery__part" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t(title)}
      </h2>
      {children}
    </section>
  );
}

type SpecimenProps = {
  /** As it is called in the code: where to find it. */
  of: string;
  when: BilingualText;
  children: ReactNode;
};

/** One control or message with when to use it; its states follow. */
export function Specimen({ of, when, children }: SpecimenProps) {
  const t = useText();
  return (
    <article className="gallery__specimen">
      <h3>
        <code>{of}</code>
      </h3>
      <p>{t(when)}</p>
      {children}
    </article>
  );
}

/** One state of it, in each language that is shown. */
export function State({ name, children }: { name: BilingualText; children: (drawing: Drawing) => ReactNode }) {
  const t = useText();
  const id = useId();
  const { languages, isNarrow } = useContext(ShownContext);
  return (
    <div className="gallery__state">
      <p className="gallery__name">{t(name)}</p>
      <div className="gallery__views">
        {languages.map((language) => (
          <div
            key={language}
            className={isNarrow ? "gallery__view gallery__view--narrow" : "gallery__view"}
            lang={language}
          >
            {languages.length > 1 && (
              <p className="gallery__language">
                {t(language === "en" ? stageWords.englishView : stageWords.frenchView)}
              </p>
            )}
            <LanguageProvider language={language}>
              <Drawn id={`${id}${language}`} draw={children} />
            </LanguageProvider>
          </div>
        ))}
      </div>
    </div>
  );
}

function Drawn({ id, draw }: { id: string; draw: (drawing: Drawing) => ReactNode }) {
  return draw({ ...useLanguage(), id });
}

type KeptProps<Value> = { start: Value; children: (value: Value, keep: (value: Value) => void) => ReactNode };

/** Keeps what is entered, as a page would. */
export function Kept<Value>({ start, children }: KeptProps<Value>) {
  const [value, keep] = useState(start);
  return children(value, keep);
}
