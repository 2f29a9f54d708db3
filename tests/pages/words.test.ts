import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourcesIn } from './written'

const written = [
  'apps/web/src',
  'packages/contracts/src',
  'packages/gateways/src/mail/templates',
  'prisma/seed',
]

/** After a Spanish article, possessive or preposition, or alone as a label; the code's own comments are English. */
const otherWord = /\b(?:el|los|un|tu|su|ese|este|por|último|nuevo)\s+mails?\b|(?<=['">])Mails?(?=['"<])/gi

it('people read one word, email, for what they get and where they get it', () => {
  const found = written
    .flatMap(sourcesIn)
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(otherWord)].map(([words]) => `${file}: ${words}`),
    )
  expect(found).toEqual([])
})
