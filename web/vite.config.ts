// Builds the page into web/dist: hashed files, nothing inline, so that the strictest content policy holds.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['RUBICON_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Inlined assets would be data: addresses, which the content policy forbids for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    reportCompressedSize: true,
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: false }, '/healthz': server },
  },
  test: {
    include: ['tests/**/*.test.ts', 'src/games/**/*.test.ts', 'map/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/english.ts'],
    // A busy machine is no fault of the page: only a test that hangs ever takes so long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
