import type { Asked, Kept } from '../../schema/feature.js'
import { chains, features } from '../../schema/registry.js'
import { textsIn } from '../../schema/texts.js'
import type { Resolved } from '../config/resolved.js'
import { type NetworkUse, networkUses } from '../generate/artifacts.js'
import { costs } from './costs.data.js'
import type { FeatureCost } from './costs.js'
import { factsOf } from './facts.js'

/** What one feature costs the users of the app. */
export interface Explanation {
  readonly id: string
  readonly title: string
  readonly isOn: boolean
  /** gzip -9. */
  readonly bytes: FeatureCost
  readonly origins: readonly Omit<NetworkUse, 'feature'>[]
  readonly storage: readonly Kept[]
  readonly permissions: readonly Asked[]
  /** How many texts it shows and a translation must have. */
  readonly texts: number
}

/** What is there whatever is on stands in the list under this name. */
const shell = { id: 'shell', title: 'What is always there', owners: ['page', 'shell', 'error'] } as const

/** Names that can be explained. */
export const explainable: readonly string[] = [
  shell.id,
  ...chains.map(({ name }) => name),
  ...features.map(({ id }) => id),
]

/** Everything that can be explained, for an app with this config: the shell, the chains, then the features in the order they are wired. */
export function explain(resolved: Resolved): readonly Explanation[] {
  const count = countTexts()
  const uses = networkUses(resolved)
  const isOn = new Set(resolved.features.map(({ id }) => id))
  const rows = features.map(({ id, title }) => ({ id, title, isOn: isOn.has(id), texts: count([id]) }))
  const namespaces = new Set(resolved.networks.map(({ chainNamespace }) => chainNamespace))
  const ofChains = chains.map(({ name, title, namespace }) => ({
    id: name,
    title,
    isOn: namespaces.has(namespace),
    texts: 0,
  }))
  const first = { id: shell.id, title: shell.title, isOn: true, texts: count(shell.owners) }
  return [first, ...ofChains, ...rows].map((row) => ({
    ...row,
    bytes: bytesOf(row.id),
    origins: uses.filter(({ feature }) => feature === row.id).map(({ feature: _, ...use }) => use),
    ...factsOf(row.id),
  }))
}

function bytesOf(id: string): FeatureCost {
  const none: FeatureCost = { page: 0, opening: 0, logic: 0, views: {}, css: 0 }
  return id === shell.id ? { ...none, ...costs.shell } : (costs.chains[id] ?? costs.features[id] ?? none)
}

function countTexts(): (owners: readonly string[]) => number {
  const texts = textsIn('en')
  return (owners) => texts.filter(({ owner }) => owners.includes(owner)).length
}

const head = ['gzip', 'page load', 'opening', 'logic', 'views', 'CSS', 'texts']

/** Explanations as a table of bytes, and what each contacts, keeps and asks for below it. */
export function showExplanations(rows: readonly Explanation[]): string {
  const lines = rows.map(({ id, isOn, bytes, texts }) => [
    isOn ? id : `${id} (off)`,
    ...[bytes.page, bytes.opening, bytes.logic, totalOf(bytes.views), bytes.css].map((count) => `${count} B`),
    String(texts),
  ])
  const remarks = rows.flatMap((row) => remarksOn(row).map((remark) => `${row.id} ${remark}`))
  return [alignRows([head, ...lines]), ...(remarks.length > 0 ? ['', ...remarks] : [])].join('\n')
}

/** One explanation, with each of its views. */
export function showExplanation(row: Explanation): string {
  const { title, isOn, bytes } = row
  const views = Object.entries(bytes.views).map(([view, count]) => [`view ${view}`, `${count} B`])
  return [
    `${title}${isOn ? '' : ' is off in this config. It would cost:'}`,
    '',
    showExplanations([row]),
    ...(views.length > 0 ? ['', alignRows(views)] : []),
  ].join('\n')
}

function remarksOn({ origins, storage, permissions }: Explanation): readonly string[] {
  return [
    ...origins.map(({ origin, when, why }) => `contacts ${origin} ${when}: ${why}`),
    ...storage.map(({ key, holds }) => `keeps ${key} in local storage: ${holds}`),
    ...permissions.map(({ permission, when }) => `asks for ${permission} when ${when}`),
  ]
}

function totalOf(views: Readonly<Record<string, number>>): number {
  return Object.values(views).reduce((sum, count) => sum + count, 0)
}

/** The first column to the left, numbers to the right. */
function alignRows(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const cell = (text: string, column: number) => {
    const width = widths[column] ?? 0
    return column === 0 ? text.padEnd(width) : text.padStart(width)
  }
  return rows.map((row) => row.map(cell).join('  ')).join('\n')
}
