import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { SaveStatus, type SaveState } from "./SaveStatus.tsx";

/**
 * One page may save several things: answers, and below them what the account keeps of a life. Whether it is saved is said
 * once, in the head; a part inside tells how it stands.
 */
const TellSaving = createContext<((state: SaveState | undefined) => void) | undefined>(undefined);
const SavingOfPart = createContext<SaveState | undefined>(undefined);

export function SavingOfPage({ children }: { children: ReactNode }) {
  const [ofPart, setOfPart] = useState<SaveState>();
  return (
    <TellSaving value={setOfPart}>
      <SavingOfPart value={ofPart}>{children}</SavingOfPart>
    </TellSaving>
  );
}

/** Of a part of a page: says how it is saved where the page says it, or nowhere; then the part has to say it itself. */
export function useTellSaving(state: SaveState): { readonly isTold: boolean } {
  const tell = useContext(TellSaving);
  useEffect(() => {
    tell?.(state);
    return () => tell?.(undefined);
  }, [tell, state]);
  return { isTold: tell !== undefined };
}

/** In the head of such a page: how everything on it is saved. */
export function PageSaveStatus({ state }: { state: SaveState }) {
  return <SaveStatus state={savingOf(state, useContext(SavingOfPart))} />;
}

const urgency: Readonly<Record<SaveState["kind"], number>> = {
  nothing: 0,
  saved: 1,
  saving: 2,
  retrying: 3,
  unknown: 4,
  full: 5,
};

/** What needs somebody most; of two that are saved the later one. */
export function savingOf(one: SaveState, other: SaveState | undefined): SaveState {
  if (!other) return one;
  if (one.kind === "saved" && other.kind === "saved") return other.at > one.at ? other : one;
  return urgency[other.kind] > urgency[one.kind] ? other : one;
}
