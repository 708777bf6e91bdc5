import fc from 'fast-check'
import { expect, test } from 'vitest'
import { config, healthy, lock } from '../../../test/unit/doctor-run.js'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { run } from '../../main.js'
import type { Facts } from '../facts.js'
import { readFacts } from '../read-facts.js'
import type { Reported } from '../run-checks.js'
import { bugReport } from './bug-report.js'

const found = (what: string, more: Partial<Reported> = {}): Reported => ({
  id: 'D-09',
  severity: 'error',
  title: 'The backend knows the project, and it is on',
  why: 'Nothing works.',
  fix: 'Repair it.',
  what,
  ...more,
})

test('behavior: versions, the shape of the project, and what was found', async () => {
  const files = await healthy(config({ services: "{ api: 'https://api.example', relay: 'wss://relay.example/x' }" }))
  const context = fakeContext({ files, env: { HOME: '/home/jane', API_TOKEN: 'opensesame' } })
  const facts = await readFacts(context, { mode: 'development', urls: [], isOffline: true })
  const findings = [
    found('https://api.example/v1?key=1 knows no project abcd1234.', { file: 'modal.config.ts', line: 3 }),
    found('/home/jane/x holds opensesame,\n  twice.', { severity: 'warning', id: 'D-13', title: 'No secret' }),
  ]
  const text = await bugReport(findings, ['U-config', 'D-09', 'D-13'], facts)
  expect(text.replace(/v\d+\.\d+\.\d+ \w+ \w+/, 'v1.2.3 any')).toMatchInlineSnapshot(`
    "# create-modal-kit 0.1.0

    | | |
    |---|---|
    | Node | v1.2.3 any |
    | react | 19.3.1 |
    | react-dom | 19.3.1 |
    | viem | 2.57.1 |
    | typescript | 5.9.3 |
    | Framework | not known |
    | Package manager | npm |
    | Mode | development |
    | Services | api, relay |
    | Networks | eip155:1 |
    | Features | connect, account, networks |
    | Servers | not asked (--offline) |

    ## Findings

    - **error D-09** The backend knows the project, and it is on (modal.config.ts:3)
      https://api.example/… knows no project [project].
    - **warning D-13** No secret
      ~/x holds [env], twice.

    ## Checks without findings

    U-config"
  `)
})

test('behavior: a project without anything has a report', async () => {
  const facts = await readFacts(fakeContext(), { mode: 'development', urls: [], isOffline: true })
  const text = await bugReport([], [], facts)
  expect(text).toContain('## Findings\n\nNone.')
  expect(text).toContain('| Networks | not readable |')
})

test('behavior: no secret of the facts is in it', async () => {
  const base = await readFacts(fakeContext({ files: await healthy() }), {
    mode: 'development',
    urls: [],
    isOffline: true,
  })
  const word = fc.stringMatching(/^zq[a-z0-9]{5,20}$/)
  const hex = fc.stringMatching(/^0x[0-9a-f]{40}$/)
  const secrets = fc.record({
    id: word,
    home: word,
    folder: word,
    env: word,
    file: word,
    login: word,
    path: word,
    wallet: hex,
  })
  const order = fc.shuffledSubarray(['id', 'cwd', 'env', 'file', 'url', 'wallet'] as const, { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(secrets, order, async (secret, kinds) => {
      const home = `/home/${secret.home}`
      const cwd = `${home}/${secret.folder}`
      const context = fakeContext({ cwd, files: { '.env': `VITE_KEY="${secret.file}"\n` } })
      const facts: Facts = {
        ...base,
        cwd,
        files: context.files,
        env: { HOME: home, TOKEN: secret.env },
        config: {
          ...base.config,
          files: [`${cwd}/.env`],
          ...(base.config.resolved && { resolved: { ...base.config.resolved, projectId: secret.id } }),
        },
      }
      const said = {
        id: `project ${secret.id} is off`,
        cwd: `${cwd}/a.ts and ${home}/b.ts`,
        env: `holds "${secret.env}"`,
        file: `(${secret.file})`,
        url: `https://${secret.login}:${secret.env}@rpc.example/${secret.path}?key=${secret.path}.`,
        wallet: `from ${secret.wallet}, ${secret.wallet}`,
      }
      const what = kinds.map((kind) => said[kind]).join(' ')
      const text = await bugReport([found(what, { file: `${cwd}/${secret.env}.ts` })], ['D-09'], facts)
      for (const value of Object.values(secret)) expect(text).not.toContain(value)
    }),
  )
})

test('param: --report prints it and nothing else, and is of no use with --json or --fix', async () => {
  const files = { ...(await healthy()), 'pnpm-lock.yaml': '', 'package-lock.json': lock() }
  const context = fakeContext({ files })
  expect(await run(['doctor', '--offline', '--report'], context)).toBe(0)
  const { out, note, warn } = context.printed
  expect([out.length, note, warn]).toEqual([1, [], []])
  expect(out[0]).toMatch(/^# create-modal-kit \d/)
  expect(out[0]).toContain('- **warning D-22**')
  for (const flag of ['--json', '--fix', '--dry-run']) {
    const wrong = fakeContext({ files })
    expect(await run(['doctor', '--report', flag], wrong)).toBe(1)
    expect(wrong.printed.warn.join()).toContain(`--report and ${flag} can't be used together`)
  }
})
