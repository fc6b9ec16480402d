import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

/** One page. In development the table's server answers on its own port and is reached through this one. */
export default defineConfig({
  plugins: [react()],
  server: {
    proxy: {
      '/api': server,
      '/matchmake': server,
      '/live': { target: server, ws: true, rewrite: (path) => path.replace(/^\/live/, '') },
    },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: true,
    chunkSizeWarningLimit: 1200,
    rollupOptions: {
      output: {
        manualChunks: (id: string) =>
          /node_modules\/(pixi|@pixi)/.test(id) ? 'scene' : /node_modules\/react/.test(id) ? 'react' : undefined,
      },
    },
  },
});
