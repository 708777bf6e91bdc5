import { randomUUID } from 'node:crypto'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '../setup/chromium.js'
import { argsOfDesk } from '../setup/chromium-args.js'
import { ensureProgram } from '../setup/debian-program.js'
import { runProgram } from '../setup/run-program.js'
import { insideFolder, repository } from '../setup/scratch.js'

/** A site of the suite, as its file names it. */
export interface SuiteSite {
  readonly name: string
  readonly url: string
  readonly protocol: 4 | 5
  /** Names of the rules that it is asked for; all of them when left out. */
  readonly rules?: readonly string[]
  /** Those that it is known to break: Playwright starts worker and browser anew after each failure that is not expected. */
  readonly breaks?: readonly string[]
}

/** What the suite is run with. */
export interface SuiteOptions {
  /** The folder of the kit as a host has it. */
  readonly kit: string
  readonly projectId: string
  readonly origins: readonly string[]
  readonly sites: readonly [SuiteSite, ...SuiteSite[]]
  /** Browsers that keep what a frame stores apart by the page around it, and such that don't. */
  readonly browsers: readonly SuiteBrowser[]
  /** In these of them only what needs an account is asked: the rest stores nothing. */
  readonly accountsOnly?: readonly SuiteBrowser[]
  /** The inbox of a real backend, as JSON: its mails have the links and codes, and its cards wait for a hand. Left out, the site is a fake. */
  readonly inbox?: string
}

/** Whether the browser keeps what a frame stores apart by the page around it. */
export type SuiteBrowser = 'partitioned' | 'unpartitioned'

/** The rules that a site has passed and failed, by their names. */
export interface SuiteResult {
  readonly passed: readonly string[]
  readonly failed: readonly string[]
}

/** Results by the browser and the name of the site: `partitioned good`. */
export type SuiteResults = Readonly<Record<string, SuiteResult>>

/** One suite of Playwright's JSON report, as far as it is read. */
interface Reported {
  readonly title: string
  readonly suites?: readonly Reported[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly projectName: string
      /** How its tries went. */
      readonly results: readonly { readonly status: string }[]
    }[]
  }[]
}

/** What people do at the fake site. */
const fakePerson = `
const login = { email: 'alice@example.com', code: () => '123456' }
const approve = (frame: Frame) => frame.getByRole('button', { name: 'Approve' }).click()
`

/** What people do at the real one. Each browser has a person of its own: a second code voids the first. */
const realPerson = (inbox: string) => `
async function findMail(email: string, wanted: RegExp): Promise<string> {
  let found: string | undefined
  const find = async () => {
    const { mails } = await (await fetch('${inbox}')).json()
    const own = mails.filter((mail: { to: string }) => mail.to === email)
    found = own.map((mail: { text: string }) => wanted.exec(mail.text)?.[0]).find((text?: string) => text)
    return found
  }
  await expect.poll(find, { timeout: 30_000, intervals: [50] }).toBeTruthy()
  return found ?? ''
}
const login = {
  email: \`\${randomUUID()}@meadow.example\`,
  code: (email: string) => findMail(email, /^\\d{6}$/m),
  async openLink(email: string, { number = '', page }: { number?: string | undefined; page: Page }) {
    await page.goto(await findMail(email, /http\\S+\\/device\\S+/))
    await page.getByRole('button', { name: number, exact: true }).click()
    await page.getByRole('status').waitFor()
  },
}
async function approve(frame: Frame) {
  const button = frame.getByRole('button', { name: 'Approve', exact: true })
  // The document has a heading of its own until the card is there.
  await button.waitFor()
  await frame.getByRole('heading').first().hover()
  await button.hover()
  await expect(button).toHaveAttribute('aria-disabled', 'false', { timeout: 10_000 })
  await button.click()
}
`

/** A test file as one who writes a site has it. */
const spec = ({ projectId, origins, sites, inbox }: SuiteOptions) => `
import { randomUUID } from 'node:crypto'
import { expect, type Frame, type Page, test } from '@playwright/test'
import { describeWalletSite } from 'create-modal-kit/testing/playwright'
${inbox === undefined ? fakePerson : realPerson(inbox)}
const sites: readonly { name: string; url: string; protocol: 4 | 5; breaks?: readonly string[] }[] = ${JSON.stringify(sites)}

test.beforeEach(async ({}, { titlePath, title }) => {
  const site = sites.find(({ name }) => titlePath.some((part) => part.startsWith(name + ' keeps')))
  if (site?.breaks?.includes(title)) test.fail()
})
for (const { name, url, protocol } of sites)
  describeWalletSite(name, {
    url,
    protocol,
    projectId: '${projectId}',
    origins: ${JSON.stringify(origins)},
    level: 'hardened',
    login,
    approve,
  })

test.describe('browser', () => {
  test('keeps storage apart as its name says', async ({ page }, { project }) => {
    const url = '${sites[0].url}'
    await page.goto(url)
    await page.evaluate(() => localStorage.setItem('seen', 'yes'))
    await page.route('${origins[0]}/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="' + url.replaceAll('&', '&amp;') + '"></iframe>' }),
    )
    await page.context().grantPermissions(['local-network-access'], { origin: '${origins[0]}' })
    await page.goto('${origins[0]}/')
    const frame = page.mainFrame().childFrames()[0]
    const seen = await frame?.evaluate(() => localStorage.getItem('seen'))
    expect(seen).toBe(project.name === 'partitioned' ? null : 'yes')
  })
})
`

/**
 * Chromium with a profile of its own that lets frames of other sites keep something: windows without a history, in which Playwright
 * works, keep nothing for them otherwise.
 */
const browserScript = `#!/bin/sh
profile=$(mktemp -d "$(dirname "$0")/profile.XXXXXX")
mkdir "$profile/Default"
echo '{ "profile": { "cookie_controls_mode": 0 } }' > "$profile/Default/Preferences"
exec '${ensureProgram(chromium)}' --user-data-dir="$profile" "$@"
`

const args: Readonly<Record<SuiteBrowser, readonly string[]>> = {
  partitioned: argsOfDesk(),
  unpartitioned: argsOfDesk(['ThirdPartyStoragePartitioning']),
}

/** What matches the whole titles of the tests that a site is asked with. */
function askedOf({ name, rules }: SuiteSite): RegExp {
  const end = rules
    ? `(signed in )?(${rules.map((rule) => rule.replaceAll(/[.*+?()[\]{}|\\^$]/g, '\\$&')).join('|')})$`
    : ''
  return new RegExp(`${name} keeps the protocol of wallet sites ${end}`)
}

/** Playwright turns partitioning off by itself, so that its own options of Chromium are replaced. */
const config = ({ browsers, accountsOnly = [], sites }: SuiteOptions) => `
import { defineConfig } from '@playwright/test'

const browser = (args: readonly string[]) => ({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: new URL('chromium.sh', import.meta.url).pathname,
    ignoreDefaultArgs: true,
    args,
  },
})
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  grep: [${sites.map(askedOf).join(', ')}, /keeps storage apart/],
  reporter: [['json', { outputFile: 'report.json' }]],
  projects: [${browsers.map((name) => `{ name: '${name}', use: browser(${JSON.stringify(args[name])})${accountsOnly.includes(name) ? ', grep: / signed in |keeps storage apart/' : ''} }`).join(', ')}],
})
`

/** Runs the suite by `npx playwright test` in a folder of its own. Rejects where no report came of it. */
export async function runWalletSiteSuite(options: SuiteOptions): Promise<SuiteResults> {
  const { dir, remove } = await insideFolder(`wallet-site-suite-${randomUUID()}`)
  try {
    await mkdir(join(dir, 'node_modules'), { recursive: true })
    await symlink(options.kit, join(dir, 'node_modules/create-modal-kit'), 'dir')
    await writeFile(join(dir, 'package.json'), '{ "private": true, "type": "module" }')
    await writeFile(join(dir, 'site.spec.ts'), spec(options))
    await writeFile(join(dir, 'chromium.sh'), browserScript, { mode: 0o755 })
    await writeFile(join(dir, 'playwright.config.ts'), config(options))
    const program = join(repository, 'node_modules/@playwright/test/cli.js')
    const { stdout, stderr } = await runProgram(process.execPath, [program, 'test'], {
      cwd: dir,
      deadlineMs: 1_100_000,
    })
    const report = await readFile(join(dir, 'report.json'), 'utf8').catch(() => undefined)
    if (report === undefined) throw new Error(`The suite has no report.\n${stdout}\n${stderr}`)
    return readResults(JSON.parse(report) as { readonly suites: readonly Reported[] })
  } finally {
    await remove()
  }
}

function readResults({ suites }: { readonly suites: readonly Reported[] }): SuiteResults {
  const results: Record<string, { readonly passed: string[]; readonly failed: string[] }> = {}
  const read = ({ suites: inner = [], specs = [] }: Reported, site: string) => {
    for (const { title: rule, tests } of specs)
      for (const { projectName, results: tries } of tests) {
        const key = `${projectName} ${site}`
        results[key] ??= { passed: [], failed: [] }
        results[key][tries.every(({ status }) => status === 'passed') ? 'passed' : 'failed'].push(rule)
      }
    for (const each of inner) read(each, site)
  }
  // The outermost is the file.
  for (const file of suites)
    for (const site of file.suites ?? []) read(site, site.title.replace(/ keeps the protocol of wallet sites$/, ''))
  return results
}
