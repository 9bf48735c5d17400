import type { ApplicationType } from "@boreal/domain/caseFile/application";
import type { SectionState } from "@boreal/domain/forms/formState";
import type { Text } from "@boreal/domain/kernel/text";
import { versionInRef } from "@boreal/domain/letters/clauses/clause";
import { textPath } from "@boreal/domain/letters/letterContent";
import { useState } from "react";
import { Link } from "wouter";
import { factLinks } from "../../../case/answers/factLinks.ts";
import { usePageOf } from "../../../case/loading/usePageOf.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import type { OwnFaults } from "../filling/formFaults.ts";
import type { Asked, Filling } from "../filling/filling.ts";
import { SectionParts } from "../sections/SectionParts.tsx";
import type { Entries } from "../useEntries.ts";
import { Paragraphs } from "./Paragraphs.tsx";
import type { SuggestedProps } from "./SuggestedWording.tsx";
import { enterOwnText, heldText } from "./enterOwnText.ts";
import { lazyPart } from "../../../shell/lazyPart.tsx";
import { MarkedText } from "./comments/MarkedText.tsx";
import type { Review } from "./comments/useLetterComments.ts";
import { text } from "./letters.text.ts";

const SectionComments = lazyPart(async () => (await import("./comments/SectionComments.tsx")).SectionComments);

type Sentence = { readonly text: string; readonly restsOn?: readonly string[]; readonly gap?: string };

/** One section as the server drafted it. */
export type WrittenSection = {
  readonly id: string;
  readonly title: string;
  /** In both languages: a template of the firm has another than what is asked for it. */
  readonly titleNow: Text | null;
  readonly sentences: readonly Sentence[];
  readonly text: string;
  readonly limit: number | null;
  readonly isEdited: boolean;
  readonly changedSince: string | null;
  readonly fromModel?: true;
};

/** What a section is drawn with. `isOfGuest`: the pages of the case are not theirs to open. */
export type LetterFilling = Filling & Pick<Entries, "type" | "answers"> & { readonly isOfGuest?: true };

type SectionProps = {
  forms: LetterFilling;
  open: Asked;
  own: OwnFaults;
  section: WrittenSection;
  title: string;
  parts: SectionState["parts"];
  mayWrite: boolean;
  /** Of the section for which a language model may be asked. */
  suggesting: SuggestedProps | undefined;
  /** What is said about passages; an invited person is told of none. */
  review: Review | undefined;
};

const SuggestedWording = lazyPart<SuggestedProps>(
  async () => (await import("./SuggestedWording.tsx")).SuggestedWording,
);

/** What a section asks, what it says, where that is from, and the person’s own text in its place. */
export function LetterSectionView(props: SectionProps) {
  const { forms, open, own, section, title, parts, mayWrite, suggesting, review } = props;
  const { t } = useLanguage();
  return (
    <div className="letter-section" role="group" aria-labelledby={`letter-section-${section.id}`}>
      <h2 id={`letter-section-${section.id}`}>{title}</h2>
      {mayWrite && parts.length > 0 && (
        <SectionParts forms={forms} open={open} parts={parts} own={own} isQuietAboutMissing heading="h3" />
      )}
      <h3>{t(text.reads)}</h3>
      {section.text === "" ? (
        <p>{t(text.nothingYet)}</p>
      ) : (
        <MarkedText
          sectionId={section.id}
          value={section.text}
          comments={review?.comments.filter((comment) => comment.section === section.id) ?? []}
        />
      )}
      {review && (review.mayComment || review.comments.some((comment) => comment.section === section.id)) && (
        <SectionComments review={review} section={{ id: section.id, title, text: section.text }} />
      )}
      {section.changedSince !== null && (
        <Banner tone="attention">
          <p>{t(text.changedSince)}</p>
          <Paragraphs value={section.changedSince} />
        </Banner>
      )}
      {section.fromModel && <Banner tone="quiet">{t(text.fromModel)}</Banner>}
      {section.sentences.length > 0 && <Sources {...props} />}
      {suggesting && <SuggestedWording {...suggesting} />}
      {mayWrite && <OwnText {...props} />}
    </div>
  );
}

/** The versions of texts of the firm that a sentence is part of. */
const firmTexts = ({ restsOn = [] }: Sentence): readonly number[] => restsOn.flatMap((ref) => versionInRef(ref) ?? []);

/** Sentence by sentence: the facts behind it, each with its place. */
function Sources({ forms, section }: SectionProps) {
  const { t } = useLanguage();
  const pageOf = usePageOf(
    section.sentences.some(({ restsOn = [] }) => restsOn.some((ref) => ref.startsWith("documents."))),
  );
  return (
    <Details summary={t(text.sources)}>
      <ul className="letter-sources">
        {section.sentences.map((sentence) => (
          <li key={sentence.text}>
            <span dir="auto">{sentence.text}</span>{" "}
            {sentence.gap === undefined ? (
              <SourceLinks
                links={[
                  ...firmTexts(sentence).map((version) => ({ label: t(text.ofFirm, { version }), href: undefined })),
                  ...factLinks(
                    (sentence.restsOn ?? []).filter((ref) => !/^(?:letters|clauses)\./.test(ref)),
                    { applicationId: forms.applicationId, type: forms.type as ApplicationType, the: forms.answers },
                    pageOf,
                  ).map(({ label, href }) => ({ label: t(label), href: forms.isOfGuest ? undefined : href })),
                ]}
              />
            ) : (
              <strong>{t(text.missing)}</strong>
            )}
          </li>
        ))}
      </ul>
    </Details>
  );
}

function SourceLinks({ links }: { links: readonly { label: string; href: string | undefined }[] }) {
  const { t } = useLanguage();
  if (links.length === 0) return <em>{t(text.ownWords)}</em>;
  return (
    <span className="letter-source">
      {links.map(({ label, href }, index) => (
        <span key={label}>
          {index > 0 && ", "}
          {href === undefined ? label : <Link href={href}>{label}</Link>}
        </span>
      ))}
    </span>
  );
}

/** The person’s own text in place of what Boreal writes; it is kept with what Boreal had written. */
function OwnText({ forms, open, own, section, title }: SectionProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const path = textPath(section.id);
  const entered = heldText(forms, open.key, path) ?? open.the.text(path);
  const fault = own.get(path);
  const enter = enterOwnText(forms, open.key, section);
  if (entered === undefined && !isOpen)
    return (
      <Button look="quiet" className="no-print" onClick={() => setOpen(true)}>
        {t(text.write, { title })}
      </Button>
    );
  return (
    <div className="no-print">
      <TextArea
        id={`own-${section.id}`}
        label={t(text.ownText, { title })}
        value={entered ?? section.text}
        rows={8}
        error={fault && t(fault)}
        onChange={enter.write}
        {...(section.limit === null ? {} : { limit: section.limit })}
      />
      <Button
        look="quiet"
        onClick={() => {
          enter.takeBack();
          setOpen(false);
        }}
      >
        {t(text.follow)}
      </Button>
    </div>
  );
}
