import type { CDPSession, Page } from "playwright-core";

/** One thing of a page, as the browser tells it to a screen reader: what it is and what it is called. Nothing else of the page is known here. */
export type Heard = {
  readonly role: string;
  readonly name: string;
  /** What is typed into it or chosen in it. */
  readonly value: string;
  /** The heading that stands above it. */
  readonly heading: string;
  /** By which the browser finds it again, to press it. */
  readonly node: number;
};

type Node = {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
};

const words = (told: { readonly value?: unknown } | undefined): string =>
  typeof told?.value === "string" || typeof told?.value === "number" ? String(told.value).trim() : "";

const isOff = ({ properties = [] }: Node): boolean =>
  properties.some(({ name, value }) => name === "disabled" && value.value === true);

/** What stands on the page now, in the order in which it is read aloud. What cannot be used is left out. */
export async function hear(page: Page): Promise<readonly Heard[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: readonly Node[] };
    return inOrder(nodes);
  } finally {
    await session.detach();
  }
}

function inOrder(nodes: readonly Node[]): readonly Heard[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const heard: Heard[] = [];
  let heading = "";
  const headingIn = (node: Node | undefined): string | undefined => {
    if (!node || (!node.ignored && words(node.role) === "heading")) return node && words(node.name);
    for (const child of node.childIds ?? []) {
      const found = headingIn(byId.get(child));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const visit = (node: Node | undefined): void => {
    if (!node) return;
    const role = words(node.role);
    const name = words(node.name);
    if (!node.ignored && name !== "" && !isOff(node)) {
      // The line that opens a part holds the heading of the part.
      if (role === "heading") heading = name;
      else if (role === "DisclosureTriangle") heading = headingIn(node) ?? heading;
      heard.push({ role, name, value: words(node.value), heading, node: node.backendDOMNodeId ?? 0 });
    }
    for (const child of node.childIds ?? []) visit(byId.get(child));
  };
  visit(nodes[0]);
  return heard;
}

/** Presses it with the pointer, where it stands on the screen. */
export async function pressHeard(page: Page, { node, name }: Heard): Promise<void> {
  const session = await page.context().newCDPSession(page);
  try {
    // Where people look, and where nothing that stays at an edge of the screen lies over it.
    const { object } = await session.send("DOM.resolveNode", { backendNodeId: node });
    await session.send("Runtime.callFunctionOn", {
      objectId: object.objectId ?? "",
      functionDeclaration:
        'function () { (this.scrollIntoView ? this : this.parentElement).scrollIntoView({ block: "center" }); }',
    });
    const [x, y] = await middleOf(session, node, name);
    await page.mouse.click(x, y);
  } finally {
    await session.detach();
  }
}

async function middleOf(session: CDPSession, node: number, name: string): Promise<readonly [number, number]> {
  const { quads } = await session.send("DOM.getContentQuads", { backendNodeId: node });
  const quad = quads[0];
  if (!quad) throw new Error(`“${name}” is told and stands nowhere on the screen`);
  const mean = (first: number) => [0, 2, 4, 6].reduce((sum, at) => sum + (quad[first + at] ?? 0), 0) / 4;
  return [mean(0), mean(1)];
}
