import { useRef, type ReactNode } from "react";
import { Button } from "./Button.tsx";

type FileButtonProps = {
  look: "primary" | "quiet";
  accept: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** A button that opens the file chooser. */
export function FileButton({ look, accept, multiple, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again, after a stop or a refusal.
          event.target.value = "";
        }}
      />
      <Button look={look} icon={look === "quiet" ? "restore" : "upload"} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
