/** The clock of the page is so many milliseconds ahead, or behind, and `skew(ms)` sets it anew. */
export const skewed = (ms: number) => `(() => {
  let by = ${ms}
  window.skew = (next) => { by = next }
  const own = Date
  window.Date = class extends own {
    constructor(...given) { given.length === 0 ? super(own.now() + by) : super(...given) }
    static now() { return own.now() + by }
  }
})()`
