import { GalleryPart, Specimen, Stage, State } from "../../../case/gallery/Stage.tsx";
import type { Conflict, QueueView } from "../../../case/saving/queueView.ts";
import { Page } from "../../../shell/Page.tsx";
import { useText, type BilingualText } from "../../../ui/language.tsx";
import { UnsettledAnswers } from "../saving/UnsettledAnswers.tsx";
import { answerGalleryWords as text } from "./answerGallery.text.ts";
import { useExampleAnswers } from "./exampleAnswers.ts";

const twoAnswers: Conflict = {
  key: "maritalStatus",
  mine: "married",
  base: 1,
  theirs: "single",
  version: 2,
  answeredAt: "2026-11-21T14:42:00Z",
};

type Unsettled = Partial<Pick<QueueView, "conflicts" | "refusals">>;

const examples: readonly {
  readonly id: string;
  readonly name: BilingualText;
  readonly unsettled: Unsettled;
}[] = [
  { id: "twoPeople", name: text.twoPeople, unsettled: { conflicts: [twoAnswers] } },
  { id: "closedPage", name: text.closedPage, unsettled: { conflicts: [{ ...twoAnswers, unsent: true }] } },
  {
    id: "refusedElsewhere",
    name: text.refusedElsewhere,
    unsettled: {
      refusals: [
        {
          code: "NOT_A_CHOICE",
          path: "answers.maritalStatus",
          text: { en: "Choose one of the answers on the page.", fr: "Choisissez l’une des réponses de la page." },
        },
      ],
    },
  },
];

/** What a page says of answers that cannot be stored before a person chooses. */
export function AnswerGalleryPage() {
  const t = useText();
  return (
    <Page title={t(text.title)} backHref="/gallery" width="wide">
      <Stage parts={[{ id: "unsettled", title: text.unsettled }]}>
        <GalleryPart id="unsettled" title={text.unsettled}>
          <Specimen of="UnsettledAnswers" when={text.when}>
            {examples.map(({ id, name, unsettled }) => (
              <State key={id} name={name}>
                {() => <Example unsettled={unsettled} />}
              </State>
            ))}
          </Specimen>
        </GalleryPart>
      </Stage>
    </Page>
  );
}

function Example({ unsettled }: { unsettled: Unsettled }) {
  const answers = useExampleAnswers("Student");
  return <UnsettledAnswers answers={{ ...answers, view: { ...answers.view, ...unsettled } }} pageKeys={[]} />;
}
