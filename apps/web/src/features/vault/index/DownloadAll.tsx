import { documentsArchiveAddress } from "../../../case/loading/addresses.ts";
import type { TheApplication } from "../../../case/loading/theCase.ts";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useLanguage } from "../../../ui/language.tsx";
import { archiveFiles } from "../file/archiveFiles.ts";
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
  const { files, damaged, rejected } = archiveFiles(application.documents, of);
  if (files.length === 0 || (of && files.length + damaged.length === 1)) return null;
  const size = sizeWords(
    files.reduce((sum, { bytes }) => sum + bytes, 0),
    tools,
  );
  return (
    <>
      {damaged.length > 0 && <Banner tone="attention">{t(text.damagedLeftOut, { count: damaged.length })}</Banner>}
      {rejected.length > 0 && <p>{t(text.rejectedLeftOut, { count: rejected.length })}</p>}
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
