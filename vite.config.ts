import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { mockPanel } from './mocks/hosts/panel-plugin.ts'
import { mockServer } from './mocks/hosts/vite-plugin.ts'

/** The static demo begins with the worker that plays the server (`npm run build:demo`). */
const demoStart = (): Plugin => ({
  name: 'tradepost-demo-start',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/src/main.tsx', '/src/demo.ts') },
})

export default defineConfig(({ command, isPreview, mode }) => {
  const isDemo = mode === 'demo'
  const isServing = command === 'serve' || isPreview === true
  return {
    plugins: [react(), ...(isServing ? [mockServer(), mockPanel()] : []), ...(isDemo ? [demoStart()] : [])],
    // Relative, because the demo may stand in any folder.
    base: isDemo ? './' : '/',
    server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
    preview: { port: Number(process.env['PORT'] ?? 4173), strictPort: true },
    build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0, outDir: isDemo ? 'dist-demo' : 'dist' },
  }
})
