import { useState } from "react";
import { pagePictureAddress } from "../../../case/loading/addresses.ts";
import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { Icon } from "../../../ui/layout/Icon.tsx";

/** The first page, small. Decoration beside the file's name: whoever does not see it misses nothing. */
export function Thumbnail({ file }: { file: DocumentFile }) {
  const [isMissing, setMissing] = useState(false);
  const isDrawn = file.abilities.includes("view") && (file.state === "read" || file.state === "notReadable");
  if (!isDrawn || isMissing) return <Icon name="document" />;
  return (
    <img
      className="file-card__thumbnail"
      src={pagePictureAddress(file.id, 1, 240, file.rotation)}
      width={44}
      height={60}
      loading="lazy"
      alt=""
      onError={() => setMissing(true)}
    />
  );
}
