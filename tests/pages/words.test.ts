import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourcesIn } from './written'

const roots = [
  'apps/web/src',
  'packages/contracts/src',
  'packages/gateways/src/mail/templates',
  'prisma/seed',
]

/**
 * 'mail' after a Spanish article, possessive, preposition or adjective. The code's own comments are English, so they do
 * not match.
 */
const inSentence = /\b(?:el|los|un|tu|su|ese|este|por|último|nuevo)\s+mails?\b/gi
/** 'Mail' as a whole label. In code the name is lower case and in quotes. */
const soleWord = /(?<=['">])Mails?(?=['"<])|(?<=>)mails?(?=<)/g

it('people read one word, email, for what they get and where they get it', () => {
  const wrongWords = roots.flatMap(sourcesIn).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [inSentence, soleWord].flatMap((word) =>
      [...text.matchAll(word)].map(([words]) => `${file}: ${words}`),
    )
  })
  expect(wrongWords).toEqual([])
})

/**
 * Texts of consumer and data protection law, in which 'pedido' is the right word, and texts that users accepted in this
 * form.
 */
const ofLaw = /consumer|data-request|datos-personales|\/legal\//
/**
 * Other uses of 'pedido': as a verb, for an HTTP request, for a question to somebody else, and for what the buttons of
 * the law send.
 */
const otherPedidos =
  /(?:más|habías|trabajo) pedidos?|pedidos? (?:de (?:consum|arrepentimiento|reseña)|sobre (?:(?:sus|tus) )?datos)|datos-personales\/pedido|(?:El pedido no|del pedido no|Este pedido ya)|label: 'Pedidos'/gi

it('people read one word, solicitud, for what a client asks of professionals', () => {
  const wrongWords = roots
    .flatMap(sourcesIn)
    .filter((file) => !ofLaw.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8').replace(otherPedidos, '')
      return [...text.matchAll(/\bpedidos?\b/gi)].map(([word]) => `${file}: ${word}`)
    })
  expect(wrongWords).toEqual([])
})

/** A right of the law, and registration data that its own owner reads. */
const ofOwner =
  /(?:Ya podés|Pediste|Podés) ver,?(?: corregir y borrar)? (?:tus|los) datos|Ver los datos de mi registro/g
/** The button 'Ver datos de contacto' and similar texts, which professionals and admins read. */
const ofContact = /(?<!tus )datos de (?:contacto|nuevas solicitudes)/g
const leak =
  /(?<!\p{L})(?:abr\p{L}+|abierto|vio|vieron|viera|viste|ver|ves?|ven|tienen?|tenían?|tenés)(?: \p{L}+)? (?:tus|sus|los|mis) datos(?!\p{L})/giu

it('people read who saw a request, and nobody reads that somebody opened or has their data', () => {
  const leaks = [...roots, 'packages/domain/src']
    .flatMap(sourcesIn)
    .filter((file) => !ofLaw.test(file) && !/admin\/users|access-changed/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
        .replace(/\s+/g, ' ')
        .replace(ofOwner, '')
        .replace(ofContact, 'contacto')
      return [...text.matchAll(leak)].map(([words]) => `${file}: ${words}`)
    })
  expect(leaks).toEqual([])
})
