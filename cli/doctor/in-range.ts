/** Whether a version satisfies a range of the form the kit's peers have: `^18.3.0 || ^19.0.0`, or `*`. */
export function inRange(version: string, range: string): boolean {
  const at = partsOf(version)
  return range.split('||').some((each) => {
    const part = each.trim()
    if (part === '*') return true
    const from = partsOf(part.replace(/^\^/, ''))
    return at[0] === from[0] && (at[1] > from[1] || (at[1] === from[1] && at[2] >= from[2]))
  })
}

function partsOf(version: string): readonly [number, number, number] {
  const [, major, minor, patch] = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(version) ?? []
  return [Number(major ?? Number.NaN), Number(minor ?? 0), Number(patch ?? 0)]
}
