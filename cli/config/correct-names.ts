import { Node } from 'ts-morph'
import { type Splice, splice } from '../project/text-edit.js'
import { type Issue, nodesOf } from './issue.js'

/** A config with names corrected. */
export interface Corrected {
  readonly text: string
  /** The names that were put in, in the order of the issues. */
  readonly names: readonly string[]
}

/**
 * Writes the names that were most likely meant into the text of a config, where each wrong one stands as a literal or as
 * the key of a property. A key that its object has already is not put in twice. Every other character stays as it is.
 */
export async function correctNames(text: string, issues: readonly Issue[]): Promise<Corrected> {
  const meant = issues.flatMap(({ keys, instead }) => (instead ? [{ keys, instead }] : []))
  const nodes = await nodesOf(
    text,
    meant.map(({ keys }) => keys),
  )
  const found = meant.flatMap(({ keys, instead: { part, name } }, index) => {
    const node = nodes[index]
    const place = part === 'key' ? keyOf(node, String(keys.at(-1)), name) : literalOf(node)
    return place ? [{ name, splice: spliceFor(place, name, part) }] : []
  })
  return {
    text: splice(
      text,
      found.map((each) => each.splice),
    ),
    names: found.map(({ name }) => name),
  }
}

/** The name of a property, unless its object has one of the better name. */
function keyOf(node: Node | undefined, key: string, better: string): Node | undefined {
  if (!Node.isPropertyAssignment(node) || node.getName().replace(/^["']|["']$/g, '') !== key) return undefined
  const owner = node.getParent()
  const isThere = Node.isObjectLiteralExpression(owner) && owner.getProperty(better) !== undefined
  return isThere ? undefined : node.getNameNode()
}

/** The literal that is the value of a property or an element. */
function literalOf(node: Node | undefined): Node | undefined {
  const value = Node.isPropertyAssignment(node) ? node.getInitializer() : node
  return Node.isStringLiteral(value) || Node.isNoSubstitutionTemplateLiteral(value) ? value : undefined
}

function spliceFor(place: Node, name: string, part: 'key' | 'value'): Splice {
  const [quote = ''] = /^["'`]/.exec(place.getText()) ?? []
  const needsQuotes = part === 'value' || !/^[A-Za-z_$][\w$]*$/.test(name)
  const mark = quote || (needsQuotes ? "'" : '')
  return { start: place.getStart(), end: place.getEnd(), text: `${mark}${name}${mark}` }
}
