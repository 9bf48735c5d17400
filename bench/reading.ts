import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createReaderPool } from '@boreal/reading/process/pool';
import { residentMemoryMb } from '@boreal/reading/process/residentMemory';
import { badFiles, badFilesFolder, faultOfOutcome, listenForCanary } from '../packages/reading/test/badFiles.ts';

// Long runs of the document reader: `node bench/reading.ts bad-files [PREFIX]`.

const [run = 'bad-files', prefix = ''] = process.argv.slice(2);

if (run === 'bad-files') await runBadFiles();
else process.stderr.write('usage: node bench/reading.ts bad-files [PREFIX]\n');

/** Every file of the shared bad-file corpus through the pool, and the line that its README asks for. */
async function runBadFiles(): Promise<void> {
  const files = badFiles().filter((bad) => bad.file.startsWith(prefix));
  const canary = await listenForCanary();
  const counts = { right: 0, wrong: 0, crash: 0, hang: 0, slow: 0 };
  let slowest = 0;
  let highest = 0;
  let readerPid: number | undefined;
  const pool = createReaderPool({
    onEvent: (event) => {
      if (event.kind === 'failed') {
        counts.crash += 1;
        process.stdout.write(`reader failed: ${event.how}\n`);
      }
      if (event.kind === 'stopped' && event.because === 'timedOut') counts.hang += 1;
      if (event.kind === 'started') readerPid = event.pid;
    },
  });
  const before = (await residentMemoryMb(process.pid)) ?? 0;
  for (const bad of files) {
    let peak = 0;
    let atStart: number | undefined;
    const watch = setInterval(() => {
      if (readerPid === undefined) return;
      void residentMemoryMb(readerPid).then((used) => {
        atStart ??= used;
        peak = Math.max(peak, (used ?? 0) - (atStart ?? 0));
      });
    }, 20);
    const reading = await pool.read({ bytes: readFileSync(path.join(badFilesFolder, bad.file)), fileName: path.basename(bad.file), expectedTypes: [] });
    clearInterval(watch);
    const fault = faultOfOutcome(bad, reading);
    if (fault) counts.wrong += 1;
    else counts.right += 1;
    slowest = Math.max(slowest, reading.milliseconds);
    highest = Math.max(highest, peak);
    const notes = [fault, reading.milliseconds > bad.max_ms ? `slow: ${reading.milliseconds} of ${bad.max_ms} ms` : '', peak > bad.max_extra_rss_mb ? `memory: +${Math.round(peak)} of ${bad.max_extra_rss_mb} MB` : ''].filter(Boolean);
    if (reading.milliseconds > bad.max_ms) counts.slow += 1;
    process.stdout.write(`${bad.file}: ${reading.outcome} ${reading.error?.code ?? ''} ${reading.milliseconds} ms +${Math.round(peak)} MB ${notes.length > 0 ? `<-- ${notes.join('; ')} (expected ${bad.expect})` : ''}\n`);
  }
  await pool.close();
  const own = ((await residentMemoryMb(process.pid)) ?? 0) - before;
  process.stdout.write(
    `bad-files: ${files.length} files, right ${counts.right}, wrong ${counts.wrong}, 5xx 0, crash ${counts.crash}, hang ${counts.hang}, canary ${canary.calls()}, max ms ${slowest}, max RSS +${Math.round(highest)} MB (this process +${Math.round(own)} MB)\n`,
  );
  await canary.close();
}
