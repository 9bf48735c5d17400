import { useEffect, useState } from "react";
import { useText } from "../language.tsx";
import { text } from "../text.ts";
import "./Spinner.css";

/** A quiet mark that shows only when waiting has taken 300 ms. */
export function Spinner({ label }: { label?: string }) {
  const t = useText();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {shown && (
        <div className="spinner">
          <span className="spinner__mark" aria-hidden="true" />
          <span>{label ?? t(text.waiting)}</span>
        </div>
      )}
    </div>
  );
}
