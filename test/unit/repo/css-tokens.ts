import { variableOf } from '../../../schema/token-css.js'
import { type Token, tokens } from '../../../schema/tokens.js'
import type { Finding } from './source.js'

/** Rules whose colours no theme changes: codes that readers read, and pictures drawn from an address or a name. */
const drawn = /\.mk-qr|\.mk-mesh|\[data-hue/
/** A mask says where something is seen, and not in which colour. */
const mask = /^\s*mask\b/
const literal =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(?:black|white|silver|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|navy|teal|maroon)\b(?!-)/i
const block = /([^{};]*)\{([^{}]*)\}/g

interface File {
  readonly path: string
  readonly text: string
}

/**
 * Stylesheets are drawn with the tokens of the theme: a colour is one of them, a variable of the kit is one of them or
 * declared in a stylesheet, and a token that nothing is drawn with would be an option that does nothing.
 */
export function checkTokens(files: readonly File[]): readonly Finding[] {
  const styles = files
    .filter(({ path }) => path.endsWith('.css') && path.startsWith('runtime/'))
    // Comments may name anything; their lines still count.
    .map(({ path, text }) => ({ path, text: text.replace(/\/\*[\s\S]*?\*\//g, (each) => each.replace(/[^\n]/g, ' ')) }))
  return [...literalColors(styles), ...unknownVariables(styles), ...unusedTokens(styles)]
}

function literalColors(styles: readonly File[]): readonly Finding[] {
  return styles.flatMap(({ path, text }) =>
    [...text.matchAll(block)]
      .filter(([, selector = '']) => !drawn.test(selector))
      .flatMap(({ 1: selector = '', 2: body = '', index }) => {
        const declarations = body.split(';').filter((each) => !mask.test(each))
        return declarations.flatMap((each) => {
          const [color] = literal.exec(each) ?? []
          const at = index + selector.length + 1 + body.indexOf(each)
          const line = text.slice(0, at + each.search(/\S/)).split('\n').length
          return color === undefined ? [] : [{ rule: 'token', path, line, detail: `${color} is no token of the theme` }]
        })
      }),
  )
}

function unknownVariables(styles: readonly File[]): readonly Finding[] {
  const declared = styles.flatMap(({ text }) => [...text.matchAll(/(?:@property )?(--mk-[\w-]+)(?=\s*[:{])/g)])
  const known = new Set([...Object.keys(tokens).map(variableOf), ...declared.map(([, name]) => name)])
  return styles.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--mk-[\w-]+)/g)]
      .filter(([, name]) => !known.has(name))
      .map(({ 1: name, index }) => {
        const line = text.slice(0, index).split('\n').length
        return { rule: 'token', path, line, detail: `${name} is neither a token nor declared` }
      }),
  )
}

function unusedTokens(styles: readonly File[]): readonly Finding[] {
  const table: Readonly<Record<string, Token>> = tokens
  const used = new Set(styles.flatMap(({ text }) => namesIn(text)))
  // What a token is made of is used with it; a set is walked on while it grows.
  for (const variable of used) {
    const [, token] = Object.entries(table).find(([name]) => variableOf(name) === variable) ?? []
    for (const name of namesIn(`${token?.light} ${token?.dark}`)) used.add(name)
  }
  return Object.keys(table)
    .filter((name) => !used.has(variableOf(name)))
    .map((name) => ({ rule: 'token', path: 'schema/tokens.ts', line: 1, detail: `no stylesheet uses ${name}` }))
}

function namesIn(css: string): readonly string[] {
  return [...css.matchAll(/var\((--mk-[\w-]+)/g)].map(([, name = '']) => name)
}
