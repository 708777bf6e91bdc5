import { describe, expect, test } from 'vitest'
import { generated, init, readApp, viteApp } from '../../../test/unit/init-run.js'
import { run } from '../../main.js'

describe('an existing Vite app', () => {
  test('behavior: everything is written, in the places the contract names, and nothing else', async () => {
    const { code, after, changed, context } = await init({ files: viteApp }, '--no-install')
    expect(code).toBe(0)
    expect(changed).toEqual([
      '.gitignore',
      'modal.config.ts',
      'package.json',
      'src/main.tsx',
      ...generated,
      'tsconfig.node.json',
      'vite.config.ts',
    ])
    expect(after['vite.config.ts']).toContain('plugins: [react(), modalKit()],')
    expect(after['modal.config.ts']).toContain("projectId: 'local'")
    expect(after['modal.config.ts']).toMatch(/^ {2}features: \{$/m)
    expect(after['src/main.tsx']).toContain("import { ModalKit } from './modal-kit'")
    expect(JSON.parse(after['package.json'] ?? '').scripts.prebuild).toBe(
      'modal-kit generate --check --mode production',
    )
    expect(context.asked).toEqual([])
    expect(context.runs).toEqual([])
  })

  test('behavior: it says what it found, what it changes and what comes next', async () => {
    const { noted } = await init({ files: viteApp }, '--no-install')
    expect(noted).toMatchInlineSnapshot(`
      "Found
        folder         /app
        made with      Vite ^8.3.4, React ^19.3.1
        entry file     src/main.tsx
        installs with  npm (the default)
        config         none yet

      create  modal.config.ts
      change  package.json (add dependencies and scripts)
      change  tsconfig.node.json (include modal.config.ts)
      change  src/main.tsx (put <ModalKit> around the app, import the stylesheet)
      change  vite.config.ts (add modalKit())
      change  .gitignore (ignore .modal-kit/)
      create  src/modal-kit/generated.ts
      create  src/modal-kit/modal.ts
      create  src/modal-kit/modal-kit.css
      create  src/modal-kit/csp.json
      create  src/modal-kit/network-ledger.json
      create  src/modal-kit/late.ts
      create  src/modal-kit/marks.ts
      create  src/modal-kit/index.tsx

      Next
        Put the button where people should find it:
          import { ConnectButton } from './modal-kit'
          <ConnectButton />
        npm install
        npm run dev
        The services of this machine run beside it: npm run modal-kit dev
        Change modal.config.ts, then: npm run modal-kit generate
        Before a production build, name services your users can reach"
    `)
  })

  test.each([
    [[], true],
    [['--features', 'receive'], true],
    [['--features', 'account'], false],
  ])('param: --features says what is on, the defaults of the spec without it: %j', async (flags, isOn) => {
    const { after } = await init({ files: viteApp }, '--no-install', ...flags)
    expect(after['modal.config.ts']).toContain(`receive: ${isOn},`)
    expect(after['src/modal-kit/modal.ts']?.includes('features/receive')).toBe(isOn)
  })

  test.each([
    [['activity'], ['activity']],
    [['multiWallet'], ['multiWallet']],
    [['allWallets'], ['walletConnect', 'allWallets']],
    [
      ['coinbase', 'safe'],
      ['coinbase', 'safe'],
    ],
    [['collapseWallets'], ['collapseWallets']],
    [['connect'], []],
  ])('behavior: --features %j writes exactly that, with what it needs: nothing named is dropped', async (names, on) => {
    const { after } = await init({ files: viteApp }, '--no-install', '--features', names.join(','))
    const lines = [...(after['modal.config.ts'] ?? '').matchAll(/^ {4}(\w+): true,$/gm)].map(([, flag]) => flag)
    expect(lines.sort()).toEqual([...on].sort())
    for (const flag of names.filter((name) => name !== 'connect' && name !== 'collapseWallets')) {
      expect(after['src/modal-kit/modal.ts']).toContain(`${flag}(`)
    }
  })

  test('behavior: without --features it has the defaults of the spec, less what the services do not have', async () => {
    const on = async (...flags: readonly string[]) => {
      const { after } = await init({ files: viteApp }, '--no-install', ...flags)
      return [...(after['modal.config.ts'] ?? '').matchAll(/^ {4}(\w+): true,$/gm)].map(([, flag]) => flag).sort()
    }
    const all = ['activity', 'allWallets', 'nfts', 'receive', 'send', 'walletConnect']
    expect(await on()).toEqual(all)
    const reown = ['--services', 'reown', '--project-id', '0123456789abcdef0123456789abcdef']
    expect(await on(...reown)).toEqual(all.filter((flag) => flag !== 'nfts'))
  })

  test('SPEC §9: --features onramp writes the zones in which it is not offered, and it is on', async () => {
    const { after } = await init({ files: viteApp }, '--no-install', '--features', 'onramp')
    expect(after['modal.config.ts']).toMatch(/^ {4}onramp: \{\s*restrictedTimeZones: \[\s*'ASIA\/SHANGHAI',/m)
    expect(after['src/modal-kit/modal.ts']).toContain('onramp(')
    const { after: plain } = await init({ files: viteApp }, '--no-install')
    expect(plain['modal.config.ts']).toContain('onramp: false,')
  })

  test('behavior: package.json gets what the pages import, and nothing for the local stack', async () => {
    const addedBy = async (...flags: readonly string[]) => {
      const { after, noted } = await init({ files: viteApp }, '--no-install', ...flags)
      const { dependencies, devDependencies } = JSON.parse(after['package.json'] ?? '')
      const names = Object.keys({ ...dependencies, ...devDependencies })
      const isNew = (name: string) => !viteApp['package.json']?.includes(`"${name}"`)
      return { added: names.filter(isNew).sort(), isStackNamed: noted.includes('npm run modal-kit dev') }
    }
    const all = ['@walletconnect/sign-client', 'create-modal-kit', 'viem']
    expect(await addedBy()).toEqual({ added: all, isStackNamed: true })
    expect(await addedBy('--features', 'receive')).toEqual({ added: all.slice(1), isStackNamed: true })
    const reown = ['--services', 'reown', '--project-id', 'abcdef0123456789abcdef0123456789']
    expect(await addedBy(...reown)).toEqual({ added: all, isStackNamed: false })
    const solana = ['--features', 'receive', '--networks', 'solana,solanaDevnet']
    expect((await addedBy(...solana)).added).toEqual(['@solana/web3.js', 'create-modal-kit'])
    const both = ['--features', 'receive', '--networks', 'mainnet,solana']
    expect((await addedBy(...both)).added).toEqual(['@solana/web3.js', 'create-modal-kit', 'viem'])
  })

  test('behavior: the second run changes nothing', async () => {
    const first = await init({ files: viteApp }, '--no-install')
    const second = await init({ files: first.after }, '--no-install')
    expect(second.code).toBe(0)
    expect(second.context.files.writes).toEqual([])
    expect(second.noted).toContain('Everything is in place already.')
  })

  test('behavior: --check is content with what init wrote', async () => {
    const { context } = await init({ files: viteApp }, '--no-install')
    expect(await run(['generate', '--check'], context)).toBe(0)
  })

  test('behavior: a JavaScript app', async () => {
    const { code, changed, after } = await init({ files: readApp('template-react') }, '--no-install')
    expect(code).toBe(0)
    expect(changed).toEqual([
      '.gitignore',
      'modal.config.ts',
      'package.json',
      'src/main.jsx',
      ...generated,
      'vite.config.js',
    ])
    expect(after['src/main.jsx']).toContain('<ModalKit>')
  })

  test('behavior: an app without src gets the kit beside its entry', async () => {
    const files = {
      'package.json': viteApp['package.json'] ?? '',
      'index.html': '<script type="module" src="/main.tsx"></script>',
      'main.tsx': 'createRoot(root).render(<App />)\n',
    }
    const { changed, after } = await init({ files }, '--no-install')
    expect(changed).toContain('modal-kit/generated.ts')
    expect(after['main.tsx']).toContain("from './modal-kit'")
  })

  test('behavior: an entry it does not understand is left alone and explained', async () => {
    const files = { ...viteApp, 'src/main.tsx': 'start()\n' }
    const { code, after, noted } = await init({ files }, '--no-install')
    expect([code, after['src/main.tsx']]).toEqual([0, 'start()\n'])
    expect(noted).toContain(`Left for you
  Put the provider into src/main.tsx (left alone: it renders JSX in a way this tool doesn't know):
    import { ModalKit } from './modal-kit'
    import './modal-kit/modal-kit.css'
    <ModalKit>the app</ModalKit>`)
  })

  test('behavior: a provider that was moved into App.tsx is not put twice', async () => {
    const files = {
      ...viteApp,
      'src/App.tsx': "import { ModalKit } from './modal-kit'\nexport default () => <ModalKit />\n",
    }
    const { changed } = await init({ files }, '--no-install')
    expect(changed).not.toContain('src/main.tsx')
  })

  test("behavior: a config that is there is the user's: nobody is asked, and flags say that they had no effect", async () => {
    const config =
      "import { defineConfig } from 'create-modal-kit/config'\nexport default defineConfig({ app: { name: 'Mine' }, networks: ['base'], services: 'local' })\n"
    const { code, after, warned, context } = await init(
      {
        files: { ...viteApp, 'modal.config.ts': config },
        isInteractive: true,
        answers: { 'Make these changes?': true },
      },
      '--no-install',
      '--networks',
      'mainnet',
    )
    expect([code, after['modal.config.ts']]).toEqual([0, config])
    expect(after['src/modal-kit/generated.ts']).toContain("name: 'Mine'")
    expect(warned).toContain('--networks had no effect')
    expect(context.asked).toEqual(['Make these changes?'])
  })

  test('param: flags become the config', async () => {
    const id = 'abcdef0123456789abcdef0123456789'
    const { after } = await init(
      { files: viteApp },
      '--no-install',
      '--services',
      'reown',
      '--project-id',
      id,
      '--networks',
      'base, sepolia',
    )
    expect(after['modal.config.ts']).toContain(`projectId: '${id}'`)
    expect(after['modal.config.ts']).toContain("networks: ['base', 'sepolia']")
    expect(after['modal.config.ts']).toContain("services: 'reown'")
  })

  test('behavior: a hostile package name stays text', async () => {
    const name = `a'}</script>\u2028`
    const files = { ...viteApp, 'package.json': JSON.stringify({ ...JSON.parse(viteApp['package.json'] ?? ''), name }) }
    const { code, after } = await init({ files }, '--no-install')
    expect(code).toBe(0)
    expect(after['modal.config.ts']).toContain(`name: 'a\\'}\\u003C/script>\\u2028'`)
  })
})
