import axe from 'axe-core'
import { describe, expect, inject, test } from 'vitest'
import type { GalleryState } from '../gallery/gallery-states.js'
import { rowsOfThisRun, TURN } from '../setup/choose-rows.js'
import { developerWordsIn } from './said-to-people.js'
import { settled, unchanged } from './settled.js'
import { showState } from './show-state.js'
import { viewHere } from './view-here.js'

/** Everything axe knows of WCAG 2.2 A and AA, and its best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** All of its rules, and those that look at colours. */
const rules = {
  all: finished().map(({ ruleId }) => ruleId),
  colour: finished().flatMap(({ ruleId, tags }) => (tags.includes('cat.color') ? ruleId : [])),
}

/** Those that axe runs by itself: neither experiments nor what it is about to drop. */
function finished(): readonly axe.RuleMetadata[] {
  return axe.getRules(standards).filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
}

/** What axe finds against some of its rules in the page as it is shown, and which of them the page keeps. */
export async function findViolations(which: keyof typeof rules) {
  const runOnly = { type: 'rule', values: rules[which] } as const
  const { violations, passes } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
  return { found, kept: passes.map(({ id }) => id) }
}

/** States in which wallets, tokens or networks have such words for their name. */
const saysForeignWords = /hostile|spam|bad-names|strange/

/**
 * A test of each state in each scheme. What was checked whole in the light scheme and is the same document in the dark one
 * is checked for its colours there; a document that differs in anything but the name of its scheme is checked whole. Where
 * rows take turns, a seventh of the states is looked at.
 */
export function checkStates(all: readonly GalleryState[]): void {
  const states = rowsOfThisRun(all, Math.ceil(all.length / 7), { [TURN]: inject('turn') })
  const checked = new Map<string, string>()

  describe.each(['light', 'dark'] as const)('in the %s scheme', (mode) => {
    test.each(states.map((state) => [state.id, state] as const))(
      'behavior: axe finds nothing in %s, and it says nothing that only developers can use',
      async (id, state) => {
        await showState(id, { mode, isStrict: false })
        const inside = state.embedded ? 'section' : 'dialog[open]'
        if (state.view) await viewHere(id, inside)
        else await unchanged()
        // Contrast is only true once everything has faded in.
        await settled()
        const shown = document.body.innerHTML.replaceAll(`data-mk-scheme="${mode}"`, '')
        const { found, kept } = await findViolations(checked.get(id) === shown ? 'colour' : 'all')
        expect(found).toEqual([])
        if (state.view && !saysForeignWords.test(id)) {
          expect(developerWordsIn(document.querySelector(inside))).toEqual([])
        }
        expect(kept).toContain('color-contrast')
        checked.set(id, shown)
      },
    )
  })
}
