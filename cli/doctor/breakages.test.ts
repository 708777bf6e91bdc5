import { describe, expect, test } from 'vitest'
import { type Breakage, breakages, leaked } from '../../test/unit/breakages.data.js'
import { common, project } from '../../test/unit/doctor-project.js'
import type { Files } from '../../test/unit/doctor-run.js'
import { examine } from '../../test/unit/examine.js'
import { viteApp } from '../../test/unit/init-run.js'
import { nextApps } from '../../test/unit/next-apps.js'

describe('twenty breakages of a healthy project', () => {
  test('behavior: there are twenty', () => {
    expect(breakages).toHaveLength(20)
  })

  test.each(breakages.map((each) => [each.id, each.name, each] as const))('error: %s: %s', async (id, _name, each) => {
    const app = each.isNext ? nextApps['App Router'] : viteApp
    const files = await project(app ?? {}, each.isNext ? { ...common, next: '16.4.3' } : common)
    const { flags = [], onGit } = each
    expect((await examine({ files, ...(onGit && { onGit: () => [] }) }, '--offline')).findings).toEqual([])
    const broken = apply(files, each.change)
    const { findings, code } = await examine({ files: broken, ...(onGit && { onGit }) }, '--offline', ...flags)
    const found = findings.filter((finding) => finding.id === id)
    const at = found.map(({ file, line }) => [file, line].filter((part) => part !== undefined).join(':'))
    expect(found[0]?.what).toContain(each.says)
    expect(found.map(({ severity }) => severity)).toContain(each.severity)
    expect(at[0]).toBe(each.at ?? '')
    expect(code).toBe(findings.some(({ severity }) => severity === 'error') ? 1 : 0)
    expect(JSON.stringify(findings)).not.toContain(leaked)
    // Nothing else is wrong but what follows from it: a changed config has not been generated from.
    expect(
      [...new Set(findings.map((finding) => finding.id))].filter((other) => other !== id && other !== 'D-21'),
    ).toEqual([])
  })
})

function apply(files: Files, change: Breakage['change']): Files {
  const changed = Object.entries(change).map(([path, text]) => {
    if (typeof text !== 'function') return [path, text] as const
    const after = text(files[path] ?? '')
    expect(after, path).not.toBe(files[path])
    return [path, after] as const
  })
  return Object.fromEntries(
    Object.entries({ ...files, ...Object.fromEntries(changed) }).flatMap(([path, text]) =>
      text === undefined ? [] : [[path, text]],
    ),
  )
}
