import axe from 'axe-core'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { StoryParameters } from '../../../apps/web/src/lib/story'
import { prepareStory } from '../../../apps/workbench/src/current-story'
import { StoryFrame } from '../../../apps/workbench/src/story-frame'

interface AnyStory {
  args?: object
  render?: (args: object) => ReactNode
  parameters?: StoryParameters
}

/** A module of stories in the bundle. */
export interface StoryModule {
  default: { component: ComponentType<object>; title: string; parameters?: StoryParameters }
  [story: string]: unknown
}

const paintMs = 20

/** Draws each story of a module. Returns the faults, each with the name of its story. */
export async function checkStories({ default: meta, ...stories }: StoryModule): Promise<string[]> {
  const faults: string[] = []
  for (const [name, story] of Object.entries(stories)) {
    const storyFaults = await withStory(meta, story as AnyStory, findBarriers)
    faults.push(...storyFaults.map((fault) => `${name}: ${fault}`))
  }
  return faults
}

/** Draws one story and keeps it visible for inspection. */
export const showStory = (module: StoryModule, name: string): Promise<string[]> =>
  withStory(module.default, module[name] as AnyStory, () => new Promise(() => undefined))

async function withStory(
  meta: StoryModule['default'],
  story: AnyStory,
  look: (place: HTMLElement) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = []
  const parameters = { ...meta.parameters, ...story.parameters }
  const args = story.args ?? {}
  const place = document.body.appendChild(document.createElement('main'))
  if (parameters.layout !== 'fullscreen') place.style.padding = '1rem'
  let giveUp = () => {}
  const report = (error: unknown) => {
    faults.push(String(error))
    giveUp()
  }
  const root = createRoot(place, { onUncaughtError: report, onCaughtError: report })
  const stopListening = listenToConsole((message) => faults.push(message))
  await prepareStory(parameters)
  const missingButton = await new Promise<string | undefined>((resolve) => {
    giveUp = () => resolve(undefined)
    root.render(
      <StoryFrame parameters={parameters} onReady={resolve}>
        <Drawing>{() => story.render?.(args) ?? createElement(meta.component, args)}</Drawing>
      </StoryFrame>,
    )
  })
  if (missingButton !== undefined) faults.push(`has no button '${missingButton}'`)
  await pause(paintMs)
  endAnimations()
  if (isEmpty(place)) faults.push('draws nothing')
  faults.push(...(await look(document.body)))
  flushSync(() => root.unmount())
  place.remove()
  stopListening()
  return faults
}

/** Finishes all finite animations, because an element that fades in has its colours only at the end. */
function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}

/** Whether nothing was drawn. Dialogs and menus are drawn outside of `main`. */
const isEmpty = (place: HTMLElement): boolean =>
  place.childNodes.length === 0 && document.querySelector('body > :not(script, main)') === null

/** A component for a story's own render function, because that function may use hooks. */
const Drawing = ({ children }: { children: () => ReactNode }) => children()

/** Reports messages of React about keys, nesting and props, which it writes to the console. */
function listenToConsole(report: (message: string) => void): () => void {
  const { error } = console
  console.error = (format: unknown, ...values: unknown[]) => {
    const rest = [...values]
    report(String(format).replace(/%[sdo]/g, () => String(rest.shift())))
  }
  return () => {
    console.error = error
  }
}

/** Checks a story in the light theme, and its contrasts again in the dark one. Nothing else differs. */
async function findBarriers(part: HTMLElement): Promise<string[]> {
  const barriers = await violationsOf(part, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  document.documentElement.dataset.theme = 'dark'
  endAnimations()
  const darkBarriers = await violationsOf(part, ['color-contrast'])
  delete document.documentElement.dataset.theme
  return [...barriers, ...darkBarriers.map((barrier) => `dark ${barrier}`)]
}

async function violationsOf(part: HTMLElement, runOnly: string[]): Promise<string[]> {
  const { violations } = await axe.run(part, { resultTypes: ['violations'], preload: false, runOnly })
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
