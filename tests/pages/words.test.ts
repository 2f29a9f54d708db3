import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const written = [
  'apps/web/src',
  'packages/contracts/src',
  'packages/gateways/src/mail/templates',
  'prisma/seed',
]

function sourcesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return /(?<!\.test)\.tsx?$/.test(path) ? [path] : []
  return readdirSync(path).flatMap((name) => sourcesIn(join(path, name)))
}

/** After a Spanish article, possessive or preposition, or alone as a label; the code's own comments are English. */
const otherWord = /\b(?:el|los|un|tu|su|ese|este|por|último|nuevo)\s+mails?\b|(?<=['">])Mails?(?=['"<])/gi

it('people read one word, email, for what they get and where they get it', () => {
  const found = written
    .flatMap((path) => sourcesIn(join(root, path)))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(otherWord)].map(
        ([words]) => `${file.slice(root.length)}: ${words}`,
      ),
    )
  expect(found).toEqual([])
})
