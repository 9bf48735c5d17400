import { useEffect, useState } from "react";
import { formPreviewAddress } from "../../../case/loading/addresses.ts";
import { Details } from "../../../ui/layout/Details.tsx";
import { useLanguage, type BilingualText, type Language } from "../../../ui/language.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { outputText as text } from "./output.text.ts";
import { SheetView, type Sheet } from "./SheetView.tsx";
import "./FormPreview.css";

/** What `/forms/{application}/{form}/preview` answers. */
type Preview =
  | { readonly sheets: readonly Sheet[] }
  | { readonly pages: readonly { readonly width: number; readonly height: number }[] }
  | { readonly because: BilingualText };

async function askPreview(address: string, signal: AbortSignal): Promise<Preview> {
  const answer = await fetch(address, { signal });
  if (answer.ok) return (await answer.json()) as Preview;
  const refused =
    answer.status === 422
      ? ((await answer.json()) as { refusals: readonly { text: BilingualText }[] }).refusals[0]
      : undefined;
  return { because: refused?.text ?? text.previewFailed };
}

type PreviewProps = {
  applicationId: string;
  formKey: string;
  language: Language;
  /** Another one is drawn once something else is stored. */
  version: string;
};

/** The real form as it is filled by now, drawn on the page and marked. Asked for only when it is opened. */
export function FormPreview(props: PreviewProps) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <Details summary={t(text.previewTitle)} open={isOpen} onToggle={setOpen}>
      <p>{t(text.previewLead)}</p>
      {isOpen && <Drawn {...props} />}
    </Details>
  );
}

function Drawn({ applicationId, formKey, language, version }: PreviewProps) {
  const { t } = useLanguage();
  const [found, setFound] = useState<Preview>();
  const address = formPreviewAddress(applicationId, formKey, language);
  useEffect(() => {
    const leave = new AbortController();
    setFound(undefined);
    askPreview(address, leave.signal).then(setFound, () => {
      if (!leave.signal.aborted) setFound({ because: text.previewFailed });
    });
    return () => leave.abort();
  }, [address, version]);
  if (!found) return <Spinner label={t(text.previewWaiting)} />;
  if ("because" in found) return <p>{t(found.because)}</p>;
  const pages = "sheets" in found ? found.sheets.length : found.pages.length;
  const label = (index: number) => t(text.previewPage, { page: index + 1, pages });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className="form-preview" aria-label={t(text.previewTitle)} tabIndex={0}>
      {"sheets" in found
        ? found.sheets.map((sheet, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a page is its place
            <Marked key={index} label={label(index)} width={sheet.width} height={sheet.height}>
              <SheetView sheet={sheet} />
            </Marked>
          ))
        : found.pages.map((page, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a page is its place
            <Marked key={index} label={label(index)} width={page.width} height={page.height}>
              <img
                className="form-preview__picture"
                src={formPreviewAddress(applicationId, formKey, language, index + 1)}
                alt=""
                loading="lazy"
              />
            </Marked>
          ))}
    </section>
  );
}

/** One page with the words over it that say it is none to send. */
function Marked({
  label,
  width,
  height,
  children,
}: {
  label: string;
  width: number;
  height: number;
  children: React.ReactNode;
}) {
  const { t } = useLanguage();
  return (
    <div
      className="form-preview__page"
      role="img"
      aria-label={label}
      style={{ inlineSize: `${width}px`, blockSize: `${height}px` }}
    >
      {children}
      <div className="form-preview__mark" aria-hidden="true">
        {t(text.previewMark)}
      </div>
    </div>
  );
}
