// Compiles the contracts of this folder: `node cli/stack/chains/contracts/compile.mjs` writes `artifacts.data.ts`.
// Needs the packages solc and @openzeppelin/contracts. `artifacts.test.ts` fails when the file is older than a contract.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const own = import.meta.dirname
const require = createRequire(import.meta.url)

/** The contracts of a folder, compiled, by name. Throws with the compiler's words when one is wrong. */
export function compileFolder(folder) {
  const solc = require('solc')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sol'))
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(names.map((name) => [name, { content: readFileSync(resolve(folder, name), 'utf8') }])),
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'cancun',
      // Without a hash of the sources a changed comment does not change the code.
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
    },
  }
  const read = (path) => {
    try {
      return { contents: readFileSync(path.startsWith('@') ? require.resolve(path) : resolve(folder, path), 'utf8') }
    } catch {
      return { error: `${path} was not found` }
    }
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: read }))
  const problems = (output.errors ?? []).map((each) => each.formattedMessage)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return Object.fromEntries(names.map((name) => [name.slice(0, -4), output.contracts[name][name.slice(0, -4)]]))
}

/** The text of `artifacts.data.ts` as the contracts are now. Throws with the compiler's words when one is wrong. */
export function compileContracts() {
  return print(Object.entries(compileFolder(own)))
}

function print(contracts) {
  const rows = contracts.map(([name, { abi, evm }]) =>
    [
      `/** ${name}.sol, compiled: \`bytecode\` creates it, \`runtime\` is what then lies at its address. */`,
      `export const ${name[0].toLowerCase()}${name.slice(1)} = {`,
      `  abi: ${JSON.stringify(abi)},`,
      // Widened: as literal types the bytes would stand in the declarations once more.
      `  bytecode: '0x${evm.bytecode.object}' as \`0x\${string}\`,`,
      `  runtime: '0x${evm.deployedBytecode.object}' as \`0x\${string}\`,`,
      '} as const',
    ].join('\n'),
  )
  const head =
    '// Written by compile.mjs. It holds code of OpenZeppelin Contracts (MIT).\n// biome-ignore-all format: kept as the compiler gives it\n'
  return `${head}\n${rows.join('\n\n')}\n`
}

if (process.argv[1] === import.meta.filename) writeFileSync(resolve(own, 'artifacts.data.ts'), compileContracts())
