import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawFrame, type Scene } from "../../apps/web/src/features/vault/capture/camera/testFrames.ts";

/** A film (YUV4MPEG2, grey) of these scenes for the camera of a browser, which shows it over and over; each stays for half a second. */
export function makeFilm(scenes: readonly Scene[], width = 1280, height = 720): string {
  const colour = Buffer.alloc((width / 2) * (height / 2) * 2, 128);
  const frames = scenes.flatMap((scene) => {
    const picture = Buffer.from(drawFrame({ ...scene, width, height }).data);
    return Array.from({ length: 5 }, () => [Buffer.from("FRAME\n"), picture, colour]).flat();
  });
  const file = join(mkdtempSync(join(tmpdir(), "boreal-film-")), "page.y4m");
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), ...frames]),
  );
  return file;
}
