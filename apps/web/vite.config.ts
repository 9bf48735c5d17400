import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';

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

const server = process.env['BOREAL_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFont()],
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
    watch: { ignored: ['**/dist*/**'] },
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/uploads', '/files', '/health'].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
});
