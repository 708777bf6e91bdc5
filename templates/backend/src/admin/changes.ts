import { Problem } from '../http/problems.js'
import {
  addOrigin,
  createProject,
  deleteProject,
  enableProject,
  type FeatureSwitch,
  type ProjectStore,
  removeOrigin,
  renameProject,
  setFeature,
  setLimit,
} from '../projects/edit-project.js'
import type { Form } from './form.js'

/**
 * Makes one change from the fields of its form. Resolves to the page that shows it; throws `Problem`s that the page
 * shows.
 */
type Change = (store: ProjectStore, id: string, form: Form) => Promise<string>

/** What the forms of the admin page do, by the last part of their address. */
export const changes = {
  async create(store, _id, form) {
    const origin = text(form, 'origin')
    return pageOf(await createProject(store, { name: text(form, 'name'), origins: origin === '' ? [] : [origin] }))
  },
  async rename(store, id, form) {
    await renameProject(store, id, text(form, 'name'))
    return pageOf(id)
  },
  async enable(store, id) {
    await enableProject(store, id, true)
    return pageOf(id)
  },
  async disable(store, id) {
    await enableProject(store, id, false)
    return pageOf(id)
  },
  async delete(store, id, form) {
    if (text(form, 'confirm') !== id) throw new Problem('not_confirmed', { words: { id } })
    await deleteProject(store, id)
    return '/admin'
  },
  async 'add-origin'(store, id, form) {
    await addOrigin(store, id, text(form, 'origin'))
    return pageOf(id)
  },
  async 'remove-origin'(store, id, form) {
    await removeOrigin(store, id, text(form, 'origin'))
    return pageOf(id)
  },
  async feature(store, id, form) {
    const position = readPosition(text(form, 'position'), text(form, 'providers'))
    await setFeature(store, id, text(form, 'feature'), position)
    return pageOf(id)
  },
  async limit(store, id, form) {
    const [perMinute, perIpMinute] = [text(form, 'perMinute'), text(form, 'perIpMinute')]
    const isDefault = perMinute === '' && perIpMinute === ''
    const limit = isDefault ? 'default' : { perMinute: readCount(perMinute), perIpMinute: readCount(perIpMinute) }
    await setLimit(store, id, text(form, 'kind'), limit)
    return pageOf(id)
  },
} satisfies Readonly<Record<string, Change>>

function text(form: Form, name: string): string {
  return (form.get(name) ?? '').trim()
}

function pageOf(id: string): string {
  return `/admin/projects/${encodeURIComponent(id)}`
}

/** A switch as typed: `on`, `off` or `default`, and providers with commas between. Problem 400 otherwise. */
export function readPosition(position: string, providers = ''): FeatureSwitch {
  if (position === 'default') return 'default'
  if (position === 'off') return { isEnabled: false }
  if (position !== 'on') throw new Problem('invalid_position')
  const list = providers
    .split(',')
    .map((provider) => provider.trim())
    .filter((provider) => provider !== '')
  return list.length > 0 ? { isEnabled: true, providers: list } : { isEnabled: true }
}

/** A count as it is written in a form or a command; `NaN`, which `setLimit` refuses, for anything but digits. */
export function readCount(text: string): number {
  return /^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN
}
