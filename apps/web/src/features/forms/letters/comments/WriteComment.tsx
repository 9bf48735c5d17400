import type { CommentedSection } from "./commentedSection.ts";
import { passageAt } from "@boreal/domain/letters/versions/passage";
import { longestMessage } from "@boreal/domain/kernel/writtenLengths";
import { useState } from "react";
import { send } from "../../../../api/send.ts";
import { useAction } from "../../../../api/useAction.ts";
import { FailureBanner } from "../../../../shell/chrome/FailureBanner.tsx";
import { RadioGroup } from "../../../../ui/choices/RadioGroup.tsx";
import { SelectField } from "../../../../ui/choices/SelectField.tsx";
import { Button, ButtonRow } from "../../../../ui/controls/Button.tsx";
import { TextArea } from "../../../../ui/controls/TextArea.tsx";
import { useToast } from "../../../../ui/feedback/toasts.tsx";
import { useLanguage } from "../../../../ui/language.tsx";
import { commentLetterMutation } from "../reviewOperations.ts";
import { commentsText as text } from "./comments.text.ts";
import { sentencesIn, shortened } from "./sentencesIn.ts";
import type { Review } from "./useLetterComments.ts";
import { useMarkedWords, type MarkedWords } from "./useMarkedWords.ts";

type WriteProps = { review: Review; section: CommentedSection };

/** A way to say something about words that are marked in the text, or about a sentence of it. */
export function WriteComment({ review, section }: WriteProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const marked = useMarkedWords(section.id, section.text);
  if (!isOpen)
    return (
      <Button look="quiet" icon="pencil" onClick={() => setOpen(true)}>
        {t(text.write, { title: section.title })}
      </Button>
    );
  return <CommentForm {...{ review, section, marked }} onClose={() => setOpen(false)} />;
}

type FormProps = WriteProps & { marked: MarkedWords | undefined; onClose: () => void };

const markedChoice = "marked";

function CommentForm({ review, section, marked, onClose }: FormProps) {
  const { t } = useLanguage();
  const { id } = section;
  const entry = useCommentEntry({ review, section, marked, onClose });
  const { given, change, errors, busy, failure, submit } = entry;
  return (
    <div
      className="letter-comment letter-comment--new"
      role="group"
      aria-label={t(text.write, { title: section.title })}
    >
      <PassageField {...{ section, marked, entry }} />
      <TextArea
        id={`comment-words-${id}`}
        label={t(text.words)}
        rows={3}
        limit={longestMessage}
        error={errors.words}
        value={given.words}
        onChange={(words) => change({ words })}
      />
      <TextArea
        id={`comment-proposal-${id}`}
        label={t(text.proposal)}
        optional
        rows={3}
        limit={longestMessage}
        value={given.proposal}
        onChange={(proposal) => change({ proposal })}
      />
      <RadioGroup
        id={`comment-who-${id}`}
        label={t(text.who)}
        value={given.who}
        onChange={(who) => change({ who })}
        choices={[
          { value: "shared", label: t(text.shared) },
          { value: "team", label: t(text.team) },
        ]}
      />
      <FailureBanner failure={failure} />
      <ButtonRow>
        <Button busy={busy} onClick={() => void submit()}>
          {t(text.save)}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t(text.cancel)}
        </Button>
      </ButtonRow>
    </div>
  );
}

type PassageProps = Pick<FormProps, "section" | "marked"> & { entry: ReturnType<typeof useCommentEntry> };

/** What was marked, and every sentence for whoever marks nothing. */
function PassageField({ section, marked, entry: { sentences, choice, errors, change } }: PassageProps) {
  const { t } = useLanguage();
  return (
    <SelectField
      id={`comment-about-${section.id}`}
      label={t(text.which)}
      hint={t(text.whichHint)}
      error={errors.passage}
      options={[
        ...(marked ? [{ value: markedChoice, label: t(text.marked, { words: shortened(marked.quote) }) }] : []),
        ...sentences.map((sentence, index) => ({
          value: String(index),
          label: shortened(section.text.slice(sentence.start, sentence.end)),
        })),
      ]}
      value={choice}
      onChange={(value) => change({ choice: value })}
    />
  );
}

/** Refusals that speak of the words chosen, not of what is said about them. */
const aboutPassage = new Set(["letterPassageTooLong", "letterPassageMoved"]);

function useCommentEntry({ review, section, marked, onClose }: FormProps) {
  const { t, language } = useLanguage();
  const showToast = useToast();
  const { busy, failure, run } = useAction();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [given, setGiven] = useState<{ words: string; proposal: string; who: string; choice?: string | undefined }>({
    words: "",
    proposal: "",
    who: "shared",
  });
  const [errors, setErrors] = useState<{ readonly passage?: string; readonly words?: string }>({});
  const sentences = sentencesIn(section.text, language);
  const choice = given.choice ?? (marked ? markedChoice : undefined);
  const chosen = choice === undefined || choice === markedChoice ? undefined : sentences[Number(choice)];
  const passage = choice === markedChoice ? marked : chosen && passageAt(section.text, chosen.start, chosen.end);
  const refuse = (place: "passage" | "words", sentence: string) => {
    setErrors({ [place]: sentence });
    document.getElementById(`comment-${place === "passage" ? "about" : "words"}-${section.id}`)?.focus();
  };
  const submit = () =>
    run(async () => {
      if (!passage) return refuse("passage", t(text.passageNeeded));
      const { applicationId, letterKey } = review;
      const { words, proposal, who } = given;
      const [refused] = (
        await send(
          commentLetterMutation,
          {
            applicationId,
            letterKey,
            key,
            section: section.id,
            ...passage,
            words,
            proposal,
            isShared: who === "shared",
          },
          { repeatable: true },
        )
      ).commentLetter.refusals;
      if (refused) {
        if (refused.code === "letterCommentSavedElsewise") setKey(crypto.randomUUID());
        return refuse(aboutPassage.has(refused.code) ? "passage" : "words", t(refused.text));
      }
      showToast({ text: t(text.saved) });
      review.reload();
      onClose();
    });
  return {
    given,
    change: (part: Partial<typeof given>) => setGiven({ ...given, ...part }),
    sentences,
    choice,
    errors,
    busy,
    failure,
    submit,
  };
}
