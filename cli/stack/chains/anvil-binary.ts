import type { FindPackageFile } from './find-package-file.js'

/** The machine to find the program for; this one by default. */
export interface Machine {
  readonly platform?: string
  readonly arch?: string
}

/**
 * Path of the native anvil program, `undefined` when it is not installed. Its npm package also puts a script in front
 * of it, which takes four times as long to start and leaves the program running when it is killed: never used.
 */
export function findAnvil(
  find: FindPackageFile,
  { platform = process.platform, arch = process.arch }: Machine = {},
): string | undefined {
  const name = `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}`
  return find(`${name}/bin/${platform === 'win32' ? 'anvil.exe' : 'anvil'}`)
}
