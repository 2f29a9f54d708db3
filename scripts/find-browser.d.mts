/** Returns the path of a Chromium, '' where Playwright's own is to be used, null where there is none. */
export function findBrowser(): string | null
