/** Packages with install scripts that the kit itself asks for, and what the script does. */
export const knownInstallScripts: Readonly<Record<string, string>> = {
  '@foundry-rs/anvil': 'the local chains: puts the program for this machine in place; only development has it',
}
