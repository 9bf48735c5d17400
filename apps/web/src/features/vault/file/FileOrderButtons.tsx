import type { DocumentFile } from "../../../case/loading/theCase.ts";
import { IconButton } from "../../../ui/controls/Button.tsx";
import { Icon } from "../../../ui/layout/Icon.tsx";
import { useText } from "../../../ui/language.tsx";
import { text } from "./arrange.text.ts";

/** What is dragged: a file of this page, and nothing from elsewhere. */
export const draggedFile = "application/x-boreal-file";

type FileOrderButtonsProps = {
  file: DocumentFile;
  at: number;
  count: number;
  onMove: (fileId: string, to: number) => void;
};

/** Where a file stands among those of its slot, with the ways to move it: arrows for everybody, a handle for the mouse. */
export function FileOrderButtons({ file, at, count, onMove }: FileOrderButtonsProps) {
  const t = useText();
  const { name, id } = file;
  const step = (to: number) => ({
    "aria-disabled": to < 0 || to >= count ? true : undefined,
    onClick: () => {
      if (to >= 0 && to < count) onMove(id, to);
    },
  });
  return (
    <div className="file-card__order">
      <span
        className="file-card__grip"
        draggable
        aria-hidden="true"
        onDragStart={(event) => {
          event.dataTransfer.setData(draggedFile, id);
          event.dataTransfer.effectAllowed = "move";
        }}
      >
        <Icon name="grip" />
      </span>
      <span className="figures">{t(text.place, { n: at + 1, count })}</span>
      <IconButton icon="arrowUp" label={t(text.moveUp, { name })} {...step(at - 1)} />
      <IconButton icon="arrowDown" label={t(text.moveDown, { name })} {...step(at + 1)} />
    </div>
  );
}
