import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourcesIn } from './written'

/** Code that somebody waits for. Where nobody does, as for a picture that comes when it comes, a part is no more than fetched. */
const awaited = /await import\(|=> import\('@oficio\/contracts(?![^\n]*\.then\()/

it('a visitor who waits for lazily loaded code reads that it did not arrive', () => {
  const waiting = sourcesIn('apps/web/src')
    .filter((file) => !/\/server\/|\/instrumentation\.ts$/.test(file))
    .filter((file) => awaited.test(readFileSync(join(root, file), 'utf8')))
  expect(waiting).toEqual([
    // Its box keeps what stands there.
    'apps/web/src/features/advertising/showing/live-slot.tsx',
  ])
})
