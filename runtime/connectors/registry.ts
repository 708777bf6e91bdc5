import type { Connector, Registry } from '../contract/connector.js'
import { cell } from '../core/cell.js'

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
    remove(connector) {
      if (list.peek().includes(connector)) list.value = list.peek().filter((item) => item !== connector)
    },
  }
}
