/** Hosts that stand in the texts of errors and in namespaces of what the kit is made of; nothing ever asks them. */
export const inertHosts: readonly string[] = [
  '4byte.sourcify.dev',
  'abitype.dev',
  'docs.soliditylang.org',
  'oxlib.sh',
  'react.dev',
  'viem.sh',
  'www.w3.org',
]
