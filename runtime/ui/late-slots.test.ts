import { describe, expect, test } from 'vitest'
import { ModalError } from '../../schema/error.js'
import { fakeKit } from '../../test/unit/fake-kit.js'
import type { Feature, LateModule } from '../contract/kit.js'
import { coreError } from '../core/errors.js'
import { addLateSlots } from './late-slots.js'
import { slotParts } from './slots.js'

const label = { texts: { id: 'notes', words: { label: 'Notes' } }, key: 'label' }
const action = { order: 1, label, view: 'Notes', drawing: '' }
const row = { title: 'Full', userMessage: 'Delete one.', message: 'No room.', fix: 'Delete one.' }
const notes: Feature = { id: 'notes', slots: { rules: {} }, load: async () => ({}) }
const slots: LateModule['slots'] = { notes: { accountAction: action, errors: { 'notes/full': row } }, off: {} }

async function kitWith(features: readonly Feature[] = [notes]) {
  const { kit } = fakeKit({ features, lateSlots: async () => ({ slots }) })
  await kit.loadModal()
  return kit
}
const actionsOf = (kit: Parameters<typeof slotParts>[0]) =>
  slotParts(kit, (parts) => parts.accountAction).map(({ id, view }) => [id, view])

test('behavior: late slots are put beside the slots of features that are on, once', async () => {
  const kit = await kitWith()
  expect(actionsOf(kit)).toEqual([])
  addLateSlots(kit, { slots })
  expect(actionsOf(kit)).toEqual([['notes', 'Notes']])
  expect(kit.modal.peek()?.features.map(({ id, slots: all }) => [id, Object.keys(all ?? {})])).toEqual([
    ['notes', ['accountAction', 'errors', 'rules']],
  ])
  const before = kit.modal.peek()
  addLateSlots(kit, { slots })
  expect(kit.modal.peek()).toBe(before)
})

test('behavior: a feature that is switched off has none, and a slot of its own stays', async () => {
  const own: Feature = { ...notes, slots: { accountAction: { ...action, view: 'Own' } } }
  const kit = await kitWith([own, { id: 'off', load: async () => ({}) }])
  kit.rewire((loaded) => ({ ...loaded, features: loaded.features.filter(({ id }) => id !== 'off') }))
  addLateSlots(kit, { slots })
  expect(kit.modal.peek()?.features.map(({ id }) => id)).toEqual(['notes'])
  expect(actionsOf(kit)).toEqual([['notes', 'Own']])
})

describe('an error of a feature', () => {
  test('behavior: is told with its late row, also before any view is shown', async () => {
    const kit = await kitWith()
    expect((await kit.explain(new ModalError('notes/full'))).title).toBe('Full')
  })

  test('error: where the late slots do not come, errors of the kit are told all the same', async () => {
    const { kit } = fakeKit({ features: [notes], lateSlots: () => Promise.reject(new TypeError('offline')) })
    expect((await kit.explain(coreError('rpc/unreachable', { network: 'Ethereum', detail: '' }))).title).toBeTruthy()
    expect((await kit.explain(new ModalError('notes/full'))).title).toBe('notes/full')
  })
})
