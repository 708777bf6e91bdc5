/** Letters of scripts that are joined and parted by invisible characters as a matter of spelling. */
const joined =
  '\\p{Script=Arabic}\\p{Script=Bengali}\\p{Script=Devanagari}\\p{Script=Gujarati}\\p{Script=Gurmukhi}\\p{Script=Kannada}' +
  '\\p{Script=Khmer}\\p{Script=Malayalam}\\p{Script=Oriya}\\p{Script=Sinhala}\\p{Script=Tamil}\\p{Script=Telugu}'

/** Invisible, and part of what is seen: inside an emoji, and between two letters of such a script. */
const kept = [
  '(?<=[\\p{ExtPict}\\p{EMod}\\ufe0f])\\u200d(?=\\p{ExtPict})',
  '(?<=\\p{ExtPict})\\ufe0f',
  '(?<=[\\d#*])\\ufe0f(?=\\u20e3)',
  `(?<=[${joined}])[\\u200c\\u200d](?=[${joined}])`,
]

/** Controls, marks of direction, what has no width, and what no font draws. */
const unseen = /*#__PURE__*/ new RegExp(
  `(${kept.join('|')})|(?!\\p{ExtPict})[\\p{C}\\p{DI}\\p{Zl}\\p{Zp}\\u2800]`,
  'gu',
)

/**
 * Text of others in full: what could hide or turn a part of it is written out, as in `[U+202E]` (SECURITY A-16). Lines and
 * tabs stay. Show it isolated from what is around it.
 */
export function visibleText(text: string): string {
  return text.replace(unseen, (mark, own: string | undefined) => own ?? (/[\n\t]/.test(mark) ? mark : nameOf(mark)))
}

/** The same on one line: lines and tabs are written out as well. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/[\n\t]/g, nameOf)
}

/** An address in groups of four, whole, so that it can be compared (SECURITY 2.8); `0x` stands with the first. */
export function groupsOf(address: string): readonly string[] {
  return visibleLine(address).match(/^0x.{1,4}|.{1,4}/gu) ?? []
}

function nameOf(mark: string): string {
  return `[U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}
