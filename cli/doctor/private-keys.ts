/** Names of values of 32 bytes that everybody may see. */
const publicName =
  /hash|topic|digest|salt|root|id(?![a-z])|tx|transaction|signature|\bsig\b|slot|selector|proof|leaf|leaves|commit|event|public|nonce|domain|role|block|node|code|data|abi|checksum|integrity|sha|schema|address/gi
/** Names of values, and calls, whose value is a private key. */
const keyName =
  /(?:private|secret|sign(?:er|ing)|deployer|minter|owner|wallet|account|admin|relayer|funder|operator|treasury|faucet|sponsor|burner|master|user|evm|eth)_?-?keys?|\bpk\b|\bsk\b|_pk\b|_sk\b|priv_?keys?|\bseed|_seed|\bnew\s+(?:\w+\.)?Wallet\s*\(|\bkeys?\s*(?::[^=\n]*)?=/gi
/** How far above a list of values its name is looked for, in lines. */
const FARTHEST = 60

/** The positions in a text of values of 32 bytes that are named as private keys. */
export function privateKeys(text: string): readonly number[] {
  return [...text.matchAll(/(?<![\w/.-])(?:0x)?[0-9a-fA-F]{64}(?!\w)/g)]
    .filter(({ 0: value, index }) => !isPlainWord(value.replace(/^0x/, '')) && isNamedKey(nameBefore(text, index)))
    .map(({ index }) => index)
}

/** Words of the ABI: numbers and addresses have zeros before them, short texts behind them, and masks are all alike. */
function isPlainWord(hex: string): boolean {
  return /^0{24}|0{32}$|^(.)\1*$|^f{16}/i.test(hex)
}

/** What stands before a value and may name it: the rest of its line, else the line that opens its list or call. */
function nameBefore(text: string, index: number): string {
  const [own = '', ...above] = text
    .slice(Math.max(0, index - 8_000), index)
    .split('\n')
    .toReversed()
  if (/[A-Za-z_$]/.test(own)) return own
  const isValue = (line: string) => /^[\s'"`,()[\]{}0-9a-fA-Fx]*$/.test(line)
  return above.slice(0, FARTHEST).find((line) => !isValue(line)) ?? ''
}

/** Whether the name that stands nearest is one of a key. A comma after it begins another value, unless both are in a list. */
function isNamedKey(before: string): boolean {
  const key = [...before.matchAll(keyName)].at(-1)
  if (!key) return false
  const end = key.index + key[0].length
  const other = [...before.matchAll(publicName)].at(-1)
  const between = before.slice(end)
  if (/[,;]/.test(between) && !between.includes('[')) return false
  return !other || other.index < key.index
}
