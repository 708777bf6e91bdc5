import ts from 'typescript'
import type { Finding, Source } from './source.js'
import { findingAt, walk } from './source.js'

const timers = ['setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame', 'requestIdleCallback']
const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']
const storage = ['localStorage', 'sessionStorage', 'indexedDB']
const chance = ['crypto']
const page = ['window', 'document', 'navigator', 'globalThis', 'self']
const nodeModules = /^node:(fs|child_process|readline|http|https|net|os|timers)(\/|$)/

/** Time, chance, network, storage and page reached past the seams: the host in the runtime, the context in the CLI. */
export function checkSeams(sources: readonly Source[]): readonly Finding[] {
  return sources.flatMap((source) => {
    if (isSeam(source.path)) return []
    if (source.path.startsWith('templates/backend/')) return checkServer(source)
    const banned = [
      ...timers,
      ...network,
      ...storage,
      ...(seesPage(source.path) ? [] : [...page, ...chance]),
      ...cliGlobals(source.path),
    ]
    const found: Finding[] = []
    walk(source.ast, (node) => {
      const name = reach(node, banned, source.path)
      if (name) found.push(findingAt('seam', source, node, `${name} is reached past the ${seamOf(source.path)}`))
      return !ts.isTypeNode(node)
    })
    return found
  })
}

/** The files behind which the world begins: the host, the context, and the local stack, which is processes and sockets. */
function isSeam(path: string): boolean {
  return (
    /^runtime\/(core|wallet-site|wallet-site\/approval)\/host(-[a-z]+)?\.ts$/.test(path) ||
    /^cli\/(node|stack)\b/.test(path) ||
    /^templates\/backend\/src\/(clock|import-wallets)\.ts$/.test(path)
  )
}

/** A server has timers and sockets of its own; it takes the time of day and the network from its `Backend`. */
function checkServer(source: Source): readonly Finding[] {
  const found: Finding[] = []
  walk(source.ast, (node) => {
    const name = reach(node, network, source.path)
    if (name && name !== 'performance.now')
      found.push(findingAt('seam', source, node, `${name} is reached past the backend`))
    return !ts.isTypeNode(node)
  })
  return found
}

/** Components and the wallets of the test kit are made of DOM; they still take time and network from the host. */
function seesPage(path: string): boolean {
  return path.endsWith('.tsx') || /^runtime\/(ui|react|testing)\/|^runtime\/testing-jsdom\.ts$/.test(path)
}

function cliGlobals(path: string): readonly string[] {
  if (path === 'cli/main.ts') return ['console']
  return path.startsWith('cli/') ? ['process', 'console'] : []
}

function seamOf(path: string): string {
  return path.startsWith('cli/') ? 'context' : 'host'
}

function reach(node: ts.Node, banned: readonly string[], path: string): string | undefined {
  if (ts.isImportDeclaration(node) && path.startsWith('cli/')) return nodeModule(node)
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    const member = `${node.expression.text}.${node.name.text}`
    if (['Date.now', 'Math.random', 'performance.now'].includes(member)) return member
    // Wrong about some letters in Node 20: `parseUrl` of the CLI and of the backend.
    if (member === 'URL.canParse' && !path.startsWith('runtime/')) return member
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) return 'new Date()'
  return ts.isIdentifier(node) && banned.includes(node.text) && isGlobalUse(node) ? node.text : undefined
}

function nodeModule(node: ts.ImportDeclaration): string | undefined {
  if (node.importClause?.isTypeOnly || !ts.isStringLiteral(node.moduleSpecifier)) return undefined
  return nodeModules.test(node.moduleSpecifier.text) ? node.moduleSpecifier.text : undefined
}

/** Not a member's name, a key, or a name this file declares itself. */
function isGlobalUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false
  if (ts.isQualifiedName(parent) || ts.isJsxAttribute(parent) || ts.isTypeElement(parent)) return false
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false
  if (ts.isBindingElement(parent) && parent.propertyName === node) return false
  if (ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent)) return false
  return !declares(node.getSourceFile(), node.text)
}

function declares(file: ts.SourceFile, name: string): boolean {
  let found = false
  walk(file, (node) => {
    const isBinding = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)
    if ((isBinding || ts.isFunctionDeclaration(node) || ts.isImportSpecifier(node)) && node.name?.getText() === name)
      found = true
    return !found
  })
  return found
}
