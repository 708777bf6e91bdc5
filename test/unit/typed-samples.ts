/** The account that signs typed data. */
export const own = '0x52908400098527886E0F7030069857D2E4169EE7'
/** Another account. */
export const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

/** Typed data with every kind of value, on Ethereum. */
export const mail = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[]' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person[2]' },
      { name: 'contents', type: 'string' },
      { name: 'stamp', type: 'bytes4' },
      { name: 'extra', type: 'bytes' },
      { name: 'isUrgent', type: 'bool' },
      { name: 'weight', type: 'int16' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'Ether Mail', version: '1', chainId: 1, verifyingContract: other },
  message: {
    from: { name: 'Cow', wallets: [own, other] },
    to: [
      { name: 'Bob', wallets: [] },
      { name: 'Eve', wallets: [other] },
    ],
    contents: 'Hello, "Bob"!',
    stamp: '0xDEADBEEF',
    extra: '0x',
    isUrgent: false,
    weight: -5,
  },
}
/** The same with one struct more, whose fields have a type and a value each. */
export function typed(
  primaryType: string,
  fields: Readonly<Record<string, readonly [string, unknown]>>,
  domain: object = {},
) {
  return {
    types: {
      ...mail.types,
      [primaryType]: Object.entries(fields).map(([name, [type]]) => ({ name, type })),
    },
    primaryType,
    domain: { ...mail.domain, ...domain },
    message: Object.fromEntries(Object.entries(fields).map(([name, [, value]]) => [name, value])),
  }
}
