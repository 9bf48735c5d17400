import type { FormValue } from "@boreal/domain/forms/fields/field";
import { useRef, type ReactNode } from "react";
import { FilePages } from "../../../case/pages/FilePages.tsx";
import { turnedBox } from "../../../case/pages/turned.ts";
import { Dialog } from "../../../ui/layout/Dialog.tsx";
import { useText } from "../../../ui/language.tsx";
import { text } from "../text.ts";
import type { FormDocument } from "../useEntries.ts";
import "./DocumentBeside.css";

type BesideProps = {
  document: FormDocument;
  label: string;
  value: FormValue | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** The document on one side with the place marked where the value was read, the field on the other. One above the other on a phone. */
export function DocumentBeside({ document, label, value, onClose, children }: BesideProps) {
  const t = useText();
  const place = placeOf(document, value);
  const pane = useRef<HTMLElement>(null);
  return (
    <Dialog title={t(text.besideTitle, { label })} open onClose={onClose} wide>
      <div className="document-beside">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <section ref={pane} className="document-beside__document" aria-label={t(text.documentPages)} tabIndex={0}>
          <FilePages fileId={document.id} rotation={document.rotation} marked={place} pane={pane} />
        </section>
        <div className="document-beside__field">{children}</div>
      </div>
    </Dialog>
  );
}

const plain = (words: string) =>
  words
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** Where the value stands in the document: the field that was read as the same words. */
function placeOf({ fields, rotation }: FormDocument, value: FormValue | undefined) {
  if (typeof value !== "string") return undefined;
  const found = fields.find(
    (field) =>
      field.page !== null &&
      field.box &&
      [field.correctedValue, field.value].some((read) => read !== null && plain(read) === plain(value)),
  );
  return found?.box && typeof found.page === "number"
    ? { page: found.page, box: turnedBox(found.box, rotation) }
    : undefined;
}
