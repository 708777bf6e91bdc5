import { getAddress } from 'viem'
import type { ReadAddress } from '../../contract/chain.js'

/** Reads 40 hex digits, with or without `0x` (SPEC §5). Digits of both cases that are no checksum are told (EIP-55). */
export function readAddress(text: string): ReadAddress | undefined {
  const digits = /^(?:0x)?([\da-f]{40})$/i.exec(text)?.[1]
  if (digits === undefined) return undefined
  const address = getAddress(`0x${digits.toLowerCase()}`)
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  return { address, ...(isMixed && address !== `0x${digits}` && { isMisspelt: true }) }
}
