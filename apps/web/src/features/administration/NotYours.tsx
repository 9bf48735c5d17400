import { lazy, Suspense } from "react";
import { useMe } from "../../shell/session.tsx";
import { useText } from "../../ui/language.tsx";
import { text } from "./text.ts";

const WorkAs = lazy(async () => ({ default: (await import("../../shell/chrome/WorkAs.tsx")).WorkAs }));

/** What others than administrators see of these pages, and the way there for whoever holds that role as well. */
export function NotYours() {
  const t = useText();
  return (
    <>
      <p>{t(text.notYours)}</p>
      {useMe().roles.includes("admin") && (
        <Suspense>
          <WorkAs only="admin" />
        </Suspense>
      )}
    </>
  );
}
