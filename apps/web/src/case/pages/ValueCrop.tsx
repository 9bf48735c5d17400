import { mediaTypes } from "@boreal/domain/kernel/fileType";
import { useState } from "react";
import { Button } from "../../ui/controls/Button.tsx";
import { useText } from "../../ui/language.tsx";
import { pagePictureAddress } from "../loading/addresses.ts";
import type { DocumentFile } from "../loading/theCase.ts";
import { boxInCrop, cropOf, isPlace } from "./cropOf.ts";
import { MarkedPlace } from "./MarkedPlace.tsx";
import { turnedBox, type Box } from "./turned.ts";
import { text } from "./valueCrop.text.ts";
import "./ValueCrop.css";

type CropProps = {
  file: Pick<DocumentFile, "id" | "mime" | "rotation" | "abilities" | "state">;
  field: Pick<DocumentFile["fields"][number], "name" | "label" | "value" | "page" | "box">;
};

/** Files of which our pages are drawings of their text: the places are those of lines, not of the page. */
const withoutPages: ReadonlySet<string> = new Set([mediaTypes.docx, mediaTypes.doc]);

/** Whoever asked the browser to save data presses first. Not every browser says so. */
const savesData = (): boolean =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/**
 * The part of the page that a value was read from. It is cut out of the picture of the page that the viewer shows as well: a page
 * with ten values is one request, and its address names the file and nothing else (ADR 0167).
 */
export function ValueCrop({ file, field }: CropProps) {
  const t = useText();
  const { page, box, value } = field;
  if (value === null || value === undefined) return <p className="value-crop__none">{t(text.typedByHand)}</p>;
  if (typeof page !== "number" || !isPlace(box) || withoutPages.has(file.mime))
    return <p className="value-crop__none">{t(text.noPlace)}</p>;
  if (!file.abilities.includes("view") || file.state === "damaged") return null;
  // Drawn anew when the file is turned: what was known of the old picture says nothing about the new one.
  return (
    <Cut
      key={file.rotation}
      source={pagePictureAddress(file.id, page, 1200, file.rotation)}
      box={turnedBox(box, file.rotation)}
      alt={t(text.partOfPage, { page, label: t(field.label) })}
    />
  );
}

type CutProps = { source: string; box: Box; alt: string };

function Cut({ source, box, alt }: CutProps) {
  const t = useText();
  const [isWanted, setWanted] = useState(!savesData());
  const [isMissing, setMissing] = useState(false);
  const [picture, setPicture] = useState<{ width: number; height: number }>();
  if (isMissing) return <p className="value-crop__none">{t(text.notShown)}</p>;
  if (!isWanted) {
    return (
      <Button look="quiet" icon="eye" onClick={() => setWanted(true)}>
        {t(text.show)} <span className="visually-hidden">{alt}</span>
      </Button>
    );
  }
  const crop = picture && cropOf(box, picture);
  return (
    <span className="value-crop">
      <img
        className="value-crop__page"
        src={source}
        loading="lazy"
        decoding="async"
        alt={alt}
        style={
          crop && {
            blockSize: "auto",
            inlineSize: `${100 / crop.width}%`,
            transform: `translate(${-100 * crop.left}%, ${-100 * crop.top}%)`,
            opacity: 1,
          }
        }
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalWidth > 0 && naturalHeight > 0) setPicture({ width: naturalWidth, height: naturalHeight });
        }}
        onError={() => setMissing(true)}
      />
      {crop && <MarkedPlace box={boxInCrop(box, crop)} />}
    </span>
  );
}
