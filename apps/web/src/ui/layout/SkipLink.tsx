import { useText } from "../language.tsx";
import { text } from "../text.ts";
import "./SkipLink.css";

/** The first stop of the tab key: straight to the page's own content. */
export function SkipLink({ targetId }: { targetId: string }) {
  const t = useText();
  return (
    <a
      className="skip-link"
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {t(text.skipToContent)}
    </a>
  );
}
