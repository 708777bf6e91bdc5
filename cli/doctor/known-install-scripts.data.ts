/** Packages with install scripts that the kit itself asks for, and what the script does. */
export const knownInstallScripts: Readonly<Record<string, string>> = {
  '@foundry-rs/anvil': 'the local chains; installs the program for this machine, in development only',
}
