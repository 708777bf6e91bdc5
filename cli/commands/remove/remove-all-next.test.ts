import { describe, expect, test } from 'vitest'
import { fakeContext } from '../../../test/unit/fake-context.js'
import { init } from '../../../test/unit/init-run.js'
import { nextApps } from '../../../test/unit/next-apps.js'
import { run } from '../../main.js'

const mixed = nextApps['both routers']

describe('the kit in both trees of a Next app', () => {
  test('behavior: the layout is edited, and the _app that init has made goes', async () => {
    const { after } = await init({ files: mixed }, '--no-install')
    const context = fakeContext({ files: after })
    expect(await run(['remove', '--all', '--yes'], context)).toBe(0)
    expect(context.files.snapshot()).toEqual(mixed)
    expect(context.printed.note.join('\n')).toContain(
      'change  app/layout.tsx (take out the kit)\nchange  next.config.ts (take out the kit)\nremove  pages/_app.tsx',
    )
  })

  test('behavior: an _app with something else in it stays, without the provider', async () => {
    const { after } = await init({ files: mixed }, '--no-install')
    const files = { ...after, 'pages/_app.tsx': `${after['pages/_app.tsx']}\nexport const own = 1\n` }
    const context = fakeContext({ files })
    expect(await run(['remove', '--all', '--yes'], context)).toBe(0)
    const left = context.files.snapshot()['pages/_app.tsx']
    expect(left).toContain('return <Component {...pageProps} />')
    expect(left).toContain('export const own = 1')
    expect(left).not.toContain('modal-kit/')
  })

  test('behavior: an _app that a formatter has gone over goes as well', async () => {
    const { after } = await init({ files: mixed }, '--no-install')
    const formatted = (after['pages/_app.tsx'] ?? '')
      .replaceAll("'", '"')
      .replace(/(\/app"|modal-kit"|\.css")$/gm, '$1;')
    const context = fakeContext({ files: { ...after, 'pages/_app.tsx': formatted } })
    expect(await run(['remove', '--all', '--yes'], context)).toBe(0)
    expect(context.files.snapshot()).toEqual(mixed)
  })

  test('error: a failure at any write or removal leaves the tree as it was', async () => {
    const { after } = await init({ files: mixed }, '--no-install')
    const done = fakeContext({ files: after })
    await run(['remove', '--all', '--yes'], done)
    const count = done.files.writes.length + done.files.removals.length
    expect([done.files.writes.length > 2, done.files.removals.length > 5]).toEqual([true, true])
    for (let number = 0; number < count; number += 1) {
      const broken = fakeContext({ files: after })
      const { write, remove } = broken.files
      let steps = 0
      const next = () => {
        if (steps++ === number) throw new Error('the disk is full')
      }
      broken.files.write = async (path, text) => {
        next()
        await write(path, text)
      }
      broken.files.remove = async (path, stopAt) => {
        next()
        await remove(path, stopAt)
      }
      expect(await run(['remove', '--all', '--yes'], broken)).toBe(1)
      expect(broken.files.snapshot()).toEqual(after)
    }
  })
})
