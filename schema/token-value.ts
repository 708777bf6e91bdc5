import { cssParts, cssValueProblem } from './css-value.js'
import type { TokenKind } from './token-kind.js'

/** What is wrong with a value and what to write instead. */
export interface ValueProblem {
  /** To be read after the path: `must be a length`. */
  readonly message: string
  /** Begins with a verb. */
  readonly fix: string
}

const number = String.raw`(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`
const lengthUnit = 'px|r?em|r?ex|r?ch|r?cap|r?ic|r?lh|[sld]?v(?:w|h|i|b|min|max)|cm|mm|q|in|pt|pc'
const isNumber = /*#__PURE__*/ new RegExp(`^[+-]?${number}$`, 'i')
const isLength = /*#__PURE__*/ new RegExp(`^[+]?${number}(?:${lengthUnit})$`, 'i')
const isOffset = /*#__PURE__*/ new RegExp(`^[+-]?(?:0|${number}(?:${lengthUnit}))$`, 'i')
const isDuration = /*#__PURE__*/ new RegExp(`^[+]?${number}m?s$`, 'i')
const colorFunction = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var)\(.+\)$/i
const mathFunction = /^(calc|min|max|clamp)\(.+\)$/i
const variable = /^var\(\s*--[^\s,)]+\s*(,.*)?\)$/i
const wide = /^(inherit|initial|unset|revert|revert-layer|default)$/i
const familyWords = /^-?[\p{L}_][\p{L}\p{N}_-]*(\s+-?[\p{L}_][\p{L}\p{N}_-]*)*$/u

/** For each kind: whether a value, trimmed and safe to print, is one; what it must be; and what to write. */
const rules: Readonly<
  Record<TokenKind, { readonly fits: (value: string) => boolean; readonly name: string; readonly fix: string }>
> = {
  color: {
    fits: (value) => isColor(value),
    name: 'a colour',
    fix: 'Write a colour, such as #2360e8, rgb(35 96 232) or oklch(55% 0.2 262).',
  },
  family: {
    fits: (value) => cssParts(value, ',').every(isFamily),
    name: 'a list of fonts',
    fix: `Write the names, best first, such as '"Inter", system-ui, sans-serif'.`,
  },
  weight: {
    fits: (value) => /^(normal|bold|[1-9]\d{0,2}|1000)$/i.test(value),
    name: 'a font weight',
    fix: "Write a whole number from 1 to 1000, such as '600'.",
  },
  length: {
    fits: (value) => isLength.test(value) || isMath(value, `\\d(?:${lengthUnit})\\b`),
    name: 'a length',
    fix: "Write a number with its unit, such as '12px'.",
  },
  shadow: {
    fits: (value) => cssParts(value, ',').every(isShadow),
    name: 'one or more shadows',
    fix: "Write offsets, blur and colour, such as '0 8px 24px rgb(0 0 0 / 0.3)', or '0 0 transparent' for none.",
  },
  integer: {
    fits: (value) => /^-?\d{1,10}$/.test(value) && Math.abs(Number(value)) <= 2_147_483_647,
    name: 'a whole number',
    fix: "Write one without a unit, such as '999'.",
  },
  duration: {
    fits: (value) => isDuration.test(value) || isMath(value, String.raw`\dm?s\b`),
    name: 'a duration',
    fix: "Write a number with ms or s, such as '150ms', or '0s' for none.",
  },
  easing: {
    fits: (value) => isEasing(value),
    name: 'an easing',
    fix: "Write ease-out, linear or four numbers, such as 'cubic-bezier(0.2, 0.8, 0.2, 1)'.",
  },
}

/**
 * What is wrong with a token's value, or `undefined`: first whether it may be printed at all, then whether it is of
 * the kind. The meaning of what a function holds is left to CSS, but for a colour's, which `generate` evaluates.
 */
export function tokenValueProblem(kind: TokenKind, value: string): ValueProblem | undefined {
  const unsafe = cssValueProblem(value)
  if (unsafe) return { message: unsafe, fix: 'Write one plain CSS value.' }
  const { fits, name, fix } = rules[kind]
  const text = value.trim()
  if (isVariable(text) || fits(text)) return undefined
  const unit = isNumber.test(text) && { length: 'px', duration: 'ms' }[kind as string]
  // A bare zero is a number: calc(0 * 3), which radii and text sizes are, is then no length either.
  if (unit) return { message: `must be ${name}, with its unit`, fix: `Write '${Math.abs(Number(text))}${unit}'.` }
  return { message: `must be ${name}`, fix }
}

function isColor(value: string): boolean {
  if (/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) return true
  const isWord = /^[a-z]{3,24}$/i.test(value) && !wide.test(value) && value.toLowerCase() !== 'none'
  return isWord || (colorFunction.test(value) && cssParts(value, ' ').length === 1)
}

function isVariable(value: string): boolean {
  return variable.test(value) && cssParts(value, ' ').length === 1
}

function isFamily(value: string): boolean {
  return /^("[^"]+"|'[^']+')$/.test(value) || isVariable(value) || (familyWords.test(value) && !wide.test(value))
}

function isMath(value: string, unit: string): boolean {
  return mathFunction.test(value) && cssParts(value, ' ').length === 1 && new RegExp(`${unit}|var\\(`, 'i').test(value)
}

/** Two to four lengths, and at most one colour and one `inset`. */
function isShadow(value: string): boolean {
  const parts = cssParts(value, ' ')
  const isSize = (part: string) => isOffset.test(part) || mathFunction.test(part)
  const colors = parts.filter((part) => part.toLowerCase() !== 'inset' && !isSize(part) && !isVariable(part))
  const insets = parts.filter((part) => part.toLowerCase() === 'inset')
  const variables = parts.filter((part) => isVariable(part)).length
  const sizes = parts.filter(isSize).length
  return insets.length <= 1 && colors.length <= 1 && colors.every(isColor) && sizes <= 4 && sizes + variables >= 2
}

function isEasing(value: string): boolean {
  if (/^(linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end)$/i.test(value)) return true
  const [, name = '', inner = ''] = /^(cubic-bezier|steps|linear)\((.+)\)$/i.exec(value) ?? []
  const parts = cssParts(inner, ',')
  if (name.toLowerCase() === 'steps')
    return /^[1-9]\d*(\s*,\s*(start|end|jump-(start|end|none|both)))?$/i.test(inner.trim())
  if (name.toLowerCase() === 'linear') return parts.every((part) => /^[-+.\d%\s]+$/.test(part)) && parts.length > 1
  if (name === '' || parts.length !== 4 || !parts.every((part) => isNumber.test(part))) return false
  return [parts[0], parts[2]].every((part) => Number(part) >= 0 && Number(part) <= 1)
}
