import { describe, expect, test } from 'vitest'
import { fakeContext } from '../test/unit/fake-context.js'
import { init, viteApp } from '../test/unit/init-run.js'
import { run } from './main.js'

const { after: kit } = await init({ files: viteApp }, '--no-install')

/** Texts that are in no file a tool has written, and in some that people have. */
const garbage = ['', 'null', '{', '\uFEFF\u0000\uFFFD\r\n']

const commands = [
  ['init', '--no-install'],
  ['generate'],
  ['add', 'receive'],
  ['remove', 'receive'],
  ['remove', '--all', '--yes'],
  ['doctor', '--offline'],
  ['csp'],
  ['explain'],
] as const

describe.each([
  ['package.json'],
  ['tsconfig.node.json'],
  ['package-lock.json'],
  ['.gitignore'],
  ['index.html'],
  ['src/main.tsx'],
  ['modal.config.ts'],
  ['src/modal-kit/generated.ts'],
  ['node_modules/react/package.json'],
])('garbage in %s', (path) => {
  test.each(commands.map((argv) => [argv.join(' '), argv] as const))(
    'error: %s ends with 0 or 1, never as a bug, and with 1 changes nothing',
    async (_, argv) => {
      for (const text of garbage) {
        const context = fakeContext({ files: { ...kit, [path]: text } })
        const before = context.files.snapshot()
        const code = await run(argv, context)
        expect([text, code <= 1, context.printed.warn.join('\n')]).toEqual([
          text,
          true,
          expect.not.stringContaining('internal/'),
        ])
        if (code === 1) expect([text, context.files.snapshot()]).toEqual([text, before])
      }
    },
  )
})

test.each([
  ['{ "dependencies": 5, "devDependencies": [], "scripts": null, "name": {} }'],
  ['{ "dependencies": { "react": 19, "vite": null } }'],
  ['{ "dependencies": { "react": "", "vite": "workspace:*" }, "packageManager": "" }'],
  ['{ "dependencies": { "react": "latest", "vite": "npm:rolldown-vite@7" }, "packageManager": "x@y@z" }'],
])('error: a package.json of the wrong shape: %s', async (text) => {
  for (const argv of commands) {
    const context = fakeContext({ files: { ...viteApp, 'package.json': text } })
    const before = context.files.snapshot()
    const code = await run(argv, context)
    expect([argv, code <= 1, context.printed.warn.join('\n')]).toEqual([
      argv,
      true,
      expect.not.stringContaining('internal/'),
    ])
    if (code === 1) expect([argv, context.files.snapshot()]).toEqual([argv, before])
  }
})
