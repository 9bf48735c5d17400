import { documentsArchiveAddress } from "../../../case/loading/addresses.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { text } from "../file/arrange.text.ts";
import { sizeWords } from "../file/fileWords.ts";

type DownloadAllProps = {
  application: TheApplication;
  of?: { readonly page: string; readonly childNumber: number | null };
};

/** Saves all files that the reader may open in one archive: of the application, or of one page that has several. */
export function DownloadAll({ application, of }: DownloadAllProps) {
  const tools = useLanguage();
  const { t, language } = tools;
  const all = application.documents.filter(
    (file) =>
      file.abilities.includes("download") &&
      file.state !== "rejected" &&
      (!of || (file.page === of.page && (file.childNumber ?? null) === of.childNumber)),
  );
  const files = all.filter(({ state }) => state !== "damaged");
  const damaged = all.length - files.length;
  if (files.length === 0 || (of && all.length === 1)) return null;
  const size = sizeWords(
    files.reduce((sum, { bytes }) => sum + bytes, 0),
    tools,
  );
  return (
    <>
      {damaged > 0 && <Banner tone="attention">{t(text.damagedLeftOut, { count: damaged })}</Banner>}
      <p>
        {/* Everything at once may ask first who sits there: then a page answers, which has to be seen. */}
        <a
          className="button button--secondary"
          href={documentsArchiveAddress(application.id, language, of)}
          download={of !== undefined}
        >
          <Icon name="download" />
          {t(of ? text.downloadPage : text.downloadAll, {
            count: files.length,
            size,
          })}
        </a>
      </p>
    </>
  );
}
