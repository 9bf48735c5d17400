import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { ownRootScript } from "./ownRoot.ts";

/**
 * How far the system itself keeps a reader process in, from strong to weak (docs/adr/0107):
 * `ownRoot`: a file system of its own that holds program code only and cannot be written; no network, no other process to
 * see or signal, no capability and no way to gain one; under a user of its own where the server runs as root.
 * `ownUser`: a user of its own, no capability and no way to gain one.
 * `noNewPrivileges`: the server's user, who can gain no right. `none`: nothing beyond Node's permission model and `lockDown.ts`.
 */
export type Confinement = "ownRoot" | "ownUser" | "noNewPrivileges" | "none";

/** A program and the arguments that stand before those of Node. */
export type Wrapper = { readonly execPath: string; readonly execArgv: string[] };

/** A user id that no account has: nothing on the machine belongs to it. */
const readerUser = 64_733;
const toolFolders = ["/usr/bin", "/bin", "/usr/sbin", "/sbin"];
const probePatience = 10_000;

const isRoot = (): boolean => process.getuid?.() === 0;

/** The tools of util-linux and coreutils, which every ordinary Linux has; undefined where one is missing. */
function toolsOf<Name extends string>(...names: readonly Name[]): Readonly<Record<Name, string>> | undefined {
  const found = names.map((name) =>
    toolFolders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)),
  );
  if (process.platform !== "linux" || found.includes(undefined)) return undefined;
  return Object.fromEntries(names.map((name, at) => [name, found[at]])) as Record<Name, string>;
}

const noNewRights = ["--inh-caps=-all", "--bounding-set=-all", "--no-new-privs"];
const asReader = [`--reuid=${readerUser}`, `--regid=${readerUser}`, "--clear-groups", ...noNewRights];

function ownRoot(): Wrapper | undefined {
  const tools = toolsOf("unshare", "setpriv", "chroot", "mount", "umount", "mkdir", "ln", "sh");
  if (!tools) return undefined;
  const script = ownRootScript({
    node: process.execPath,
    setpriv: realpathSync(tools.setpriv),
    rights: isRoot() ? asReader : noNewRights,
  });
  if (script === undefined) return undefined;
  const asOwnRoot = isRoot() ? [] : ["--user", "--map-root-user"];
  const apart = ["--mount", "--pid", "--net", "--ipc", "--uts", "--fork", "--kill-child=SIGKILL"];
  return { execPath: tools.unshare, execArgv: [...asOwnRoot, ...apart, "--", tools.sh, "-c", script, "reader"] };
}

function ownUser(): Wrapper | undefined {
  const tools = toolsOf("setpriv");
  return tools && isRoot() ? { execPath: tools.setpriv, execArgv: [...asReader, "--", process.execPath] } : undefined;
}

function noNewPrivileges(): Wrapper | undefined {
  const tools = toolsOf("setpriv");
  return tools ? { execPath: tools.setpriv, execArgv: ["--no-new-privs", "--", process.execPath] } : undefined;
}

const wrappers: Readonly<Record<Confinement, () => Wrapper | undefined>> = {
  ownRoot,
  ownUser,
  noNewPrivileges,
  none: () => ({ execPath: process.execPath, execArgv: [] }),
};

export type Confined = { readonly confinement: Confinement; readonly wrapper: Wrapper };

/** Whether this confinement can be had here: a program is started under it with these arguments of Node, once. */
export function confinedAs(confinement: Confinement, nodeArguments: readonly string[]): Confined | undefined {
  const wrapper = wrappers[confinement]();
  if (wrapper === undefined) return undefined;
  const tried = spawnSync(wrapper.execPath, [...wrapper.execArgv, ...nodeArguments, "-e", "process.exit(7)"], {
    stdio: "ignore",
    env: {},
    timeout: probePatience,
  });
  return tried.status === 7 ? { confinement, wrapper } : undefined;
}

let strongest: Confined | undefined;

/** The strongest confinement that this machine offers; looked for once. Takes up to a second. */
export function strongestConfinement(nodeArguments: readonly string[]): Confined {
  for (const confinement of ["ownRoot", "ownUser", "noNewPrivileges", "none"] as const) {
    strongest ??= confinedAs(confinement, nodeArguments);
  }
  if (strongest === undefined) throw new Error("no reader process can be started on this machine");
  return strongest;
}
