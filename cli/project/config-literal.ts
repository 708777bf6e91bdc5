import { ts } from 'ts-morph'

/** The object a piece of a config is written as, or why that cannot be read from the source; a clause for people. */
export type Literal =
  | { readonly kind: 'object'; readonly object: ts.ObjectLiteralExpression }
  | { readonly kind: 'unclear'; readonly reason: string }

/** A property of an object of the config, where it is written. `open` has no such property but takes one. */
export type Place =
  | { readonly kind: 'property'; readonly property: ts.PropertyAssignment | ts.ShorthandPropertyAssignment }
  | { readonly kind: 'open'; readonly object: ts.ObjectLiteralExpression }
  | { readonly kind: 'unclear'; readonly reason: string }

/** The object behind `export default`: in `defineConfig(…)`, a function, a variable, with `satisfies` or without. */
export function rootLiteral(source: ts.SourceFile): Literal {
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement) && !statement.isExportEquals) return literalOf(statement.expression, source)
    const isDefault = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isDefaultModifier)
    if (isDefault && ts.isFunctionDeclaration(statement)) return returnedBy(statement.body, source)
  }
  return unclear('it has no `export default`')
}

/** Follows parentheses, types, `defineConfig`, functions with one `return`, and constants of the file. */
export function literalOf(node: ts.Expression, source: ts.SourceFile, seen: readonly ts.Node[] = []): Literal {
  if (seen.includes(node)) return unclear('it refers to itself')
  const next = (inner: ts.Expression) => literalOf(inner, source, [...seen, node])
  if (ts.isObjectLiteralExpression(node)) return { kind: 'object', object: node }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return next(node.expression)
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node))
    return ts.isBlock(node.body) ? returnedBy(node.body, source) : next(node.body)
  if (ts.isCallExpression(node)) {
    const [argument, another] = node.arguments
    if (argument && !another && isDefineConfig(node.expression, source)) return next(argument)
    return unclear(`\`${node.expression.getText(source)}(…)\` makes it`)
  }
  if (ts.isIdentifier(node)) {
    const initializer = constantOf(node.text, source)
    return initializer ? next(initializer) : unclear(`\`${node.text}\` is not a constant of this file`)
  }
  return unclear('it is not written as an object')
}

/** Where an object says `key`; looks into what it spreads when it does not say it itself. */
export function placeOf(object: ts.ObjectLiteralExpression, key: string, source: ts.SourceFile): Place {
  const own = object.properties.findLast((property) => nameOf(property) === key)
  if (own && (ts.isPropertyAssignment(own) || ts.isShorthandPropertyAssignment(own)))
    return { kind: 'property', property: own }
  if (own) return unclear(`\`${key}\` is not written as a plain property`)
  for (const spread of object.properties.filter(ts.isSpreadAssignment).toReversed()) {
    const literal = literalOf(spread.expression, source)
    if (literal.kind === 'unclear') return unclear(`\`${spread.getText(source)}\` may bring \`${key}\` along`)
    const place = placeOf(literal.object, key, source)
    if (place.kind !== 'open') return place
  }
  return { kind: 'open', object }
}

/** The expression a property holds: of `{ features }` the name itself. */
export function expressionOf(property: ts.PropertyAssignment | ts.ShorthandPropertyAssignment): ts.Expression {
  return ts.isPropertyAssignment(property) ? property.initializer : property.name
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined
}

function returnedBy(body: ts.Block | undefined, source: ts.SourceFile): Literal {
  const [only, another] = body ? returnsIn(body) : []
  if (!only?.expression) return unclear('its function returns no object')
  if (another) return unclear('its function returns in more than one place')
  return literalOf(only.expression, source)
}

function returnsIn(node: ts.Node): readonly ts.ReturnStatement[] {
  const found: ts.ReturnStatement[] = []
  ts.forEachChild(node, (child) => {
    if (ts.isReturnStatement(child)) found.push(child)
    else if (!ts.isFunctionLike(child)) found.push(...returnsIn(child))
  })
  return found
}

/** The value of a name that is declared once in the file, by `const`. */
function constantOf(name: string, source: ts.SourceFile): ts.Expression | undefined {
  const found: ts.VariableDeclaration[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const [only, another] = found
  if (!only || another || !ts.isVariableDeclarationList(only.parent)) return undefined
  return only.parent.flags & ts.NodeFlags.Const ? only.initializer : undefined
}

function isDefineConfig(callee: ts.Expression, source: ts.SourceFile): boolean {
  if (!ts.isIdentifier(callee)) return false
  const imports = source.statements.filter(ts.isImportDeclaration)
  return imports.some(({ importClause, moduleSpecifier }) => {
    const named = importClause?.namedBindings
    if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== 'create-modal-kit/config') return false
    const elements = named && ts.isNamedImports(named) ? named.elements : []
    return elements.some(
      (element) => element.name.text === callee.text && (element.propertyName ?? element.name).text === 'defineConfig',
    )
  })
}

function isDefaultModifier(modifier: ts.Modifier): boolean {
  return modifier.kind === ts.SyntaxKind.DefaultKeyword
}

function unclear(reason: string): { readonly kind: 'unclear'; readonly reason: string } {
  return { kind: 'unclear', reason }
}
