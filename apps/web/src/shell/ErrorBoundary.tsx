import type { ReactNode } from "react";
import { Component } from "react";
import { ErrorPage } from "./ErrorPage.tsx";

type Props = { path: string; children: ReactNode };
type State = { path: string; reference: string | undefined };

/** Catches a fault of a page, so that the header and the way out stay. `path` is the page's address. The number is in the browser's console too. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, reference: undefined };

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    // Another page may well work.
    return path === state.path ? null : { path, reference: undefined };
  }

  static getDerivedStateFromError(): Partial<State> {
    const bytes = crypto.getRandomValues(new Uint8Array(5));
    return { reference: Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("") };
  }

  override componentDidCatch(error: unknown) {
    // oxlint-disable-next-line no-console -- the only place where the person who is asked for the number can find the cause
    console.error(`fault ${this.state.reference ?? ""}`, error);
  }

  override render() {
    const { reference } = this.state;
    return reference === undefined ? this.props.children : <ErrorPage reference={reference} />;
  }
}
