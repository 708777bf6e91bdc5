import { isNamespace, type Namespace, namespaces } from './caip.js'
import { ModalError } from './error.js'
import { explainError } from './explain-error.js'

/** The parts of a CAIP-2 chain id. */
export interface CaipNetwork {
  readonly chainNamespace: Namespace
  readonly reference: string
}

/** The parts of a CAIP-10 account id. */
export interface CaipAccount extends CaipNetwork {
  readonly address: string
}

/**
 * Reads a CAIP-2 chain id. Throws `caip/unsupported-namespace` ("Unsupported chain namespace: {ns}", SPEC §8)
 * for a namespace the kit does not know and `caip/malformed` for anything that is not two parts.
 */
export function parseCaipNetworkId(id: string): CaipNetwork {
  const [chainNamespace = '', reference = '', ...rest] = id.split(':')
  if (rest.length > 0 || !isReference(reference)) throw malformed(id, 'namespace:reference')
  return { chainNamespace: known(chainNamespace), reference }
}

/** Reads a CAIP-10 account id: three parts with a known namespace (SPEC §5). Throws like `parseCaipNetworkId`. */
export function parseCaipAddress(id: string): CaipAccount {
  const [chainNamespace = '', reference = '', address = '', ...rest] = id.split(':')
  if (rest.length > 0 || !isReference(reference) || !/^[-.%\w]{1,128}$/.test(address))
    throw malformed(id, 'namespace:reference:address')
  return { chainNamespace: known(chainNamespace), reference, address }
}

function isReference(text: string): boolean {
  return /^[-\w]{1,32}$/.test(text)
}

function known(namespace: string): Namespace {
  if (isNamespace(namespace)) return namespace
  throw explainError(new ModalError('caip/unsupported-namespace', { ns: namespace }), {
    title: 'Chain family not supported',
    message: 'Unsupported chain namespace: {ns}',
    fix: `Use one of ${namespaces.join(', ')}.`,
  })
}

function malformed(id: string, form: string): ModalError {
  return explainError(new ModalError('caip/malformed', { id, form }), {
    title: 'Malformed chain or account id',
    message: '"{id}" isn’t of the form {form}.',
    fix: 'Write it as CAIP-2 and CAIP-10 say, for example eip155:1.',
  })
}
