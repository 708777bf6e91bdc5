import ts from 'typescript'
import type { Finding, Source } from './source.js'
import { findingAt } from './source.js'

/**
 * Exports that no sentence explains. Re-exports are explained where they are declared; in a data table one sentence
 * explains the rows that follow it without an empty line.
 */
export function checkDocstrings(sources: readonly Source[]): readonly Finding[] {
  return sources.flatMap((source) => {
    const explained = new Set<string>()
    return source.ast.statements.flatMap((statement, index) => {
      const names = isExported(statement) ? namesOf(statement) : []
      const before = source.ast.statements[index - 1]
      const isRow = isNextRow(source, statement) && !!before && namesOf(before).some((name) => explained.has(name))
      if (isRow || hasDocstring(statement)) for (const name of names) explained.add(name)
      return names
        .filter((name) => !explained.has(name))
        .map((name) => findingAt('docstring', source, statement, `${name} has no docstring`))
    })
  })
}

function isNextRow(source: Source, statement: ts.Statement): boolean {
  const space = source.text.slice(statement.getFullStart(), statement.getStart(source.ast))
  return source.path.endsWith('.data.ts') && !space.includes('\n\n')
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  return !!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

function hasDocstring(statement: ts.Statement): boolean {
  return ts.getJSDocCommentsAndTags(statement).some((node) => ts.isJSDoc(node) && textOf(node).length > 0)
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
  if (isNamed || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [statement.name?.getText() ?? 'default']
  return []
}

function textOf({ comment }: ts.JSDoc): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim()
}
