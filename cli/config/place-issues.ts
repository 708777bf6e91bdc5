import type { Expression, Node, SourceFile } from 'ts-morph'
import type { Issue, PlacedIssue } from './issue.js'
import { pathOf } from './issue.js'

/**
 * Finds the line of each issue in the text of the config, by walking its keys through the default export.
 * What a literal does not show (a call, an import) is placed on the line that leads there.
 * ts-morph is loaded only here: it takes a second, and something is wrong already.
 */
export async function placeIssues(
  issues: readonly Issue[],
  { file, text }: { readonly file: string; readonly text: string },
): Promise<readonly PlacedIssue[]> {
  const { Node, Project } = await import('ts-morph')
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipAddingFilesFromTsConfig: true,
  })
  const source = project.createSourceFile('config.tsx', text)
  const root = rootOf(source, Node)
  const placed = issues.map((issue) => {
    const line = root && walk(root, issue.keys, Node).getStartLineNumber()
    return { ...issue, file, path: pathOf(issue.keys), ...(line !== undefined && { line }) }
  })
  return placed.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
}

type Kinds = typeof Node

function rootOf(source: SourceFile, kinds: Kinds): Node | undefined {
  const exported = source.getExportAssignment((assignment) => !assignment.isExportEquals())
  return exported && plain(exported.getExpression(), kinds)
}

/** The literal behind `defineConfig(…)`, a function, a property, parentheses, `as`, `satisfies` and names of this file. */
function plain(node: Node, kinds: Kinds): Node {
  if (kinds.isParenthesizedExpression(node) || kinds.isAsExpression(node) || kinds.isSatisfiesExpression(node))
    return plain(node.getExpression(), kinds)
  if (kinds.isCallExpression(node)) return inner(node.getArguments()[0], node, kinds)
  if (kinds.isArrowFunction(node) || kinds.isFunctionExpression(node)) {
    const body = node.getBody()
    const returned = kinds.isBlock(body) ? returnedBy(body, kinds) : body
    return inner(returned, node, kinds)
  }
  if (kinds.isPropertyAssignment(node)) return inner(node.getInitializer(), node, kinds)
  if (kinds.isShorthandPropertyAssignment(node)) return plain(node.getNameNode(), kinds)
  if (kinds.isIdentifier(node)) return inner(initializerOf(node, kinds), node, kinds)
  return node
}

function inner(found: Node | undefined, otherwise: Node, kinds: Kinds): Node {
  return found ? plain(found, kinds) : otherwise
}

function returnedBy(body: Node, kinds: Kinds): Expression | undefined {
  const statements = kinds.isBlock(body) ? body.getStatements() : []
  return statements.filter(kinds.isReturnStatement).at(-1)?.getExpression()
}

function initializerOf(name: Node, kinds: Kinds): Expression | undefined {
  const declared = name.getSourceFile().getVariableDeclaration(name.getText())
  return declared && !kinds.isIdentifier(declared.getInitializer()) ? declared.getInitializer() : undefined
}

/** Follows the keys as far as the source shows them and gives the node where it ends. */
function walk(root: Node, keys: readonly (string | number)[], kinds: Kinds): Node {
  let at = root
  for (const key of keys) {
    const next = step(plain(at, kinds), key, kinds)
    if (!next) return at
    at = next
  }
  return at
}

function step(node: Node, key: string | number, kinds: Kinds): Node | undefined {
  if (kinds.isArrayLiteralExpression(node)) return typeof key === 'number' ? node.getElements()[key] : undefined
  if (!kinds.isObjectLiteralExpression(node)) return undefined
  const own = node.getProperties().findLast((property) => {
    if (!kinds.isPropertyAssignment(property) && !kinds.isShorthandPropertyAssignment(property)) return false
    return property.getName().replace(/^["']|["']$/g, '') === String(key)
  })
  if (own) return own
  const spread = node.getProperties().filter(kinds.isSpreadAssignment)
  return spread.map((each) => step(plain(each.getExpression(), kinds), key, kinds)).find((found) => found !== undefined)
}
