const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Says how long ago something was, `age` in milliseconds, in the largest unit that fits, rounded down: "2 minutes ago". */
export function agoText(age: number, lang: string): string {
  const seconds = Math.round(age / 1_000)
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit)
}
