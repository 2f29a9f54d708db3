import { type ReactNode, useEffect } from 'react'
import { SWRConfig } from 'swr'
import { ToasterSlot } from '@/components/ui/toaster-slot'
import type { StoryParameters } from '@/lib/story'

interface StoryFrameProps {
  parameters: StoryParameters
  /** Called when the story's clicks are done; with the label of the first button that never came, if there is one. */
  onReady?: (missingButton?: string) => void
  children: ReactNode
}

/** What every page of the site puts around a component, with a cache of answers of its own. */
export function StoryFrame({ parameters: { clicks = noClicks }, onReady, children }: StoryFrameProps) {
  useEffect(() => {
    document.addEventListener('click', stayHere)
    clickAll(clicks).then(onReady)
    return () => document.removeEventListener('click', stayHere)
  }, [clicks, onReady])
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      {children}
      <ToasterSlot />
    </SWRConfig>
  )
}

const noClicks: readonly string[] = []
const patienceMs = 5000

/** Clicks the buttons one after the other, each as soon as it is there. Returns the label of a button that does not come. */
async function clickAll(labels: readonly string[]): Promise<string | undefined> {
  for (const label of labels) {
    const latest = Date.now() + patienceMs
    let button = findButton(label)
    while (!button && Date.now() < latest) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      button = findButton(label)
    }
    if (!button) return label
    // A menu opens by its keyboard event: a mouse would have to be pressed first.
    if (button.getAttribute('aria-haspopup') === 'menu')
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    else button.click()
  }
  return undefined
}

/** The last one, because a dialog over the page may have a button of the same name. */
const findButton = (label: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, input, summary, label')]
    .filter((button) => [button.getAttribute('aria-label'), button.textContent?.trim()].includes(label))
    .at(-1)

/** A link leads nowhere. */
function stayHere(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[href]:not([href^="#"])'))
    event.preventDefault()
}
