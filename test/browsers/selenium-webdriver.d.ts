/** The slice of selenium-webdriver that the WebKit driver uses; the package itself has no types. */
declare module 'selenium-webdriver' {
  export interface WebElement {
    click(): Promise<void>
    isDisplayed(): Promise<boolean>
  }
  export interface Actions {
    move(to: { readonly origin: WebElement }): this
    click(): this
    sendKeys(text: string): this
    perform(): Promise<void>
  }
  export interface WebDriver {
    get(url: string): Promise<void>
    findElements(by: unknown): Promise<WebElement[]>
    wait<T>(condition: () => Promise<T | null | undefined>, timeoutMs: number): Promise<T>
    executeScript(script: string): Promise<unknown>
    actions(): Actions
    switchTo(): {
      frame(frame: WebElement): Promise<void>
      defaultContent(): Promise<void>
      newWindow(kind: 'tab'): Promise<void>
      window(handle: string): Promise<void>
    }
    getWindowHandle(): Promise<string>
    close(): Promise<void>
    getCapabilities(): Promise<{ getBrowserVersion(): string | undefined }>
    quit(): Promise<void>
  }
  export class Capabilities {
    constructor(values: Readonly<Record<string, unknown>>)
  }
  export class Builder {
    usingServer(url: string): this
    withCapabilities(capabilities: Capabilities): this
    build(): Promise<WebDriver>
  }
  export const By: { css(selector: string): unknown }
}
