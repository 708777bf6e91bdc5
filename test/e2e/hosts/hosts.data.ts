/** A command line, from the folder of the app; the program is Node. */
export interface StartCommand {
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** One kind of React app that `init` sets up. */
export interface Host {
  /** Folder of the existing app below `fixtures`. */
  readonly id: 'vite-ts' | 'vite-js' | 'next-app' | 'next-pages' | 'react-router'
  readonly title: string
  /** What a new one is made from: arguments of `init`. */
  readonly scaffold: readonly string[]
  /** The page of the existing app that gets the button, and what it imports the kit's folder as. */
  readonly page: string
  readonly kit: string
  /** The modules of a new app that use the kit, by path, as somebody leaves them who takes it out. */
  readonly without: Readonly<Record<string, string>>
  /** A script beside `build` that must pass, where `build` does not check types. */
  readonly check?: string
  /** Serves the production build on `port` of 127.0.0.1. */
  start(port: number): StartCommand
}

const plain = (head: string) => `${head} {\n  return <h1>Plain</h1>\n}\n`

const preview = (port: number): StartCommand => ({
  args: ['node_modules/vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--strictPort', '--port', String(port)],
})

const next = (port: number): StartCommand => ({
  args: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', String(port)],
})

/** One row per host of the matrix. */
export const hosts: readonly Host[] = [
  {
    id: 'vite-ts',
    title: 'Vite TS',
    scaffold: ['--template', 'vite'],
    page: 'src/App.tsx',
    kit: './modal-kit',
    without: { 'src/App.tsx': plain('export function App()') },
    start: preview,
  },
  {
    id: 'vite-js',
    title: 'Vite JS',
    scaffold: ['--template', 'vite-js'],
    page: 'src/App.jsx',
    kit: './modal-kit',
    without: { 'src/App.jsx': plain('export function App()') },
    start: preview,
  },
  {
    id: 'next-app',
    title: 'Next App',
    scaffold: ['--template', 'next'],
    page: 'app/page.tsx',
    kit: '../modal-kit',
    without: {
      'app/page.tsx': plain('export default function Home()'),
      'app/status.tsx': plain('export function Status()'),
    },
    start: next,
  },
  {
    id: 'next-pages',
    title: 'Next Pages',
    scaffold: ['--template', 'next-pages'],
    page: 'pages/index.tsx',
    kit: '../modal-kit',
    without: { 'pages/index.tsx': plain('export default function Home()') },
    start: next,
  },
  {
    id: 'react-router',
    title: 'React Router 7',
    scaffold: ['--template', 'react-router'],
    page: 'app/routes/home.tsx',
    kit: '../../modal-kit',
    without: { 'app/home.tsx': plain('export default function Home()') },
    check: 'typecheck',
    start: (port) => ({
      args: ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
      env: { HOST: '127.0.0.1', PORT: String(port), NODE_ENV: 'production' },
    }),
  },
]
