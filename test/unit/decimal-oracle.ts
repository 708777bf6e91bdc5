/*
 * Arithmetic for tests that knows digits as texts only: it shifts points, cuts, and multiplies and adds by columns as on
 * paper. It shares nothing with what it checks.
 */

/** `12345` with 2 places is `123.45`. */
export function shifted(digits: string, places: number): string {
  const all = digits.padStart(places + 1, '0')
  return trimmed(`${all.slice(0, all.length - places)}.${all.slice(all.length - places)}`)
}

function trimmed(text: string): string {
  const [whole = '', fraction = ''] = text.split('.')
  const [head, tail] = [whole.replace(/^0+(?=\d)/, ''), fraction.replace(/0+$/, '')]
  return tail ? `${head}.${tail}` : head
}

/** What stands before the point and exactly so many digits behind it; the rest is cut. */
export function cut(text: string, places: number): string {
  const [whole = '', fraction = ''] = text.split('.')
  return `${whole}.${fraction.padEnd(places, '0').slice(0, places)}`
}

/** Cut, and one more in the last place when the first digit that was cut is 5 or more. */
export function nearest(text: string, places: number): string {
  const [, fraction = ''] = text.split('.')
  const isUp = (fraction[places] ?? '0') >= '5'
  const [whole = '', shown = ''] = cut(text, places).split('.')
  const last = isUp ? columns([whole + shown, '1']) : whole + shown
  const all = last.padStart(places + 1, '0')
  return cut(trimmed(`${all.slice(0, all.length - places)}.${all.slice(all.length - places)}`), places)
}

/** The sum of whole numbers, by columns. */
function columns(all: readonly string[]): string {
  const width = Math.max(...all.map((each) => each.length)) + 2
  const rows = all.map((each) => each.padStart(width, '0'))
  let carry = 0
  let result = ''
  for (let at = width - 1; at >= 0; at -= 1) {
    const column = rows.reduce((total, row) => total + Number(row[at]), carry)
    result = `${column % 10}${result}`
    carry = Math.floor(column / 10)
  }
  return result.replace(/^0+(?=\d)/, '')
}

/** The product of whole numbers, as on paper: one row a digit. */
function longMultiplied(a: string, b: string): string {
  const rows = [...b].reverse().map((by, shift) => {
    let carry = 0
    let row = ''
    for (const each of [...a].reverse()) {
      const product = Number(each) * Number(by) + carry
      row = `${product % 10}${row}`
      carry = Math.floor(product / 10)
    }
    return `${carry}${row}${'0'.repeat(shift)}`
  })
  return columns(rows)
}

/** The product of two decimals. */
export function multiplied(a: string, b: string): string {
  const [wholeA = '', fractionA = ''] = a.split('.')
  const [wholeB = '', fractionB = ''] = b.split('.')
  return shifted(longMultiplied(wholeA + fractionA, wholeB + fractionB), fractionA.length + fractionB.length)
}

/** The sum of decimals. */
export function added(all: readonly string[]): string {
  const places = Math.max(...all.map((each) => each.split('.')[1]?.length ?? 0))
  return shifted(columns(all.map((each) => cut(each, places).replace('.', ''))), places)
}
