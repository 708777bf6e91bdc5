import { networkInterfaces } from 'node:os'

/** IPv4 addresses under which other machines may reach this one. */
export function machineAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}
