/** What an NFT without a name of its own is called. */
export function nftName(collection: string, tokenId: string): string {
  const id = tokenId.length > 12 ? `${tokenId.slice(0, 6)}…${tokenId.slice(-4)}` : tokenId
  return `${collection} #${id}`.trim()
}
