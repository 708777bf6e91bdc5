import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PlaywrightProviderOptions, playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import type { BrowserConfigOptions } from 'vitest/node'
import { pictureCommands } from './browser/hosts/compare-pictures.js'
import { tailwindCommands } from './browser/hosts/tailwind.js'
import { TURN } from './setup/choose-rows.js'
import { chromium } from './setup/chromium.js'
import { argsBesidePlaywright } from './setup/chromium-args.js'
import { findProgram } from './setup/debian-program.js'
import { LongestFirst } from './suite/longest-first.js'
import { leftOut } from './suite/waiting-files.js'
import { isolatedTests } from './unit-isolated.data.js'

const root = fileURLToPath(new URL('..', import.meta.url))

const executablePath = findProgram(chromium)

const isolated = Object.keys(isolatedTests)

/** What no project runs. */
const exclude = [...configDefaults.exclude, ...leftOut()]

/** How long a test waits for something that must happen, in ms: a busy machine does it later. */
const poll = { timeout: 10_000 }

/** What the two projects of unit tests share. */
const unit = {
  environment: 'node',
  setupFiles: ['test/setup/properties.ts'],
  include: [
    '{bin,cli,schema,runtime,templates,test/unit,test/setup,test/suite,test/build,test/backend,test/bench,test/faults}/**/*.test.ts',
  ],
  // Databases, chains and compilers take seconds to start, and many times that when every core is busy.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll },
  globalSetup: ['test/setup/migrated-database.ts'],
  // One more than there are cores: a file often waits for a program, a chain or a database.
  maxWorkers: 3,
  // Of both, so that no worker waits for the last file of one.
  sequence: { groupOrder: 1 },
}

/** What the two end-to-end projects share: the packed kit, the apps and the browser of a run. */
const endToEnd = {
  environment: 'node',
  globalSetup: ['test/setup/end-to-end.ts'],
  // Installs and builds on a busy machine.
  testTimeout: 240_000,
  hookTimeout: 300_000,
  expect: { poll },
}

/** One more than there are cores: a file often waits for a page or a download. */
const endToEndLanes = { maxWorkers: 3, sequence: { groupOrder: 4 } }

/**
 * Where rows take turns one file at most uses the default ports of the local stack, and the files run beside those of the
 * other project. Otherwise they run one at a time.
 */
const fullLanes = process.env[TURN] ? endToEndLanes : { fileParallelism: false, sequence: { groupOrder: 5 } }

/** Browser tests that need a page of their own, in which things move; `test/unit/browser-files.test.ts` says which do. */
const ownPage = 'test/browser/**/*.isolated.test.{ts,tsx}'

/** What both browser projects share: the repository's code, and its packages ready from the start. */
const inBrowser = {
  root,
  // Listed, so that Vite does not find one in the middle of a run and reload the page under a test.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@preact/signals-core',
      'viem',
      'axe-core',
      'uqr',
      'zod/mini',
      '@noble/curves/secp256k1',
      '@noble/curves/ed25519',
      '@noble/hashes/sha3',
      'jsqr',
      'fast-check',
      'hono/html',
      '@mui/material/CssBaseline',
      '@mui/material/Dialog',
      '@mui/material/GlobalStyles',
      '@mui/material/styles',
      '@headlessui/react',
      '@radix-ui/react-dialog',
    ],
  },
}

/** Limits that a busy machine keeps. */
const patience = { testTimeout: 20_000, expect: { poll } }

/** A Chromium without a window; the options are those of its context. */
function browserOf({ contextOptions = {} }: Pick<PlaywrightProviderOptions, 'contextOptions'>): BrowserConfigOptions {
  return {
    enabled: true,
    headless: true,
    connectTimeout: 180_000,
    screenshotFailures: false,
    commands: { ...pictureCommands, ...tailwindCommands },
    provider: playwright({
      launchOptions: { ...(executablePath ? { executablePath } : {}), args: argsBesidePlaywright() },
      contextOptions,
    }),
    instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
  }
}

// The kinds of tests run one after the other, so that a browser is never starved by the tests of another kind.
export default defineConfig({
  test: {
    globalSetup: ['random-runs', 'turn'].map((name) => join(root, `test/setup/${name}.ts`)),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        root,
        test: {
          ...unit,
          name: 'unit',
          exclude: [...exclude, ...isolated],
          // Most of the time of a small test went into loading the same modules once more.
          isolate: false,
        },
      },
      { root, test: { ...unit, name: 'unit-isolated', include: isolated, exclude } },
      {
        ...inBrowser,
        test: {
          name: 'browser',
          ...patience,
          // One page more than there are cores: a file often waits for what is drawn.
          maxWorkers: 3,
          include: ['test/browser/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ownPage],
          // What one file leaves behind in the page would be there for the next one.
          isolate: false,
          setupFiles: ['test/browser/resource-timing.ts', 'test/setup/properties.ts', 'test/browser/shared-page.ts'],
          sequence: { groupOrder: 2 },
          browser: browserOf({ contextOptions: { reducedMotion: 'reduce' } }),
        },
      },
      {
        ...inBrowser,
        test: {
          name: 'browser-isolated',
          ...patience,
          // What moves is looked at frame by frame.
          maxWorkers: 2,
          include: [ownPage],
          exclude,
          setupFiles: ['test/browser/resource-timing.ts', 'test/setup/properties.ts'],
          sequence: { groupOrder: 3 },
          browser: browserOf({}),
        },
      },
      {
        root,
        test: {
          ...endToEnd,
          name: 'e2e',
          include: ['test/e2e/*.test.ts'],
          exclude,
          ...endToEndLanes,
        },
      },
      {
        root,
        test: {
          ...endToEnd,
          name: 'e2e-full',
          include: ['test/e2e/full/*.test.ts'],
          exclude,
          ...fullLanes,
        },
      },
    ],
  },
})
