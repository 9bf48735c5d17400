import type { ReactNode } from "react";
import { Link } from "wouter";
import { Stage } from "../../case/gallery/Stage.tsx";
import { Page } from "../../shell/Page.tsx";
import { useText } from "../../ui/language.tsx";
import { Acting } from "./controls/Acting.tsx";
import { Choosing } from "./controls/Choosing.tsx";
import { Figures } from "./controls/Figures.tsx";
import { QuestionFields } from "./controls/QuestionFields.tsx";
import { Searching } from "./controls/Searching.tsx";
import { Writing } from "./controls/Writing.tsx";
import { galleryWords, pageWords, partWords } from "./gallery.text.ts";
import { Folding } from "./messages/Folding.tsx";
import { Saving } from "./messages/Saving.tsx";
import { Standing } from "./messages/Standing.tsx";
import { Telling } from "./messages/Telling.tsx";
import { Waiting } from "./messages/Waiting.tsx";

type PartId = keyof typeof partWords;

/** The pages of the gallery with the subjects of each. */
const pages: { readonly [Id in keyof typeof pageWords]: readonly PartId[] } = {
  controls: ["writing", "figures", "choosing", "searching", "acting"],
  messages: ["telling", "saving", "waiting", "standing", "folding"],
  fields: ["questions"],
};

const partViews: { readonly [Id in PartId]: () => ReactNode } = {
  writing: Writing,
  figures: Figures,
  choosing: Choosing,
  searching: Searching,
  acting: Acting,
  telling: Telling,
  saving: Saving,
  waiting: Waiting,
  standing: Standing,
  folding: Folding,
  questions: QuestionFields,
};

/** Where a designer starts: every control and every message in each of its states, in both languages and two widths. */
export function GalleryPage({ page }: { page?: string }) {
  const t = useText();
  const id = (Object.keys(pages) as (keyof typeof pages)[]).find((each) => each === page);
  if (!id)
    return (
      <Page title={t(galleryWords.title)} lead={t(galleryWords.lead)} backHref="/">
        <ul>
          {(Object.keys(pages) as (keyof typeof pages)[]).map((each) => (
            <li key={each}>
              <Link href={`/gallery/${each}`}>{t(pageWords[each])}</Link>
            </li>
          ))}
          <li>
            <Link href="/gallery/plan">{t(galleryWords.plan)}</Link>
          </li>
          <li>
            <Link href="/gallery/answers">{t(galleryWords.answers)}</Link>
          </li>
          <li>
            <Link href="/gallery/files">{t(galleryWords.files)}</Link>
          </li>
          <li>
            <Link href="/gallery/steps">{t(galleryWords.steps)}</Link>
          </li>
        </ul>
      </Page>
    );
  return (
    <Page key={id} title={t(pageWords[id])} backHref="/gallery" width="wide">
      <Stage parts={pages[id].map((part) => ({ id: part, title: partWords[part] }))}>
        {pages[id].map((part) => {
          const Part = partViews[part];
          return <Part key={part} />;
        })}
      </Stage>
    </Page>
  );
}
