import type { Page } from 'playwright'
import type { Parts } from './choose-variants.js'
import { variants } from './variants.data.js'

/** A rule of the stylesheets and an element that it applies to. */
interface Styled {
  readonly selector: string
  readonly isColour: boolean
  /** Whether what the element is in has more room on one side of it than on the other. */
  readonly isAside: boolean
  /** What may change with the width of the window: lines, and whether something is cut off. */
  readonly height: number
  readonly isCut: boolean
  /** Whether the rule counts in the window as it is. */
  readonly isOn: boolean
}

/** Elements that are asked: those of the first screens of a long list tell what there is to be told. */
const MOST_ELEMENTS = 600

/**
 * Which rules of the stylesheets the state in the page shows otherwise in a variant: in the dark those that give a
 * colour, in a narrow window those that begin or end to count and those of elements that become higher, lower or cut off
 * there, and from right to left those of elements that are not in the middle of what they are in. Leaves the window
 * narrow.
 */
export async function measureParts(page: Page): Promise<Parts> {
  const usual = await page.evaluate(styledElements, MOST_ELEMENTS)
  const { width = 0, height = 0 } = variants.find(({ id }) => id === 'narrow') ?? {}
  await page.setViewportSize({ width, height })
  const narrow = await page.evaluate(styledElements, MOST_ELEMENTS)
  const isOtherwise = ({ height, isCut, isOn }: Styled, at: number) => {
    const now = narrow[at]
    return now !== undefined && (Math.abs(now.height - height) > 1 || now.isCut !== isCut || now.isOn !== isOn)
  }
  return {
    dark: selectorsOf(usual.filter(({ isColour, isOn }) => isColour && isOn)),
    // Elements that come or go with the width can't be told apart one by one.
    narrow: selectorsOf(narrow.length === usual.length ? usual.filter(isOtherwise) : usual),
    arabic: selectorsOf(usual.filter(({ isAside, isOn }) => isAside && isOn)),
  }
}

function selectorsOf(styled: readonly Styled[]): readonly string[] {
  return [...new Set(styled.map(({ selector }) => selector))]
}

/** Every element of the kit that is drawn, with every rule that applies to it in some window. Runs in the page. */
function styledElements(most: number): readonly Styled[] {
  const rulesIn = (list: CSSRuleList, query = 'all'): readonly (readonly [rule: CSSStyleRule, query: string])[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [[rule, query] as const]
      if (rule instanceof CSSMediaRule) return rulesIn(rule.cssRules, rule.conditionText)
      return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules, query) : []
    })
  const rules = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap((sheet) => rulesIn(sheet.cssRules))
    .filter(([{ selectorText }]) => selectorText.includes('mk'))
    .map(([{ selectorText, style }, query]) => ({
      selector: query === 'all' ? selectorText : `@media ${query} ${selectorText}`,
      // What is before or after an element is where the element is.
      asks: selectorText.replaceAll(/::[\w-]+/g, ''),
      isColour: /color|shadow|light-dark/.test(style.cssText),
      isOn: matchMedia(query).matches,
    }))
  const drawn = [...document.querySelectorAll('[data-mk], [data-mk] *')].filter((element) => element.checkVisibility())
  return drawn.slice(0, most).flatMap((element) => {
    const box = element.getBoundingClientRect()
    const around = (element.parentElement ?? element).getBoundingClientRect()
    const isAside = Math.abs(box.left - around.left - (around.right - box.right)) > 1
    const isCut = element.scrollWidth > element.clientWidth
    return rules
      .filter(({ asks }) => element.matches(asks))
      .map(({ selector, isColour, isOn }) => ({ selector, isColour, isOn, isAside, isCut, height: box.height }))
  })
}
