import { emptyConfig, type Host, type HostEntry, type HostProject } from './host.js'
import { viteConfig } from './vite.js'

/** React Router 7 in framework mode: a root route, rendered on a server too, at build time or in the browser alone. */
export const reactRouter: Host = {
  id: 'react-router',
  title: 'React Router in framework mode',
  dependency: '@react-router/dev',
  server: 'maybe',
  findEntries,
  usualEntry: { path: 'app/root.tsx', around: '{children}' },
  buildConfig: viteConfig,
  starters: [emptyConfig],
  templates: [
    {
      name: 'react-router',
      folder: 'react-router',
      files: [
        '_gitignore',
        'app/app.css',
        'app/home.tsx',
        'app/root.tsx',
        'app/routes.ts',
        'package.json',
        'react-router.config.ts',
        'tsconfig.json',
        'vite.config.ts',
      ],
    },
  ],
}

async function findEntries({ files, dir }: HostProject): Promise<readonly HostEntry[]> {
  const { findRoot } = await import('./wire-react-router.js')
  const path = await findRoot(files, dir)
  return path === undefined ? [] : [{ path, around: '{children}', wire }]
}

const wire: HostEntry['wire'] = async (path, text, imports) => {
  const { wireRoot } = await import('./wire-react-router.js')
  return wireRoot(path, text, imports)
}
