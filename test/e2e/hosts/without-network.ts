/** A program with its arguments. */
export type Command = readonly [program: string, ...args: string[]]

/** How programs are kept from the network on this machine. */
export interface NoNetwork {
  /** For people: how it is done. */
  readonly by: string
  readonly env: Readonly<Record<string, string>>
  wrap(command: Command): Command
}

/**
 * Root on Linux gets a network namespace with nothing but loopback in it, where asking again would only take time; anybody
 * else relies on the switch of the package managers that makes every request to a registry an error.
 */
export function withoutNetwork(): NoNetwork {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return { by: 'the offline switch of npm and pnpm', env: { npm_config_offline: 'true' }, wrap: (command) => command }
  const inside = 'ip link set lo up; exec "$@"'
  return {
    by: 'a namespace with only loopback',
    env: { npm_config_fetch_retries: '0' },
    wrap: (command) => ['unshare', '--net', 'sh', '-c', inside, '_', ...command],
  }
}
