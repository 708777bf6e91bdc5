import type { App } from './next-apps.js'

const packageJson = `${JSON.stringify(
  {
    name: 'shop',
    private: true,
    type: 'module',
    scripts: { build: 'react-router build', dev: 'react-router dev', typecheck: 'react-router typegen && tsc' },
    dependencies: { '@react-router/node': '7.18.4', react: '19.3.1', 'react-dom': '19.3.1', 'react-router': '7.18.4' },
    devDependencies: { '@react-router/dev': '7.18.4', typescript: '5.9.3', vite: '7.3.8' },
  },
  null,
  2,
)}\n`

const document = (head: string, children: string) => `${head}
import "./app.css";

export function Layout(${children}) {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
`

const imports = 'import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";\n'
const typedRoot = document(
  `${imports}\nimport type { Route } from "./+types/root";`,
  '{ children }: { children: React.ReactNode }',
)
const home = 'export default function Home() {\n  return <h1>Home</h1>;\n}\n'

const typed = {
  '.gitignore': 'node_modules\n/.react-router/\n/build/\n',
  'package.json': packageJson,
  'tsconfig.json': `{
  "include": [
    "**/*",
    "**/.server/**/*",
    ".react-router/types/**/*"
  ],
  "compilerOptions": {
    "module": "ES2022",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "rootDirs": [".", "./.react-router/types"],
    "strict": true
  }
}
`,
}

/** Apps of React Router 7 in framework mode, by what is special about them. */
export const reactRouterApps = {
  usual: {
    ...typed,
    'react-router.config.ts': 'export default { ssr: true };\n',
    'app/app.css': '@import "tailwindcss";\n',
    'app/root.tsx': typedRoot,
    'app/routes/home.tsx': home,
  },
  'with its app in src': {
    ...typed,
    'react-router.config.ts': "export default { appDirectory: 'src', ssr: false };\n",
    'src/app.css': '',
    'src/root.tsx': typedRoot,
    'src/home.tsx': home,
  },
  'in JavaScript': {
    '.gitignore': typed['.gitignore'],
    'package.json': packageJson.replace('"typescript": "5.9.3",\n    ', ''),
    'app/app.css': '',
    'app/root.jsx': document(imports, '{ children }'),
    'app/routes/home.jsx': home,
  },
  'without a Layout, and with its own server entry': {
    ...typed,
    'app/entry.server.tsx': 'export default function handleRequest() {}\n',
    'app/root.tsx': `import { Outlet, Scripts } from 'react-router'

export default function Root() {
  return (
    <html>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
`,
  },
} as const satisfies Readonly<Record<string, App>>
