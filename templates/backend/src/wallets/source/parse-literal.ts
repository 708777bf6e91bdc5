import type ts from 'typescript'

/** A value that JSON can carry. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain }

/**
 * Reads the value of a top-level constant of a TypeScript or JavaScript file without running it. Only literals count:
 * objects, arrays, strings, numbers, `true`, `false`, `null`, also under `as const` or `satisfies`.
 * Throws a `SyntaxError` when the constant is missing or is anything else.
 */
export async function parseLiteral(text: string, constant: string): Promise<Plain> {
  const { default: compiler } = await import('typescript')
  const file = compiler.createSourceFile('source.ts', text, compiler.ScriptTarget.ES2022, false)
  for (const statement of file.statements) {
    if (!compiler.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (compiler.isIdentifier(name) && name.text === constant && initializer) return read(compiler, initializer)
    }
  }
  throw new SyntaxError(`There is no constant ${constant}`)
}

function read(compiler: typeof ts, node: ts.Expression): Plain {
  if (compiler.isAsExpression(node) || compiler.isSatisfiesExpression(node)) return read(compiler, node.expression)
  if (compiler.isStringLiteralLike(node)) return node.text
  if (compiler.isNumericLiteral(node)) return Number(node.text)
  if (compiler.isArrayLiteralExpression(node)) return node.elements.map((element) => read(compiler, element))
  if (compiler.isObjectLiteralExpression(node)) {
    return Object.fromEntries(node.properties.map((property) => readProperty(compiler, property)))
  }
  switch (node.kind) {
    case compiler.SyntaxKind.NullKeyword:
      return null
    case compiler.SyntaxKind.TrueKeyword:
      return true
    case compiler.SyntaxKind.FalseKeyword:
      return false
    default:
      throw new SyntaxError(`A literal was expected, found ${compiler.SyntaxKind[node.kind]}`)
  }
}

function readProperty(compiler: typeof ts, property: ts.ObjectLiteralElementLike): [string, Plain] {
  if (!compiler.isPropertyAssignment(property)) throw new SyntaxError('A property with a value was expected')
  const { name, initializer } = property
  if (!compiler.isIdentifier(name) && !compiler.isStringLiteral(name))
    throw new SyntaxError('A plain name was expected')
  return [name.text, read(compiler, initializer)]
}
