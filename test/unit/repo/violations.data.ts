/** A way to break one rule. */
export interface Violation {
  readonly name: string
  /** Files that are written into a copy of the repository. */
  readonly write: Readonly<Record<string, string>>
  /** Exactly what the check must then say. */
  readonly says: readonly string[]
}

/** A docstring and an export, so that a probe breaks no rule but its own. */
const probe = (code: string) => `/** Probe. */\nexport ${code}\n`

/** The rules, each broken once; the last row breaks none. */
export const violations: readonly Violation[] = [
  {
    name: 'a style that no stylesheet can change',
    write: { 'runtime/ui/zz-style.tsx': probe('const Style = () => <p style={{ margin: 0 }} />') },
    says: ['style runtime/ui/zz-style.tsx:2 what is drawn stands in a stylesheet'],
  },
  {
    name: 'a forbidden edge',
    write: { 'runtime/core/zz-edge.ts': "export { createSession } from '../session/session.js'\n" },
    says: ['layer runtime/core/zz-edge.ts:1 core may not import session (runtime/session/session.ts)'],
  },
  {
    name: 'a type from a room above',
    write: { 'runtime/core/zz-edge.ts': "export type { SessionDeps } from '../session/session.js'\n" },
    says: ['layer runtime/core/zz-edge.ts:1 core may not import session (runtime/session/session.ts)'],
  },
  {
    name: 'a feature that another one reaches past its token',
    write: {
      'runtime/features/account/zz-reach.ts': `import type { Kit } from '../../contract/kit.js'
import { connectToken } from '../connect/contract.js'

/** Probe. */
export const reach = async ({ modal, use, options }: Kit) => [
  (await use(connectToken)) as object,
  options(connectToken) as object,
  modal.peek()?.features.find((feature) => feature.id === 'connect'),
  modal.peek()?.features[0] as object,
]
`,
    },
    says: [
      'feature-reach runtime/features/account/zz-reach.ts:6 what a token gives has its type; do not cast it',
      'feature-reach runtime/features/account/zz-reach.ts:7 what a token gives has its type; do not cast it',
      'feature-reach runtime/features/account/zz-reach.ts:8 use connectToken',
      'feature-reach runtime/features/account/zz-reach.ts:9 a feature is reached by its token; do not cast a descriptor',
    ],
  },
  {
    name: 'a feature that tells namespaces apart by a literal',
    write: {
      'runtime/features/account/zz-names.ts': `${probe(
        "const isEvm = (name: string) => name === 'eip155' || 'solana' != name",
      )}${probe("const isIn = (id: string) => id.startsWith('bip122:') || ['cosmos'].includes(id) || /^polkadot:/.test(id)")}
/** Probe. */
export function placeOf(id: string, table: Readonly<Record<string, string>>) {
  switch (id) {
    case 'eip155:1':
      return table['solana']
    default:
      // What is no namespace may be compared, and one may be handed on.
      return id === 'eip' ? table['name'] : ['eip155'].map((name) => name + id).join()
  }
}
`,
      'runtime/ui/zz-names.tsx': probe(`const isShown = (id: string, own: string) => id === \`eip155/\${own}\``),
      'runtime/session/zz-names.ts': probe("const isEvm = (name: string) => name === 'eip155'"),
    },
    says: [
      'namespace runtime/features/account/zz-names.ts:2 eip155 is told by its Chain or by core/supported.ts, not here',
      'namespace runtime/features/account/zz-names.ts:2 solana is told by its Chain or by core/supported.ts, not here',
      'namespace runtime/features/account/zz-names.ts:4 bip122 is told by its Chain or by core/supported.ts, not here',
      'namespace runtime/features/account/zz-names.ts:4 cosmos is told by its Chain or by core/supported.ts, not here',
      'namespace runtime/features/account/zz-names.ts:4 polkadot is told by its Chain or by core/supported.ts, not here',
      'namespace runtime/features/account/zz-names.ts:9 eip155 is told by its Chain or by core/supported.ts, not here',
      'namespace runtime/features/account/zz-names.ts:10 solana is told by its Chain or by core/supported.ts, not here',
      'namespace runtime/ui/zz-names.tsx:2 eip155 is told by its Chain or by core/supported.ts, not here',
    ],
  },
  {
    name: 'a feature that imports another feature, even its types',
    write: { 'runtime/features/account/zz-edge.ts': "export type { connect } from '../connect/feature.js'\n" },
    says: [
      'layer runtime/features/account/zz-edge.ts:1 a feature may not import another feature (runtime/features/connect/feature.ts)',
    ],
  },
  {
    name: 'a command that reaches into the runtime',
    write: { 'cli/zz-edge.ts': "export type { Kit } from '../runtime/kit.js'\n" },
    says: ['layer cli/zz-edge.ts:1 cli may not import composition (runtime/kit.ts)'],
  },
  {
    name: 'a package outside its layer',
    write: { 'runtime/session/zz-edge.ts': "export { toHex } from 'viem'\nexport { z } from 'zod'\n" },
    says: [
      'layer runtime/session/zz-edge.ts:1 session may not import viem',
      'layer runtime/session/zz-edge.ts:2 session may not import zod',
    ],
  },
  {
    name: 'a file no layer owns',
    write: { 'runtime/zz-stray.ts': probe('const stray = 1') },
    says: ['layer runtime/zz-stray.ts:2 no row of the layer table owns this file'],
  },
  {
    name: 'viem on the first path',
    write: {
      'runtime/chains/evm/zz-eager.ts': "export { createPublicClient } from 'viem'\n",
      'runtime/chains/evm/zz-entry.ts': "export { createPublicClient } from './zz-eager.js'\n",
    },
    says: ['late runtime/chains/evm/zz-eager.ts:1 viem is loaded at once; put a dynamic import before it'],
  },
  {
    name: 'a translation that brings code',
    write: { 'runtime/locales/de/zz-code.ts': "export { fill } from '../../../schema/explain-error.js'\n" },
    says: ['layer runtime/locales/de/zz-code.ts:1 translation may not import ground (schema/explain-error.ts)'],
  },
  {
    name: 'a style that looks through everything under an element',
    write: { 'runtime/ui/css/zz-has.css': '.a:has(> b:is(.c, .d), > e f) {\n}\n:root:has(dialog[data-mk]) {\n}\n' },
    says: [
      'has runtime/ui/css/zz-has.css:1 :has(> e f) looks beyond children',
      'has runtime/ui/css/zz-has.css:3 :has(dialog) looks beyond children',
    ],
  },
  {
    name: 'a colour beside the tokens of the theme, and a variable that is none of them',
    write: {
      'runtime/ui/css/zz-token.css':
        '/* #123 */\n.a {\n  mask: linear-gradient(#000 0 0);\n  color: var(--mk-color-txt);\n  border: 1px solid #abc;\n}\n',
    },
    says: [
      'token runtime/ui/css/zz-token.css:5 #abc is no token of the theme',
      'token runtime/ui/css/zz-token.css:4 --mk-color-txt is neither a token nor declared',
    ],
  },
  {
    name: 'a cycle',
    write: {
      'runtime/core/zz-a.ts': `export { b } from './zz-b.js'\n${probe('const a = 1')}`,
      'runtime/core/zz-b.ts': `export { a } from './zz-a.js'\n${probe('const b = 1')}`,
    },
    says: ['cycle runtime/core/zz-b.ts:1 runtime/core/zz-a.ts > runtime/core/zz-b.ts > runtime/core/zz-a.ts'],
  },
  {
    name: 'a cycle of types',
    write: {
      'cli/zz-a.ts': `import type { B } from './zz-b.js'\n\n/** Probe. */\nexport type A = B | 1\n`,
      'cli/zz-b.ts': `import type { A } from './zz-a.js'\n\n/** Probe. */\nexport type B = A | 2\n`,
    },
    says: ['cycle cli/zz-b.ts:1 cli/zz-a.ts > cli/zz-b.ts > cli/zz-a.ts'],
  },
  {
    name: 'a module-level cell',
    write: {
      'runtime/core/zz-cell.ts': `import { cell } from './cell.js'\n\n${probe('const open = /*#__PURE__*/ cell(false)')}`,
    },
    says: ['module-state runtime/core/zz-cell.ts:4 a module-level cell() is shared state'],
  },
  {
    name: 'a module-level let, map and empty object',
    write: {
      'schema/zz-state.ts':
        probe('let last = 0') + probe('const seen = new Map<string, number>()') + probe('const all = {}'),
    },
    says: [
      'module-state schema/zz-state.ts:2 a module-level let or var is shared state',
      'module-state schema/zz-state.ts:4 a module-level new Map is shared state',
      'module-state schema/zz-state.ts:6 an empty module-level object can only be shared state',
    ],
  },
  {
    name: 'work on import',
    write: { 'runtime/core/zz-effect.ts': "Object.freeze(['now'])\n" },
    says: ['import-effect runtime/core/zz-effect.ts:1 a module does nothing on import'],
  },
  {
    name: 'a call that a bundler must keep',
    write: { 'runtime/core/zz-pure.ts': probe("const names = Object.freeze(['now'])") },
    says: ['pure runtime/core/zz-pure.ts:2 a call at the top level needs /*#__PURE__*/ before it'],
  },
  {
    name: 'time, network, storage and page past the host',
    write: {
      'runtime/session/zz-seam.ts': probe(
        'async function go(input: { fetch?: number }) {\n  await fetch(String(input.fetch))\n  setTimeout(go, Date.now())\n  return [localStorage, window.top, new Date()]\n}',
      ),
    },
    says: [
      'seam runtime/session/zz-seam.ts:3 fetch is reached past the host',
      'seam runtime/session/zz-seam.ts:4 setTimeout is reached past the host',
      'seam runtime/session/zz-seam.ts:4 Date.now is reached past the host',
      'seam runtime/session/zz-seam.ts:5 localStorage is reached past the host',
      'seam runtime/session/zz-seam.ts:5 window is reached past the host',
      'seam runtime/session/zz-seam.ts:5 new Date() is reached past the host',
    ],
  },
  {
    name: 'the file system and the process past the context',
    write: {
      'cli/zz-seam.ts': `import { rmSync } from 'node:fs'\n\n${probe('const clean = () => rmSync(process.cwd())')}`,
      'cli/zz-url.ts': probe('const isUrl = (text: string) => URL.canParse(text)'),
    },
    says: [
      'seam cli/zz-seam.ts:1 node:fs is reached past the context',
      'seam cli/zz-seam.ts:4 process is reached past the context',
      'seam cli/zz-url.ts:2 URL.canParse is reached past the context',
    ],
  },
  {
    name: 'text that becomes markup or code',
    write: {
      'runtime/ui/zz-sink.tsx': probe(
        'function sink(node: Element, name: string) {\n  node.innerHTML = eval(name)\n  return import(name)\n}',
      ),
    },
    says: [
      'sink runtime/ui/zz-sink.tsx:3 innerHTML is banned',
      'sink runtime/ui/zz-sink.tsx:3 eval is banned',
      'sink runtime/ui/zz-sink.tsx:4 import() of a computed path is banned',
    ],
  },
  {
    name: 'an export without a docstring',
    write: { 'schema/zz-silent.ts': 'export const silent = 1\n' },
    says: ['docstring schema/zz-silent.ts:1 silent has no docstring'],
  },
  {
    name: 'a name that says nothing',
    write: { 'runtime/core/zz/helpers.ts': probe('const help = 1') },
    says: ['name runtime/core/zz/helpers.ts:1 a file is named after what it offers'],
  },
  {
    name: 'a 251-line file',
    write: { 'cli/zz-long.ts': '// line\n'.repeat(251) },
    says: ['length cli/zz-long.ts:251 251 lines, 250 allowed'],
  },
  {
    name: 'nothing in what is allowed',
    write: {
      'cli/zz-fine.ts': '// line\n'.repeat(250),
      'cli/zz-table.data.ts': '// line\n'.repeat(251),
      'runtime/core/zz-fine.ts':
        probe('interface Clock { setTimeout(): number }') +
        probe("function later(clock: Clock) {\n  const seen = new Map([['a', clock.setTimeout()]])\n  return seen\n}"),
    },
    says: [],
  },
]
