/** The slice of selenium-webdriver that the WebKit driver uses; the package itself has no types. */
declare module 'selenium-webdriver' {
  export interface WebElement {
    click(): Promise<void>
    isDisplayed(): Promise<boolean>
  }
  export interface WebDriver {
    get(url: string): Promise<void>
    findElements(by: unknown): Promise<WebElement[]>
    wait<T>(condition: () => Promise<T | null | undefined>, timeoutMs: number): Promise<T>
    executeScript(script: string): Promise<unknown>
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
