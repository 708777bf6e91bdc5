import type { Namespace } from '../../schema/caip.js'
import { cell } from '../core/cell.js'
import type { Connector, ConnectorList } from './connector.js'

/** The connectors of one kit. */
export interface Registry {
  readonly list: ConnectorList
  /** Adds a connector once. */
  add(connector: Connector): void
  /** Ids are compared case-insensitively, since a remembered one may come from an older version. */
  find(namespace: Namespace, id: string): Connector | undefined
}

/** Makes a registry: deduplicated by namespace and id (SPEC §3). */
export function createRegistry(): Registry {
  const list = cell<readonly Connector[]>([])
  const find: Registry['find'] = (namespace, id) =>
    list.peek().find((item) => item.namespace === namespace && item.id.toLowerCase() === id.toLowerCase())

  return {
    list,
    find,
    add(connector) {
      if (!find(connector.namespace, connector.id)) list.value = [...list.peek(), connector]
    },
  }
}
