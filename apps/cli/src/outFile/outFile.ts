import { WrongInput } from "../exitStatus.ts";

const words: Readonly<Record<string, string>> = {
  ENOENT: "its folder is not there",
  ENOTDIR: "its folder is a file",
  EISDIR: "it is a folder",
  EACCES: "you may not write there",
  EPERM: "you may not write there",
  EROFS: "nothing can be written there",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "it is a link that leads back to itself",
};

/** What is thrown where `--out` cannot be written: its place is wrong input, a full disk is a fault of the machine. */
export function notWritten(out: string, fault: unknown): unknown {
  const code = fault instanceof Error && "code" in fault ? String(fault.code) : "";
  const says = words[code];
  return says === undefined
    ? fault
    : new WrongInput(
        `--out: found ${out}, a file that cannot be written (${code}): ${says}; accepted is a path in a folder that is there`,
      );
}
