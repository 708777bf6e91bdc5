import type { Page } from 'playwright'

/**
 * Names of the fonts in the page that are the machine's own, so that the page looks otherwise on another one. What is
 * heard and not seen (`.mk-hidden`) does not count.
 */
export async function fontsElsewhere(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page)
  try {
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'body :not(.mk-hidden)',
    })
    const used = await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })))
    const own = used.flatMap(({ fonts }) => fonts).filter(({ isCustomFont }) => !isCustomFont)
    return [...new Set(own.map(({ familyName }) => familyName))]
  } finally {
    await devtools.detach()
  }
}
