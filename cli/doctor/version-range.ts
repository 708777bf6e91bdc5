/**
 * Whether a version is in a range of comparisons, as advisories write them: `>=8.0.0 <8.17.1 || =5.6.1`. A bare version
 * means itself, `*` means all. A pre-release counts as the version it leads to, unless the range names it.
 */
export function isInVersionRange(version: string, range: string): boolean {
  return range.split('||').some((part) => {
    const comparisons = part
      .trim()
      .replace(/([<>=])\s+/g, '$1')
      .split(/[\s,]+/)
    return comparisons.every((each) => holds(version, each))
  })
}

function holds(version: string, comparison: string): boolean {
  const [, operator = '', limit = ''] = /^(<=|>=|<|>|=)?(.*)$/.exec(comparison) ?? []
  if (limit === '*' || limit === version) return operator !== '<' && operator !== '>'
  const order = compare(partsOf(version), partsOf(limit))
  if (operator === '<') return order < 0
  if (operator === '<=') return order <= 0
  if (operator === '>') return order > 0
  if (operator === '>=') return order >= 0
  return order === 0 && version === limit
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, index) => part !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

function partsOf(version: string): readonly number[] {
  const [, major = '0', minor = '0', patch = '0'] = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(version) ?? []
  return [Number(major), Number(minor), Number(patch)]
}
