/** Whether a page of that host name is served from this machine: a developer is looking at it. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
