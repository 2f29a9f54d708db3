import type { Page } from '@playwright/test'

/**
 * Returns the words of the page that are broken across lines without a hyphen. Words beyond 15 letters, addresses and
 * numbers may break anywhere.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) return []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    const linesOf = (range: Range) =>
      new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    while (texts.nextNode()) {
      const text = texts.currentNode
      const { parentElement: part } = text
      // Visually hidden text is in a box of one pixel.
      if (!part?.checkVisibility() || part.closest('[aria-hidden=true], .sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if (linesOf(range) < 2) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<!\S)\p{L}{2,15}(?!\S)/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (linesOf(range) > 1) broken.push(word)
      }
    }
    return broken
  })
}
