import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mockServer } from './mocks/hosts/vite-plugin.ts'

export default defineConfig(({ command, isPreview }) => ({
  plugins: [react(), ...(command === 'serve' || isPreview ? [mockServer()] : [])],
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
  preview: { port: Number(process.env['PORT'] ?? 4173), strictPort: true },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
}))
