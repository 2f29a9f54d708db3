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

/** After a Spanish article, possessive or preposition; the code's own comments are English. */
const inSentence = /\b(?:el|los|un|tu|su|ese|este|por|último|nuevo)\s+mails?\b/gi
/** Alone as a label; what the code calls them begins small and stands in quotes. */
const alone = /(?<=['">])Mails?(?=['"<])|(?<=>)mails?(?=<)/g

it('people read one word, email, for what they get and where they get it', () => {
  const found = written.flatMap(sourcesIn).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [inSentence, alone].flatMap((word) =>
      [...text.matchAll(word)].map(([words]) => `${file}: ${words}`),
    )
  })
  expect(found).toEqual([])
})

/** Of the laws of consumers and of personal data, where 'pedido' is the word, and texts that somebody accepted as they are. */
const ofLaw = /consumer|data-request|datos-personales|\/legal\//
/** As a verb; as what arrived by HTTP or is asked of somebody else; as what the law's buttons send. */
const otherPedidos =
  /(?:más|habías|trabajo) pedidos?|pedidos? (?:de (?:consum|arrepentimiento|reseña)|sobre (?:(?:sus|tus) )?datos)|datos-personales\/pedido|(?:El pedido no|del pedido no|Este pedido ya)|label: 'Pedidos'/gi

it('people read one word, solicitud, for what a client asks of professionals', () => {
  const found = written
    .flatMap(sourcesIn)
    .filter((file) => !ofLaw.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8').replace(otherPedidos, '')
      return [...text.matchAll(/\bpedidos?\b/gi)].map(([word]) => `${file}: ${word}`)
    })
  expect(found).toEqual([])
})
