import type { letterQuery } from "../operations.ts";
import type { ResultOf } from "../../../api/graphql.ts";
import { isEdited } from "@boreal/domain/letters/checks/checkWording";
import type { StatedKind } from "@boreal/domain/letters/checks/statedThings";
import { useState } from "react";
import { Button, ButtonRow } from "../../../ui/controls/Button.tsx";
import { focusField } from "../../../ui/controls/focusField.ts";
import { TextArea } from "../../../ui/controls/TextArea.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { letterModelText as text } from "./letterModel.text.ts";
import { WordDifference } from "./WordDifference.tsx";

type Sentence = LetterModel["sentences"][number];
export type Settled = {
  readonly isAccepted: boolean;
  readonly edits: readonly { readonly sentence: number; readonly text: string }[];
};

type SuggestionProps = {
  suggestion: string;
  sentences: readonly Sentence[];
  standing: string;
  maySettle: boolean;
  busy: boolean;
  settle: (settled: Settled) => void;
};

const fieldOf = (sentence: number) => `suggested-${sentence}`;
const isDone = ({ marks }: Sentence, edited: string) =>
  isEdited({ unsupported: marks.map(({ kind, said, key }) => ({ kind: kind as StatedKind, said, key })) }, edited);

/** A suggestion as its difference from what stands, with the sentences that a person has to edit before they are taken over. */
export function Suggestion({ suggestion, sentences, standing, maySettle, busy, settle }: SuggestionProps) {
  const { t } = useLanguage();
  const [edited, edit] = useState<Readonly<Record<number, string>>>({});
  const [isChecked, check] = useState(false);
  const marked = sentences.flatMap((one, sentence) => (one.marks.length > 0 ? [{ ...one, sentence }] : []));
  const textOf = ({ sentence, text: suggested }: (typeof marked)[number]) => edited[sentence] ?? suggested;
  const accept = () => {
    const open = marked.find((one) => !isDone(one, textOf(one)));
    if (!open)
      return settle({ isAccepted: true, edits: marked.map((one) => ({ sentence: one.sentence, text: textOf(one) })) });
    check(true);
    return focusField(fieldOf(open.sentence));
  };
  const withoutMarked = () =>
    settle({ isAccepted: true, edits: marked.map(({ sentence }) => ({ sentence, text: "" })) });
  return (
    <section aria-labelledby="suggested-wording" className="suggestion">
      <h3 id="suggested-wording">{t(text.suggested)}</h3>
      <p>{t(text.notYet)}</p>
      <WordDifference before={standing} after={suggestion} />
      {marked.length > 0 && (
        <>
          <Banner tone="attention">{t(text.marked, { count: marked.length })}</Banner>
          <ol className="suggestion__marked">
            {marked.map((one, index) => (
              <MarkedSentence
                key={one.sentence}
                number={index + 1}
                marked={one}
                value={textOf(one)}
                isFaulty={isChecked && !isDone(one, textOf(one))}
                onChange={maySettle ? (value) => edit({ ...edited, [one.sentence]: value }) : undefined}
              />
            ))}
          </ol>
        </>
      )}
      {maySettle && (
        <ButtonRow>
          <Button busy={busy} onClick={accept}>
            {t(marked.length === 0 ? text.accept : text.acceptEdited)}
          </Button>
          {marked.length > 0 && marked.length < sentences.length && (
            <Button busy={busy} onClick={withoutMarked}>
              {t(text.acceptWithout)}
            </Button>
          )}
          <Button look="quiet" busy={busy} onClick={() => settle({ isAccepted: false, edits: [] })}>
            {t(text.reject)}
          </Button>
        </ButtonRow>
      )}
    </section>
  );
}

type MarkedProps = {
  number: number;
  marked: Sentence & { readonly sentence: number };
  value: string;
  isFaulty: boolean;
  onChange: ((value: string) => void) | undefined;
};

function MarkedSentence({ number, marked, value, isFaulty, onChange }: MarkedProps) {
  const { t } = useLanguage();
  return (
    <li>
      <p dir="auto">
        <mark>{marked.text}</mark>
      </p>
      <ul>
        {marked.marks.map(({ kind, key, because }) => (
          <li key={`${kind} ${key}`}>{t(because)}</li>
        ))}
      </ul>
      {onChange && (
        <TextArea
          id={fieldOf(marked.sentence)}
          label={t(text.sentence, { number })}
          hint={t(text.leaveOut)}
          error={isFaulty ? t(text.still) : undefined}
          value={value}
          rows={3}
          onChange={onChange}
        />
      )}
    </li>
  );
}

export type LetterModel = NonNullable<ResultOf<typeof letterQuery>["letter"]["languageModel"]>;
