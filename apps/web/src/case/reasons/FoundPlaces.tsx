import { useText } from "../../ui/language.tsx";
import { pagePictureAddress } from "../loading/addresses.ts";
import type { DocumentFile } from "../loading/theCase.ts";
import { isPlace } from "../pages/cropOf.ts";
import { MarkedPlace } from "../pages/MarkedPlace.tsx";
import { turnedBox } from "../pages/turned.ts";
import { text } from "./foundPlaces.text.ts";
import "./FoundPlaces.css";

type FoundProps = {
  file: DocumentFile;
  warningId: string;
  /** The heading says the first of them. */ isFirstSaid: boolean;
};

/** What the reader measured for a warning, and where: its sentences, and the page in small with the places marked. */
export function FoundPlaces({ file, warningId, isFirstSaid }: FoundProps) {
  const t = useText();
  const found = file.found.filter(({ id }) => id === warningId);
  const said = found.slice(isFirstSaid ? 1 : 0);
  const placed = found.flatMap(({ page, box }) =>
    typeof page === "number" && isPlace(box) ? [{ page, box: turnedBox(box, file.rotation) }] : [],
  );
  const [page] = placed.map((place) => place.page);
  const mayLook = file.abilities.includes("view") && file.state !== "damaged";
  return (
    <div className="found-places">
      {said.length > 0 && (
        <ul className="found-places__said">
          {said.map(({ because }) => (
            <li key={t(because)}>{t(because)}</li>
          ))}
        </ul>
      )}
      {page !== undefined && mayLook && (
        <span className="found-places__page">
          <img
            src={pagePictureAddress(file.id, page, 240, file.rotation)}
            alt={t(text.marked, { page })}
            loading="lazy"
          />
          {placed
            .filter((place) => place.page === page)
            .map(({ box }) => (
              <MarkedPlace key={box.join()} box={box} />
            ))}
        </span>
      )}
    </div>
  );
}
