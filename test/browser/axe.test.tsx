import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { galleryStates } from '../gallery/gallery-states.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

/** Everything axe knows of WCAG 2.2 A and AA, and its best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

describe.each(['light', 'dark'] as const)('in the %s scheme', (mode) => {
  test.each(galleryStates.map((state) => [state.id, state] as const))(
    'behavior: axe finds nothing in %s',
    async (id, state) => {
      await showState(id, { mode, isStrict: false })
      const inside = state.embedded ? 'section' : 'dialog[open]'
      if (state.view) await until(() => document.querySelector(`${inside} .mk-view :not(.mk-spinner)`))
      // Contrast is only true once everything has faded in.
      await settled()
      const { violations, passes } = await axe.run(document, { runOnly: rules })
      const found = violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map((node) => node.html).join(' ')}`)
      expect(found).toEqual([])
      expect(passes.map((pass) => pass.id)).toContain('color-contrast')
    },
  )
})
