import { type Host, hosts } from './hosts.data.js'
import type { ManagerId } from './managers.js'

/** One run of the matrix. */
export interface MatrixRow {
  readonly host: Host
  /** An app that somebody has made before, or an empty folder. */
  readonly kind: 'existing' | 'new'
  readonly manager: ManagerId
  /** For people: `Next App, existing, pnpm`. */
  readonly title: string
}

const columns = [
  { kind: 'existing', manager: 'npm' },
  { kind: 'new', manager: 'npm' },
  { kind: 'existing', manager: 'pnpm' },
] as const

/** Every host with npm, existing and new; the existing ones with pnpm too. */
export const matrix: readonly MatrixRow[] = columns.flatMap((column) =>
  hosts.map((host) => ({ host, ...column, title: `${host.title}, ${column.kind}, ${column.manager}` })),
)
