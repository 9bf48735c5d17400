import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import { childArguments, childCommand, childEnvironment } from "./childArguments.ts";
import { confinedAs, type Confinement } from "./confinement.ts";
import { readerFolders } from "./readerPackages.ts";

/** A native module that a person's JavaScript could look for: another than the reader's own. */
function foreignNativeCode(): string {
  const picture = readerFolders().packages.find((folder) => folder.endsWith(path.join("node_modules", "sharp"))) ?? "";
  const named = path.join(path.dirname(picture), "@rolldown");
  const folder = path.join(named, readdirSync(named).find((name) => name.startsWith("binding-")) ?? "");
  return path.join(folder, readdirSync(folder).find((file) => file.endsWith(".node")) ?? "");
}

// Where the system confines, and where only Node and our own lock do: what JavaScript inside can do must be the same.
describe.each<Confinement>(["ownRoot", "ownUser", "noNewPrivileges", "none"])(
  "a reader process confined as %s",
  (confinement) => {
    const confined = confinedAs(confinement, childArguments(400, true));
    if (!confined) process.stderr.write(`skipped: this machine cannot confine a process as ${confinement}\n`);
    const folder = mkdtempSync(path.join(tmpdir(), "boreal-sandbox-"));
    const [secret, picture, target] = ["secret.txt", "secret.png", "written"].map((name) =>
      path.join(folder, name),
    ) as [string, string, string];
    let calls = 0;
    const server = createServer((socket) => {
      calls += 1;
      socket.destroy();
    });
    let port = 0;

    async function printedBy(program: string): Promise<string> {
      const { execPath, execArgv } = childCommand(400, true, confined?.wrapper);
      const child = spawn(execPath, [...execArgv, "--input-type=module", "-e", program], {
        env: childEnvironment(),
        stdio: ["ignore", "pipe", "pipe"],
      });
      let printed = "";
      child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
      child.stderr.on("data", (chunk: Buffer) => (printed += chunk.toString()));
      await once(child, "close");
      return printed.trim();
    }

    /** What becomes of each expression, with exactly the rights of a reader process: `refused CODE`, or `allowed VALUE`. */
    async function tried(...expressions: readonly string[]): Promise<string[]> {
      const one = (expression: string) =>
        `try { const got = await (${expression}); console.log('allowed ' + got) } catch (error) { console.log('refused ' + (error.code ?? error.cause?.code ?? error.name)) }`;
      return (await printedBy(expressions.map(one).join("\n"))).split("\n");
    }

    /** Those of the expressions that were not refused. */
    async function allowed(...expressions: readonly string[]): Promise<string[]> {
      const outcomes = await tried(...expressions);
      return expressions.flatMap((expression, at) =>
        outcomes[at]?.startsWith("refused") ? [] : [`${expression}: ${outcomes[at]}`],
      );
    }

    beforeAll(async () => {
      writeFileSync(secret, "not for the reader");
      await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
        .png()
        .toFile(picture);
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
      port = (server.address() as AddressInfo).port;
    });
    afterAll(async () => {
      rmSync(folder, { recursive: true, force: true });
      server.close();
      await once(server, "close");
    });

    describe.skipIf(!confined)("JavaScript in it", () => {
      const file = (name: string) => JSON.stringify(name);

      test("reaches no network, not even this machine", async () => {
        expect(
          await allowed(
            `import('node:net').then(({ connect }) => new Promise((resolve, reject) => connect(${port}, '127.0.0.1').on('connect', resolve).on('error', reject)))`,
            `fetch('http://127.0.0.1:${port}/')`,
            `import('node:dns/promises').then((dns) => dns.lookup('example.test'))`,
          ),
        ).toEqual([]);
        expect(calls).toBe(0);
      });

      test("reads no file but program code, and writes none", async () => {
        expect(
          await allowed(
            `import('node:fs/promises').then((fs) => fs.readFile(${file(secret)}))`,
            `import('node:fs/promises').then((fs) => fs.readdir('/'))`,
            `import('node:fs/promises').then((fs) => fs.writeFile(${file(target)}, 'x'))`,
          ),
        ).toEqual([]);
        expect(existsSync(target)).toBe(false);
      });

      test("has no database to write with", async () => {
        expect(
          await allowed(
            `import('node:sqlite').then(({ DatabaseSync }) => new DatabaseSync(${file(target)}).exec('create table t (a)'))`,
          ),
        ).toEqual([]);
        expect(existsSync(target)).toBe(false);
      });

      test("reads and writes no file through the picture library, whose work on bytes goes on", async () => {
        const library = `import(${file(import.meta.resolve("sharp"))}).then(({ default: sharp }) => `;
        const red = `{ create: { width: 4, height: 4, channels: 3, background: 'red' } }`;
        const opened = `sharp(${file(picture)}).raw().toBuffer()`;
        expect(
          await allowed(
            `${library}${opened})`,
            ...["toFile", "png().toFile", "tiff().toFile", "tile().toFile"].map(
              (form) => `${library}sharp(${red}).${form}(${file(`${target}.jpg`)}))`,
            ),
            `${library}(sharp.unblock({ operation: ['VipsForeignLoad', 'VipsForeignSave'] }), ${opened}))`,
            `${library}${opened})`,
          ),
        ).toEqual([]);
        expect(readdirSync(folder).toSorted()).toEqual(["secret.png", "secret.txt"]);
        const onBytes = `${library}sharp(${red}).jpeg().toBuffer().then((jpeg) => sharp(jpeg).raw().toBuffer()).then((raw) => raw.length))`;
        expect(await tried(onBytes)).toEqual(["allowed 48"]);
      });

      test("has the engine write no file, by no flag of it", async () => {
        const flags = [`--trace-turbo-cfg-file=${target}`, `--trace-turbo-path=${folder}`, "--trace-turbo"];
        const hot = "const twice = (x) => x * 2 + 1; let sum = 0; for (let i = 0; i < 3e6; i++) sum += twice(i);";
        const set = (v8: string) =>
          `${v8}.then((v8) => { for (const flag of ${JSON.stringify(flags)}) v8.setFlagsFromString(flag); ${hot} })`;
        expect(
          await allowed(
            set(`import('node:v8')`),
            set(`Promise.resolve(process.getBuiltinModule('v8'))`),
            `import('node:v8').then((v8) => v8.setHeapSnapshotNearHeapLimit(1))`,
            `import('node:v8').then((v8) => v8.writeHeapSnapshot(${file(target)}))`,
          ),
        ).toEqual([]);
        expect(readdirSync(folder).toSorted()).toEqual(["secret.png", "secret.txt"]);
      });

      test("loads no other native code", async () => {
        const addon = file(foreignNativeCode());
        expect(
          await allowed(
            `import('node:module').then(({ createRequire }) => createRequire(${file(import.meta.url)})(${addon}))`,
            `process.dlopen({ exports: {} }, ${addon})`,
            `import('node:process').then(({ dlopen }) => dlopen({ exports: {} }, ${addon}))`,
            `process.binding('fs')`,
            `import('node:ffi').then(({ DynamicLibrary }) => new DynamicLibrary('libc.so.6'))`,
          ),
        ).toEqual([]);
      });

      test("starts no process and no thread", async () => {
        expect(
          await allowed(
            `import('node:child_process').then(({ execFileSync }) => execFileSync('true'))`,
            `import('node:worker_threads').then(({ Worker }) => new Worker('1', { eval: true }))`,
            `process.execve('/bin/true', ['true'], {})`,
          ),
        ).toEqual([]);
      });

      test("signals no other process, slows none down and starts no debugger in one", async () => {
        const bystander = spawn("sleep", ["60"], { stdio: "ignore" });
        expect(
          await allowed(
            // Its parent is asked for with signal 0, which only tells whether a signal would arrive.
            `process.kill(${process.pid}, 0)`,
            `process._kill(${process.pid}, 0)`,
            `process.kill(${bystander.pid}, 'SIGTERM')`,
            `process._kill(${bystander.pid}, 15)`,
            `process._debugProcess(${bystander.pid})`,
            `import('node:process').then(({ kill }) => kill(${bystander.pid}, 'SIGTERM'))`,
            `import('node:os').then((os) => os.setPriority(${bystander.pid}, 5))`,
          ),
        ).toEqual([]);
        expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
        bystander.kill();
      });

      test("sees nothing of the environment", async () => {
        // VIPSHOME is set by the picture library itself, PWD by the shell that lays out the file system.
        const own = `['SystemRoot', 'PWD', 'OLDPWD', 'VIPSHOME']`;
        expect(
          await printedBy(
            `console.log(Object.keys(process.env).filter((name) => !${own}.includes(name)).sort().join())`,
          ),
        ).toBe("MALLOC_ARENA_MAX,VIPS_DISC_THRESHOLD");
      });
    });
  },
);
