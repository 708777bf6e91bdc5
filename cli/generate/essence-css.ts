import { type Token, tokensOf } from './tokens.js'

/**
 * A stylesheet without what formatters change: space where it says nothing, line ends, the kind of quotes, the case of
 * hex digits and units, how numbers are written, and the semicolon before a brace. Space that separates two values stays.
 */
export function cssEssence(text: string): string {
  const tokens = tokensOf('css', text)
  const kept = tokens.filter(
    ({ kind, text }, index) => !(kind === 'mark' && text === ';' && tokens[index + 1]?.text === '}'),
  )
  return kept.map((token, index) => `${gap(token, kept[index - 1])}${print(token)}`).join('\n')
}

/** Space between two values, or before a parenthesis, says something; around the marks that a formatter spaces it does not. */
function gap(token: Token, before: Token | undefined): string {
  if (!token.isApart || !before) return ''
  const isLoose = (each: Token, marks: string) => each.kind === 'mark' && marks.includes(each.text)
  return isLoose(before, '([{},:;/*') || isLoose(token, ')]{},:;/*') ? '' : ' '
}

function print({ kind, text }: Token): string {
  if (kind === 'string') return JSON.stringify(text.replace(/\\(['"])/g, '$1'))
  if (kind === 'number') return numberOf(text)
  return kind === 'word' && /^#[\dA-Fa-f]{3,8}$/.test(text) ? text.toLowerCase() : text
}

function numberOf(text: string): string {
  const [, number = '', unit = ''] = /^(.*?\d\.?)(%|[a-z]*)$/i.exec(text) ?? []
  const value = Number(number)
  return number === '' || Number.isNaN(value) ? text : `${value}${unit.toLowerCase()}`
}
