import { expect } from 'vitest'
import { run } from '../../cli/main.js'
import { head } from '../../cli/node/head.js'
import { fakeContext } from './fake-context.js'

/** Paths and texts of a project. */
export type Files = Readonly<Record<string, string>>

const settings = {
  projectId: "'abcd1234'",
  app: "{ name: 'App', url: 'https://app.example' }",
  networks: "[{ network: 'mainnet', rpcUrls: ['https://rpc.example/mainnet'] }]",
  services: "{ api: 'https://api.example' }",
}

/** A `modal.config.ts` that is fine but for what is changed. */
export function config(changes: Partial<typeof settings> = {}): string {
  const keys = Object.entries({ ...settings, ...changes }).map(([key, value]) => `  ${key}: ${value},`)
  return `import { defineConfig } from 'create-modal-kit/config'\nexport default defineConfig({\n${keys.join('\n')}\n})\n`
}

/** What says that a package is installed. */
export const installed = (name: string, version: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version }),
})
/** What the project depends on. */
export const dependencies = { react: '^19.0.0', 'react-dom': '^19.0.0', viem: '^2.57.0', 'create-modal-kit': '0.1.0' }
const packages = Object.fromEntries(
  Object.keys(dependencies).map((name) => [`node_modules/${name}`, { version: '1.0.0' }]),
)
/** Its package-lock.json, with more packages in it. */
export const lock = (more: object = {}) => JSON.stringify({ lockfileVersion: 3, packages: { ...packages, ...more } })
/** Its entry file, which renders `inside`. */
export const main = (inside: string) =>
  `import { ModalKit } from './modal-kit'\nimport './modal-kit/modal-kit.css'\nrender(<div>${inside}</div>)\n`

const base: Files = {
  'package.json': JSON.stringify({ name: 'app', dependencies }),
  'package-lock.json': lock(),
  'tsconfig.json': '{\n  "compilerOptions": { "moduleResolution": "bundler" }\n}\n',
  'src/main.tsx': main('<ModalKit><App /></ModalKit>'),
  ...installed('react', '19.3.1'),
  ...installed('react-dom', '19.3.1'),
  ...installed('viem', '2.57.1'),
  ...installed('typescript', '5.9.3'),
}

/** A project nothing is wrong with: generated from its config. */
export async function healthy(text = config()): Promise<Files> {
  const context = fakeContext({ files: { ...base, 'modal.config.ts': text } })
  expect(await run(['generate'], context)).toBe(0)
  return context.files.snapshot()
}

/** Runs `doctor --json` on a project; it may ask real servers. */
export async function doctor(files: Files, ...flags: readonly string[]) {
  const context = fakeContext({ files, onFetch: fetch, onHead: head })
  const code = await run(['doctor', '--json', ...flags], context)
  const report = JSON.parse(context.printed.out.join('')) as {
    readonly findings: readonly { id: string; severity: string; what: string; file?: string; line?: number }[]
  }
  expect(context.files.writes).toEqual([])
  return { code, findings: report.findings, ids: [...new Set(report.findings.map(({ id }) => id))] }
}
