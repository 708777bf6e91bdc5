import { formatUnits, parseUnits } from 'viem'
import { z } from 'zod'

/** An amount of money to pay: above zero, below ten million, with at most two decimals. Number or text in, text out. */
export const moneyAmount = z
  .union([z.number(), z.string().max(20)])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, 'is no amount with at most two decimals'))
  .refine((amount) => /[1-9]/.test(amount), 'is zero')

/** An amount of a token as a decimal number, above zero. Number or text in, text out. */
export const tokenAmount = z
  .union([z.number(), z.string().max(60)])
  .transform((amount) => (typeof amount === 'number' ? plainNumber(amount) : amount))
  .pipe(z.string().regex(/^\d{1,20}(\.\d{1,36})?$/, 'is no decimal number'))
  .refine((amount) => /[1-9]/.test(amount), 'is zero')

/**
 * A number of a provider's JSON as decimal text: digits only, no exponent. Only its spelling changes; callers that
 * calculate read the text. Text for a number that is not finite is `NaN` or `Infinity`, which no decoder takes.
 */
export function plainNumber(value: number): string {
  const [digits = '', exponent = '0'] = String(value).split('e')
  if (exponent === '0' || !Number.isFinite(value)) return String(value)
  const [whole = '', part = ''] = digits.replace('-', '').split('.')
  const shift = Number(exponent)
  const sign = value < 0 ? '-' : ''
  if (shift >= 0) return `${sign}${whole}${part.padEnd(shift, '0')}`
  return `${sign}0.${'0'.repeat(-shift - whole.length)}${whole}${part}`
}

/** A number of a provider's JSON that counts something: not negative, as decimal text. */
export const countedNumber = z
  .union([z.number(), z.string().max(60)])
  .transform((value) => (typeof value === 'number' ? plainNumber(value) : value))
  .pipe(z.string().regex(/^\d{1,30}(\.\d{1,60})?$/))

/** Digits that sums of money are counted with. */
const DIGITS = 18

/** One decimal text minus others, never below zero. Exact to 18 decimals. */
export function minus(from: string, ...others: readonly string[]): string {
  const left = others.reduce((rest, other) => rest - parseUnits(other, DIGITS), parseUnits(from, DIGITS))
  return formatUnits(left > 0n ? left : 0n, DIGITS)
}
