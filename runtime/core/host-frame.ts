/** What a page may know of the page it stands in. */
export interface PageFrame {
  /** The origin of the page around this one; `undefined` where there is none, or where the browser does not tell. */
  parentOrigin(): string | undefined
}

/** The frame as the browser has it. Safe to make on a server, where it is not used. */
export function browserFrame(): PageFrame {
  return {
    parentOrigin() {
      if (window.parent === window) return undefined
      // Firefox has no list; the referrer names the parent until the frame moves to another page.
      const [parent] = window.location.ancestorOrigins ?? []
      return parent ?? /^https?:\/\/[^/]+/.exec(document.referrer)?.[0]
    },
  }
}
