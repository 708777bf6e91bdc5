import { clientPrefixes } from './secret-kinds.data.js'

/** A variable of a `.env` file, by its name and 1-based line. */
export interface Variable {
  readonly name: string
  readonly line: number
}

/** Variables of a `.env` file that no page gets, and whose value may be a secret: neither a switch, a number, a word nor a plain address. */
export function serverVariables(text: string): readonly Variable[] {
  return text.split('\n').flatMap((row, index) => {
    const [, name = '', value = ''] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(row) ?? []
    const isClient = clientPrefixes.some((prefix) => name.startsWith(prefix))
    if (name === '' || isClient || name.startsWith('MODAL_KIT_') || isPlain(value.replace(/^(["'])(.*)\1$/, '$2')))
      return []
    return [{ name, line: index + 1 }]
  })
}

function isPlain(value: string): boolean {
  const isWord =
    /^(?:true|false|yes|no|on|off|\d{0,6}|dev(?:elopment)?|prod(?:uction)?|test|staging|local|debug|info|warn|error)$/i
  const isPath = /^\.{0,2}\/[\w./-]*$/
  const isAddress = /^https?:\/\/[\w.-]+(?::\d+)?\/?$/
  const isBlank = /^(?:#.*|<.*>|your[-_ ].*|change[-_ ]?me.*|x+|\.\.\.|…)$/i
  return [isWord, isPath, isAddress, isBlank].some((form) => form.test(value))
}
