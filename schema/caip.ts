/** The namespaces of the kit (CAIP-2). */
export const namespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const

/** A CAIP-2 namespace the kit knows. */
export type Namespace = (typeof namespaces)[number]

/** A CAIP-2 chain id: `eip155:1`. */
export type CaipNetworkId = `${Namespace}:${string}`

/** A CAIP-10 account id: `eip155:1:0xab…`. */
export type CaipAddress = `${CaipNetworkId}:${string}`

/** Whether `name` is a namespace the kit knows. */
export function isNamespace(name: string): name is Namespace {
  return (namespaces as readonly string[]).includes(name)
}

/** The namespace that a value names, such as what a view was opened with; `undefined` for anything else. */
export function namespaceIn(value: unknown): Namespace | undefined {
  return typeof value === 'string' && isNamespace(value) ? value : undefined
}
