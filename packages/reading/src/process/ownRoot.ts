import { existsSync, lstatSync, readlinkSync } from "node:fs";
import path from "node:path";
import { readerFolders } from "./readerPackages.ts";

/** An empty folder that every Linux has (Filesystem Hierarchy Standard 3.0); the new root is laid over it, for one process only. */
const rootCandidates = ["/mnt", "/media", "/srv"];
/** Libraries that Node and the picture library are linked with. */
const libraryFolders = ["/usr/lib", "/usr/lib64", "/lib", "/lib64"];

export type Inside = {
  /** Programs, with absolute paths, that are needed inside. */
  readonly node: string;
  readonly setpriv: string;
  /** What `setpriv` does before Node runs. */
  readonly rights: readonly string[];
};

/**
 * A shell program that lays out the file system of a reader process, goes in, drops every right and becomes Node; its
 * arguments are those of Node. It has to run in namespaces of its own. Undefined where no place for the new root is found.
 */
export function ownRootScript({ node, setpriv, rights }: Inside): string | undefined {
  const { packages, linked } = readerFolders();
  const libraries = libraryFolders.filter((folder) => existsSync(folder));
  const [links, folders] = [libraries.filter(isLink), libraries.filter((folder) => !isLink(folder))];
  const shown = [...folders, ...linked.map(({ folder }) => folder), node, setpriv];
  const root = rootCandidates.find(
    (one) => existsSync(one) && ![...shown, ...packages].some((file) => file.startsWith(`${one}/`)),
  );
  if (root === undefined) return undefined;
  const lines = [
    "set -e",
    "PATH=/usr/bin:/bin:/usr/sbin:/sbin",
    `mount -t tmpfs -o size=4m,mode=0755,nosuid,nodev reader ${root}`,
    `mkdir ${root}/base ${root}/proc`,
    // Shows this process alone. Containers that hide parts of it refuse; Node does without.
    `mount -t proc -o nosuid,nodev,noexec proc ${root}/proc 2>/dev/null || true`,
    ...shown.flatMap((one) => [...placeFor(root, one), bind(one, `${root}${one}`), makeReadOnly(`${root}${one}`)]),
    ...[...byModules(packages)].flatMap(([modules, inside]) => [
      // What is bound from a place that is read-only stays read-only.
      bind(modules, `${root}/base`),
      makeReadOnly(`${root}/base`),
      ...inside.flatMap((one) => [
        ...placeFor(root, one),
        bind(`${root}/base/${path.relative(modules, one)}`, `${root}${one}`),
      ]),
      `umount ${root}/base`,
    ]),
    ...links.flatMap((link) => symbolicLink(root, link, readlinkSync(link))),
    ...linked
      .filter(({ link, folder }) => link !== folder)
      .flatMap(({ link, folder }) => symbolicLink(root, link, folder)),
    `mount -o remount,ro,size=4m,mode=0755,nosuid,nodev ${root}`,
    `cd ${root}`,
    `exec chroot ${root} ${[setpriv, ...rights, "--", node].map(quoted).join(" ")} "$@"`,
  ];
  return lines.join("\n");
}

const isLink = (folder: string): boolean => lstatSync(folder).isSymbolicLink();

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

const bind = (from: string, to: string): string => `mount --bind ${quoted(from)} ${quoted(to)}`;

const makeReadOnly = (at: string): string => `mount -o remount,bind,ro,nosuid,nodev ${quoted(at)}`;

const placeFor = (root: string, shown: string): readonly string[] =>
  lstatSync(shown).isDirectory()
    ? [`mkdir -p ${quoted(`${root}${shown}`)}`]
    : [`mkdir -p ${quoted(`${root}${path.dirname(shown)}`)}`, `: > ${quoted(`${root}${shown}`)}`];

const symbolicLink = (root: string, link: string, target: string): readonly string[] => [
  `mkdir -p ${quoted(`${root}${path.dirname(link)}`)}`,
  `ln -s ${quoted(target)} ${quoted(`${root}${link}`)}`,
];

/** The packages by the `node_modules` folder in which they stand. */
function byModules(packages: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const marker = `${path.sep}node_modules${path.sep}`;
  const groups = new Map<string, string[]>();
  for (const one of packages) {
    const modules = one.slice(0, one.lastIndexOf(marker) + marker.length - 1);
    groups.set(modules, [...(groups.get(modules) ?? []), one]);
  }
  return groups;
}
