/**
 * Parts of the browser's own windows that no test sees. The two pages of the address bar and the renderer kept in reserve take over
 * two seconds of a processor for every window that is opened.
 */
const windowFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** What Playwright turns off: of two such switches Chromium takes the last one alone. `chromium-args.test.ts` compares the lists. */
export const playwrightFeatures: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Arguments for a Chromium that Playwright starts with its own ones before them. */
export function argsBesidePlaywright(): string[] {
  return [disable([...playwrightFeatures, ...windowFeatures]), ...sandbox()]
}

/**
 * All arguments of a Chromium that keeps storage and networks apart as on a desk, where Playwright turns that off.
 * `disabled` names further features to turn off.
 */
export function argsOfDesk(disabled: readonly string[] = []): string[] {
  return [
    '--headless=new',
    '--remote-debugging-pipe',
    '--no-first-run',
    '--password-store=basic',
    // Builds of distributions try experiments by themselves; what people download does not.
    '--disable-field-trial-config',
    '--disable-background-networking',
    '--disable-component-update',
    disable([...disabled, ...windowFeatures]),
    ...sandbox(),
  ]
}

function disable(features: readonly string[]): string {
  return `--disable-features=${features.join(',')}`
}

/** Root has no sandbox. */
function sandbox(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : []
}
