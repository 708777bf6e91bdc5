/** Node and the system it runs on: `v22.12.0 linux x64`. */
export function describeMachine(): string {
  return [process.version, process.platform, process.arch].join(' ')
}
