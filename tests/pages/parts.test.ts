import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourcesIn } from './written'

/**
 * Lazy imports that a visitor waits for. Other imports, such as a picture, may just load in the background.
 */
const awaited = /await import\(|=> import\('@oficio\/contracts(?![^\n]*\.then\()/

it('a visitor who waits for lazily loaded code reads that it did not arrive', () => {
  const waiting = sourcesIn('apps/web/src')
    .filter((file) => !/\/server\/|\/instrumentation\.ts$/.test(file))
    .filter((file) => awaited.test(readFileSync(join(root, file), 'utf8')))
  expect(waiting).toEqual([
    // The slot keeps its current content if the code does not arrive.
    'apps/web/src/features/advertising/showing/live-slot.tsx',
  ])
})
