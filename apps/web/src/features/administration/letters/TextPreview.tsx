import { useEffect, useRef } from "react";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { letterTextsText as text } from "./letterTexts.text.ts";
import type { Preview } from "./useTextForm.ts";

type Sentence = Preview["sections"][number]["sentences"][number];

/** The letter of a made-up case with the text in it; what is the firm’s is marked for eye and ear. */
export function TextPreview({ preview, language }: { preview: Preview; language: string }) {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [preview]);
  return (
    <section aria-labelledby="text-preview" className="letter-texts__preview">
      <h3 id="text-preview" tabIndex={-1} ref={heading}>
        {t(text.previewTitle)}
      </h3>
      <p>{t(text.previewLead)}</p>
      {preview.isCovered && <Banner tone="attention">{t(text.covered)}</Banner>}
      <div lang={`${language}-CA`}>
        {preview.sections.map(({ id, title, sentences }) => (
          <div key={id}>
            {title !== "" && <h4>{title}</h4>}
            {paragraphsOf(sentences).map((paragraph) => (
              <Paragraph key={paragraph.map((one) => one.text).join(" ")} sentences={paragraph} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

const paragraphsOf = (sentences: readonly Sentence[]): readonly (readonly Sentence[])[] => {
  const paragraphs: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    if (last && !sentence.startsParagraph) last.push(sentence);
    else paragraphs.push([sentence]);
  }
  return paragraphs;
};

function Paragraph({ sentences }: { sentences: readonly Sentence[] }) {
  const { t, language } = useLanguage();
  const isOfFirm = sentences.some((one) => one.isOfFirm);
  return (
    <p className={isOfFirm ? "letter-texts__of-firm" : undefined}>
      {isOfFirm && (
        <span className="visually-hidden" lang={`${language}-CA`}>
          {t(text.ofFirm)}{" "}
        </span>
      )}
      {sentences.map((one, index) => (
        <span key={one.text} className="letter-texts__sentence">
          {index > 0 && " "}
          {one.isGap ? <strong>{one.text}</strong> : one.text}
        </span>
      ))}
    </p>
  );
}
