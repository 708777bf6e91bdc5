import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { doctor, type Files, healthy } from '../../test/unit/doctor-run.js'
import { realProject } from '../../test/unit/real-project.js'
import { run } from '../main.js'

const bare = '9a'.repeat(32)
const key = `0x${bare}`
const holds = `import { privateKeyToAccount } from 'viem/accounts'\nexport const account = privateKeyToAccount('${key}')\n`
const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

describe('sources of the app (D-13)', () => {
  test.each([
    ['src/lib/deep/signer.ts', holds, 2],
    ['server/relay.mjs', holds, 2],
    ['src/data/wallets.json', `{\n  "privateKey": "${key}"\n}\n`, 2],
    ['src/app.jsx', `const mnemonic = "${words}"\n`, 1],
  ])('error: %s', async (path, text, line) => {
    const { code, ids, findings } = await doctor({ ...(await healthy()), [path]: text }, '--offline')
    expect([code, ids]).toEqual([1, ['D-13']])
    expect(findings[0]).toMatchObject({ file: path, line, severity: 'error' })
    expect(JSON.stringify(findings)).not.toMatch(/9a9a|winner/)
  })

  test('behavior: tests, hashes, ABIs, lockfiles and addresses are left alone', async () => {
    const anvil = "privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')\n"
    const files = {
      'src/account.test.ts': anvil,
      'src/account_test.ts': anvil,
      'test/setup.ts': anvil,
      'e2e/wallet.ts': anvil,
      'src/abi.json': JSON.stringify({
        bytecode: `0x${'60'.repeat(400)}`,
        topic: key,
        events: [{ topics: [key, key] }],
      }),
      'src/chain.ts': `export const txHash = '${key}'\nexport const root = '${key}'\nexport const to = '0x${'ab'.repeat(20)}'\n`,
    }
    expect((await doctor({ ...(await healthy()), ...files }, '--offline')).findings).toEqual([])
  })
})

describe('the next commit (D-13)', () => {
  async function staged(files: Files, ...names: readonly string[]) {
    const project = realProject({ ...(await healthy()), '.gitignore': 'node_modules\n', ...files })
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: project.dir, encoding: 'utf8' })
    try {
      git('init', '-q')
      git('add', '--force', ...names)
      const onGit = (args: readonly string[]) => (args.includes('diff') ? git(...args).split('\n') : [])
      const context = project.context({ onGit })
      const code = await run(['doctor', '--offline', '--json'], context)
      const { findings } = JSON.parse(context.printed.out.join('')) as {
        findings: { id: string; file: string; line: number; what: string; fix: string }[]
      }
      expect(JSON.stringify(findings)).not.toMatch(/9a9a|winner|hunter2/)
      return { code, findings: findings.map(({ id, file, line, what }) => `${id} ${file}:${line} ${what}`) }
    } finally {
      project.remove()
    }
  }

  test('error: a .env with a key of a server', async () => {
    const text = `# settings\nVITE_NAME=App\nPRIVATE_KEY=${key}\n`
    expect(await staged({ '.env': text }, '.env')).toEqual({
      code: 1,
      findings: ['D-13 .env:3 .env is in the next commit, and holds a private key.'],
    })
    expect(await staged({ '.env': text }, 'package.json')).toEqual({ code: 0, findings: [] })
  })

  test('error: a .env with a variable that no page gets', async () => {
    const text = 'VITE_NAME=App\nDATABASE_URL=postgres://jane:hunter2@db.example/app\n'
    expect(await staged({ '.env.local': text }, '.env.local')).toEqual({
      code: 1,
      findings: ['D-13 .env.local:2 .env.local is in the next commit and sets DATABASE_URL, a server value.'],
    })
  })

  test('error: a key in a file that is no source of the app, and one in a source, told once', async () => {
    const files = { 'scripts/deploy.sh': `#!/bin/sh\nexport PRIVATE_KEY=${key}\n`, 'src/a b.ts': holds }
    expect((await staged(files, 'scripts', 'src')).findings).toEqual([
      'D-13 src/a b.ts:2 src/a b.ts holds a private key.',
      'D-13 scripts/deploy.sh:2 scripts/deploy.sh is in the next commit, and holds a private key.',
    ])
  })

  test("behavior: client variables, examples, tests and the kit's own variables may be committed", async () => {
    const { readOwnText } = await import('../node/own-package.js')
    const example = readOwnText('templates/backend/_env.example')
    const files = {
      '.env':
        'MODAL_KIT_MODE=preview-eu\nMODAL_KIT_DEBUG=1\nexport VITE_PROJECT_ID=abcd1234\nPORT=8787\nSITE=https://app.example\n',
      '.env.example': 'PRIVATE_KEY=\nTOKEN=put-the-token-of-the-bot-here\n',
      'backend/.env': example,
      'backend/.env.example': example,
      'test/keys.ts': holds,
    }
    expect(await staged(files, ...Object.keys(files))).toEqual({ code: 0, findings: [] })
  })
})
