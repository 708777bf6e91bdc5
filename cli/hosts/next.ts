import type { Host, HostEntry, HostProject } from './host.js'
import { findLayouts, findPagesApp, starters } from './next-folders.js'

/** Next.js with its App Router, its Pages Router, or both, which are two trees of React. */
export const next: Host = {
  id: 'next',
  title: 'Next.js',
  dependency: 'next',
  server: 'components',
  cspFormat: 'next',
  findEntries,
  starters,
  usualEntry: { path: 'app/layout.tsx', around: '{children}' },
  templates: [
    {
      name: 'next',
      folder: 'next-app',
      files: [
        '_gitignore',
        'app/globals.css',
        'app/layout.tsx',
        'app/page.tsx',
        'app/status.tsx',
        'next.config.ts',
        'package.json',
        'tsconfig.json',
      ],
    },
    {
      name: 'next-pages',
      folder: 'next-pages',
      files: [
        '_gitignore',
        'next.config.ts',
        'package.json',
        'pages/_app.tsx',
        'pages/index.tsx',
        'styles/globals.css',
        'tsconfig.json',
      ],
    },
  ],
}

async function findEntries(project: HostProject): Promise<readonly HostEntry[]> {
  const layouts = await findLayouts(project)
  const app = await findPagesApp(project)
  return [
    ...layouts.map((path): HostEntry => ({ path, around: '{children}', wire: wireLayout })),
    ...(app ? [{ ...app, around: '<Component {...pageProps} />', wire: wirePages }] : []),
  ]
}

const wireLayout: HostEntry['wire'] = async (path, text, imports) => {
  const { wireNextLayout } = await import('./next-layout.js')
  return wireNextLayout(path, text, imports)
}

const wirePages: HostEntry['wire'] = async (path, text, imports) => {
  const { wireNextPages } = await import('./next-pages.js')
  return wireNextPages(path, text, imports)
}
