/** A block of a page that is only a part of a file: how it begins, and the file that it is a part of. */
export interface Completion {
  readonly page: string
  readonly begins: string
  complete(block: string): string
}

/** A config with what it must have beside the block. */
const inConfig = (block: string, more = '') => `import { defineConfig } from 'create-modal-kit/config'
  export default defineConfig({ app: { name: 'App' }, networks: ['mainnet'], features: {}, ${more} ${block} })`

/** Blocks that are parts. */
export const completions: readonly Completion[] = [
  {
    page: 'README.md',
    begins: 'locale: {',
    complete: (block) => inConfig(block, "services: 'local',"),
  },
  {
    page: 'README.md',
    begins: 'import { modalKit } from',
    complete: (block) => `import { defineConfig } from 'vite'
      import react from '@vitejs/plugin-react'
      ${block}`,
  },
  {
    page: 'templates/backend/README.md',
    begins: "projectId: '…',",
    complete: (block) => inConfig(block.replace('…', 'p_my_shop')),
  },
  {
    page: 'docs/testing.md',
    begins: 'await connectAs(',
    complete: (block) => `import { test, testAccount } from 'create-modal-kit/testing/playwright'
      test('a visitor logs in', async ({ page, connectAs }) => { ${block} })`,
  },
  {
    page: 'docs/testing.md',
    begins: 'test.use(',
    complete: (block) => `import { test } from 'create-modal-kit/testing/playwright'
      ${block}`,
  },
]

/** As `generate` writes it. */
const kit = {
  'src/modal-kit/generated.ts': `import type { Wiring } from 'create-modal-kit'
    export declare const wiring: Wiring`,
  'src/modal-kit/index.tsx': `import { bindModalKit } from 'create-modal-kit/react'
    import { wiring } from './generated'
    export {
      AccountButton, ConnectButton, NetworkButton, useConnections, useLocale, useRecentWallets,
    } from 'create-modal-kit/react'
    export const {
      ModalKit, useModal, useAccount, useNetwork, useBalance, useDisconnect, useProvider, useTheme, useKit,
    } = bindModalKit(wiring)`,
}

/** What the examples of each page take from the reader's own app, and from `generate`. */
export const around: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'README.md': {
    ...kit,
    'modal-kit/index.tsx': kit['src/modal-kit/index.tsx'],
    'modal-kit/generated.ts': kit['src/modal-kit/generated.ts'],
    'styles.d.ts': "declare module '*.css'",
    'wallets.tsx': `import type { ReactNode } from 'react'
      export declare function Wallets(props: { cookie: string | undefined; children: ReactNode }): ReactNode`,
    // Next is not installed here: it is large, and this is all of it that the page uses.
    'node_modules/next/headers.d.ts': 'export declare function headers(): Promise<Headers>',
  },
  'docs/account.md': {
    // Where the activity is on.
    'src/modal-kit.ts': `import type { ModalModule, Wiring } from 'create-modal-kit'
      import type { activity } from 'create-modal-kit/features/activity'
      import { bindModalKit } from 'create-modal-kit/react'
      type Loaded = Omit<ModalModule, 'features'> & { readonly features: readonly [ReturnType<typeof activity>] }
      declare const wiring: Omit<Wiring, 'modal'> & { modal(): Promise<Loaded> }
      export const { useAccount, useKit, useProvider } = bindModalKit(wiring)`,
  },
  'docs/buying.md': kit,
  'docs/connectors.md': {
    ...kit,
    'src/desk-wallet.ts': `export declare function createDeskProvider(): Promise<{
      request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
    }>`,
  },
  'docs/hooks.md': kit,
  'docs/send.md': kit,
  'docs/swaps.md': kit,
  'docs/testing.md': {
    ...kit,
    'src/App.tsx': `import type { ReactNode } from 'react'
      export default function App(): ReactNode { return null }`,
  },
}
