import { join, posix } from 'node:path'
import type { EntryEdit, EntryImports } from '../project/entry.js'
import { type BuildConfig, emptyConfig, type Host, type HostEntry, type HostProject } from './host.js'

/** The config of Vite, which React Router has as well. */
export const viteConfig: BuildConfig = {
  names: ['vite.config.ts', 'vite.config.js', 'vite.config.mts', 'vite.config.mjs'],
  plugin: 'create-modal-kit/vite',
  manual: ["import { modalKit } from 'create-modal-kit/vite'", 'plugins: [modalKit()]'],
  async wire(path, text) {
    const { wireVitePlugin } = await import('../project/wire-plugin.js')
    return wireVitePlugin(path, text)
  },
}

/** Vite, which renders in the browser alone unless the app brings a server of its own. */
export const vite: Host = {
  id: 'vite',
  title: 'Vite',
  dependency: 'vite',
  server: 'never',
  findEntries,
  usualEntry: { path: 'src/main.tsx', around: 'the app' },
  buildConfig: viteConfig,
  starters: [emptyConfig],
  templates: [
    {
      name: 'vite',
      folder: 'vite',
      files: [
        '_gitignore',
        'index.html',
        'package.json',
        'src/App.tsx',
        'src/app.css',
        'src/main.tsx',
        'tsconfig.app.json',
        'tsconfig.json',
        'tsconfig.node.json',
        'vite.config.ts',
      ],
    },
    {
      name: 'vite-js',
      folder: 'vite-js',
      files: [
        '_gitignore',
        'index.html',
        'package.json',
        'src/App.jsx',
        'src/app.css',
        'src/main.jsx',
        'vite.config.js',
      ],
    },
  ],
}

/** Vite starts from index.html: the module it loads is the entry, whatever it is called. */
async function findEntries({ files, dir }: HostProject): Promise<readonly HostEntry[]> {
  const page = (await files.read(join(dir, 'index.html'))) ?? ''
  const tags = page.replace(/<!--[\s\S]*?-->/g, '').match(/<script\b[^>]*>/g) ?? []
  const named = tags
    .filter((tag) => /type\s*=\s*["']?module/.test(tag))
    .map((tag) => tag.match(/\bsrc\s*=\s*["']([^"'?#]+)/)?.[1] ?? '')
    .map((path) => posix.normalize(path.replace(/^\//, '')))
  const usual = ['src/main', 'src/index', 'main', 'index'].flatMap((path) => [`${path}.tsx`, `${path}.jsx`])
  for (const path of [...named, ...usual]) {
    if (!/^[\w@]/.test(path) || /^https?:/.test(path)) continue
    if ((await files.read(join(dir, path))) !== undefined) return [{ path, around: 'the app', wire }]
  }
  return []
}

async function wire(path: string, text: string, imports: EntryImports): Promise<EntryEdit> {
  const { wireEntry } = await import('../project/entry.js')
  return wireEntry(path, text, imports)
}
