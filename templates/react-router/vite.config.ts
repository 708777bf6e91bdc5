import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Lets the dev server find what the modal imports at its start; else it reloads the page when the modal first opens.
  optimizeDeps: { entries: ['app/**/*.tsx', 'modal-kit/*.ts'] },
})
