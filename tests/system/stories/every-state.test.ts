import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../../../apps/web/src/', import.meta.url))

const componentsBelow = (folder: string): string[] =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test|\.stories)\.tsx$/.test(file))
    .sort()

/**
 * Whether a component draws something else, or nothing, for other props: its source has a question mark, `&&` or a
 * second return before the elements.
 */
function hasStates(file: string): boolean {
  const text = readFileSync(join(source, file), 'utf8')
  return /return \(?\s*</.test(text) && /(\?|&&)\s*\(?\s*<|return null|if \([^\n]*\)\s+return\b/.test(text)
}

const hasStory = (file: string): boolean => existsSync(join(source, file.replace(/\.tsx$/, '.stories.tsx')))

/** Components that still have no story. Only remove lines from this list. */
const withoutStory = readFileSync(new URL('./without-story.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

it('shows every control in the workbench', () => {
  expect(componentsBelow('components/ui').filter((file) => !hasStory(file))).toEqual([])
})

it('shows every feature component with more than one state, but for a list that only gets shorter', () => {
  const missing = componentsBelow('features').filter((file) => hasStates(file) && !hasStory(file))
  expect(missing.filter((file) => !withoutStory.includes(file))).toEqual([])
  expect(withoutStory.filter((file) => hasStory(file) || !existsSync(join(source, file)))).toEqual([])
})
