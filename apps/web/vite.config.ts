import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|txt)$/;
const smallest = 1024;

/** Writes `.br` and `.gz` beside each text file once, so that the server only has to pick one. */
function precompressed(): Plugin {
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  return {
    name: 'boreal-precompressed',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      const texts = names.filter((name) => compressible.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const content = await readFile(join(dir, name));
          if (content.length < smallest) return;
          const parameters = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          await Promise.all([
            writeFile(join(dir, `${name}.br`), await brotli(content, parameters)),
            writeFile(join(dir, `${name}.gz`), await gz(content, { level: 9 })),
          ]);
        }),
      );
    },
  };
}

/** Starts loading the one font file that every page needs while the script still loads. */
function preloadFont(): Plugin {
  const body = /atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/;
  return {
    name: 'boreal-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => body.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

const server = process.env['BOREAL_URL'] ?? 'http://localhost:8080';
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompressed(), preloadFont()],
  define: { 'import.meta.env.BOREAL_VERSION': JSON.stringify(version) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Strict pages allow no data: addresses; every asset is a file with a hashed name.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes rarely, so that browsers keep it over our own releases.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|mitt|use-sync-external-store)\// },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/uploads', '/files', '/health'].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
});
