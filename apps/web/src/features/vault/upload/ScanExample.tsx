import type { DocumentType } from "@boreal/domain/vault/files/documentTypes";
import { exampleHeaders, examples, type ExampleId } from "@boreal/domain/vault/files/examples";
import { lazyPart } from "../../../shell/lazyPart.tsx";
import { useText } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import type { SpecimenProps } from "../specimens/Specimen.tsx";
import { specimenText } from "../specimens/specimen.text.ts";
import { specimenTypeOf } from "../specimens/specimen.ts";
import { ExamplePicture } from "./ExamplePicture.tsx";
import { text } from "../text.ts";

type ExampleProps = { example: ExampleId; subject: string; documentTypes: readonly DocumentType[] | undefined };

const Specimen = lazyPart<SpecimenProps>(async () => (await import("../specimens/Specimen.tsx")).Specimen);

/** Beside the way in: what a good upload looks like, drawn, with one sentence; the tips are one press away. */
export function ExampleBeside({ example, subject, documentTypes }: ExampleProps) {
  const t = useText();
  const tips = tipsOf(example);
  return (
    <div className="scan-example-beside">
      <Shown {...{ example, subject, documentTypes }} />
      <p className="scan-example__words">{t(examples[example])}</p>
      {tips.length > 0 && (
        <Details
          summary={
            <>
              {t(text.tips)} <span className="visually-hidden">{subject}</span>
            </>
          }
        >
          <ul>
            {tips.map((tip) => (
              <li key={t(tip)}>{t(tip)}</li>
            ))}
          </ul>
        </Details>
      )}
    </div>
  );
}

/** The same, folded, where there is nothing to add now. */
export function FoldedExample({ example, subject, documentTypes }: ExampleProps) {
  const t = useText();
  return (
    <Details
      summary={
        <>
          {t(text.goodScan)} <span className="visually-hidden">{subject}</span>
        </>
      }
    >
      <div className="scan-example">
        <div>
          <Shown {...{ example, subject, documentTypes }} />
        </div>
        <ul>
          {[examples[example], ...tipsOf(example)].map((words) => (
            <li key={t(words)}>{t(words)}</li>
          ))}
        </ul>
      </div>
    </Details>
  );
}

/** A specimen of the kind of document that the slot expects; where none is drawn, what a good upload looks like. */
function Shown({ example, subject, documentTypes }: ExampleProps) {
  const t = useText();
  const type = specimenTypeOf(documentTypes);
  return (
    <>
      <p className="scan-example__header">{t(type ? specimenText.header : exampleHeaders[example])}</p>
      {type ? <Specimen type={type} subject={subject} /> : <Drawing example={example} />}
    </>
  );
}

/** What to heed besides what is drawn. A form is a file, and needs no light. */
function tipsOf(example: ExampleId) {
  if (example === "form") return [];
  if (example === "photo") return [text.goodPhotoLight];
  return [text.goodScanLight, text.goodScanCorners, text.goodScanPages];
}

/** The whole page flat in the frame; beside it what does not work. */
function Drawing({ example }: Pick<ExampleProps, "example">) {
  const t = useText();
  return (
    <svg className="scan-example__drawing" viewBox="0 0 240 130" role="img" aria-label={t(text.drawing)}>
      <rect className="scan-example__frame" x="6" y="6" width="100" height="118" rx="4" />
      <ExamplePicture example={example} />
      <path className="scan-example__corner" d="M14 22V10h12M86 10h12v12M98 108v12H86M26 120H14v-12" />
      <path className="scan-example__good" d="M80 106l8 8 16-20" />
      <rect className="scan-example__frame" x="134" y="6" width="100" height="118" rx="4" />
      <path className="scan-example__page" d="M150 30l66-14 18 12v72l-62 24-38-10z" />
      <path className="scan-example__text" d="M164 46l36-8M166 60l52-11M168 73l50-11M172 90l30-7" />
      <path className="scan-example__bad" d="M204 92l22 22M226 92l-22 22" />
    </svg>
  );
}
