/** A colour of the screen: red, green and blue from 0 to 1 and how much it covers. */
export interface Rgba {
  readonly rgb: readonly [number, number, number]
  readonly alpha: number
}

/** Contrast ratio of WCAG 2 (1 to 21) of two colours that cover what is behind them. */
export function contrastRatio(one: Rgba, other: Rgba): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** What is seen of a colour that lies on another one. */
export function over(top: Rgba, ground: Rgba): Rgba {
  return { rgb: blend(top, ground, top.alpha), alpha: top.alpha + ground.alpha * (1 - top.alpha) }
}

/** A colour as `#rrggbb`; what it does not cover is not shown. */
export function toHex({ rgb }: Rgba): string {
  return `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Opaque steps from a colour to black and to white, nearest first; whole values of 8 bits, so that hex says them. */
export function stepsAway({ rgb }: Rgba): readonly Rgba[] {
  const from: Rgba = { rgb, alpha: 1 }
  return Array.from({ length: 50 }, (_, index) => (index + 1) / 50).flatMap((share) =>
    [0, 1].map((end) => ({ rgb: rounded(blend({ rgb: [end, end, end], alpha: 1 }, from, share)), alpha: 1 })),
  )
}

function blend(top: Rgba, ground: Rgba, share: number): Rgba['rgb'] {
  const [red, green, blue] = top.rgb
  const [r, g, b] = ground.rgb
  return [red * share + r * (1 - share), green * share + g * (1 - share), blue * share + b * (1 - share)]
}

function rounded([red, green, blue]: Rgba['rgb']): Rgba['rgb'] {
  return [Math.round(red * 255) / 255, Math.round(green * 255) / 255, Math.round(blue * 255) / 255]
}

function luminance({ rgb: [red, green, blue] }: Rgba): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
