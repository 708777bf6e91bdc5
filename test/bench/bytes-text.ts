/** Bytes as the tables of the benchmarks show them. */
export function bytesText(bytes: number): string {
  return `${bytes} B`
}
