import { exampleHeaders, examples, type ExampleId } from "@boreal/domain/vault/files/examples";
import { useText } from "../../../ui/language.tsx";
import { Details } from "../../../ui/layout/Details.tsx";
import { ExamplePicture } from "./ExamplePicture.tsx";
import { text } from "../text.ts";

/** What a good upload looks like, drawn: the whole page flat in the frame; beside it what does not work. */
export function ScanExample({ example, subject }: { example: ExampleId; subject: string }) {
  const t = useText();
  return (
    <Details
      summary={
        <>
          {t(text.goodScan)} <span className="visually-hidden">{subject}</span>
        </>
      }
    >
      <p className="scan-example__header">{t(exampleHeaders[example])}</p>
      <div className="scan-example">
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
        <ul>
          <li>{t(examples[example])}</li>
          {example !== "form" && <li>{t(example === "photo" ? text.goodPhotoLight : text.goodScanLight)}</li>}
          {example !== "form" && example !== "photo" && (
            <>
              <li>{t(text.goodScanCorners)}</li>
              <li>{t(text.goodScanPages)}</li>
            </>
          )}
        </ul>
      </div>
    </Details>
  );
}
