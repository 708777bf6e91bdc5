import { describe, expect, test } from 'vitest'
import { otherPart } from './axe-parts.js'
import { checkStates, findViolations } from './axe-states.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

checkStates(otherPart)

describe('what would be found', () => {
  /** Shows Connect in the dark scheme, with the title of its first row in another colour on another ground. */
  async function paint(color: string, backgroundColor: string): Promise<void> {
    await showState('connect', { mode: 'dark' })
    const title = await until(() => document.querySelector<HTMLElement>('dialog[open] .mk-row-title'))
    await settled()
    Object.assign(title.style, { color, backgroundColor })
  }

  test.each(['all', 'colour'] as const)('error: letters too faint to read, by the rules for %s', async (rules) => {
    await paint('#888', '#777')
    const { found } = await findViolations(rules)
    expect(found).toEqual([expect.stringMatching(/^color-contrast: .*Lumen/)])
  })

  test('error: a picture without a name, by the rules for all', async () => {
    await paint('#fff', '#000')
    document.querySelector('dialog[open] .mk-view')?.append(document.createElement('img'))
    expect((await findViolations('all')).found).toEqual([expect.stringMatching(/^image-alt: <img>/)])
  })
})
