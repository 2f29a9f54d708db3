import type { ContactText, Span } from './contact-text'
import { isAccountLike, isPlainWord, type Piece } from './read-pieces'

/** Names of networks, including mail providers: 'mi gmail es juanperez'. */
const networks = new Set(
  `insta instagram ig telegram facebook face fb tiktok twitter linkedin snapchat skype discord gmail hotmail yahoo outlook
  icloud`.split(/\s+/),
)
/** Words after which an account name follows, whatever it looks like. */
const naming = new Set(': = es soy somos'.split(' '))
const passedMarks = new Set('( [ - – / > " “ « * personal profesional oficial usuario user'.split(' '))
const mostPassed = 4
/** Words for being found on a network. With one of them before the network, the account name follows 'como'. */
const foundThere = new Set(
  `aparezco buscame búscame buscanos busquen busquenme búsquenme encontrame encuentran encontrás estamos estoy figuro salgo
  seguime soy somos`.split(/\s+/),
)
const foundWithin = 3
const clauseMarks = new Set('. , ; : ! ? ) ] " ” » *'.split(' '))
const clauseWords = new Set('y e o gracias mi tel cel'.split(' '))

/** Words that describe a network and are no account name: 'mi Instagram es privado'. */
const commonWords = new Set(
  `abajo abierto aca activo ahi ahora alla aparte asi ayer bien bloqueado buena bueno cerrado comun consultas cuenta
  dm electricista esa ese eso esta este esto excelente facil falso foto fotos gracias gratis gratuito hackeada
  hackeado hermoso hoy igual importante inbox instalar lenta lento libre linda lindo link lista listo local mail mal
  md mejor mensaje mensajes mia mio muy nada necesario ninguna ninguno no nueva nuevo otra otro peor perfil plomero
  por porfa precios privada privado publica publicidad publico referencia referencias si siempre suya suyo tambien
  tampoco todo todos trabajos trucho urgente util video videos vieja viejo whatsapp wsp
  ads anuncio anuncios aplicacion aplicaciones app apps business caido casilla clave correo correos email emails
  google marketplace meta office oficiales pagina paginas programa programas publicacion publicaciones red redes
  reels shop sociales stories usuario usuarios web`.split(/\s+/),
)

/** Returns the ranges of account names beside the name of their network: 'mi insta es juan_perez_ok'. */
export function findAccounts(text: ContactText, pieces: readonly Piece[]): Span[] {
  return pieces.flatMap((piece, index) => {
    if (!piece.isWord || !networks.has(piece.normalized)) return []
    const before = accountBefore(pieces, index)
    const after = accountAfter(text, pieces, index)
    return [...(before ? [{ from: before.from, to: before.to }] : []), ...(after ? [after] : [])]
  })
}

/**
 * Returns the account name before the network: 'juan_perez_ok en instagram', '@ juanperez en instagram', 'juanperez
 * (gmail)'.
 */
function accountBefore(pieces: readonly Piece[], network: number): Piece | null {
  const joint = pieces[network - 1]?.normalized ?? ''
  const account = pieces[network - 2]
  if (!account?.isWord) return null
  const mayBe = isPlainWord(account) && !commonWords.has(account.normalized)
  if (closings[joint] !== undefined) {
    const isClosed = pieces[network + 1]?.normalized === closings[joint]
    return isClosed && (mayBe || isAccountLike(account)) ? account : null
  }
  if (!['en', 'de', 'por'].includes(joint)) return null
  const isSigned = signs.has(pieces[network - 3]?.normalized ?? '')
  return isAccountLike(account) || (isSigned && mayBe) ? account : null
}

const closings: Record<string, string> = { '(': ')', '[': ']', '{': '}' }
const signs = new Set(['@', 'arroba', 'usuario'])

function accountAfter(text: ContactText, pieces: readonly Piece[], network: number): Span | null {
  const { at, isNamed, isSigned } = readJoint(pieces, network)
  const account = pieces[at]
  const next = pieces[at + 1]
  if (!account?.isWord || networks.has(account.normalized)) return null
  if (isAccountLike(account)) return { from: account.from, to: account.to }
  // 'Facebook: Juan Perez'
  if (isNamed && next && isCapital(account) && isCapital(next)) return { from: account.from, to: next.to }
  const mayBe = isPlainWord(account) && !commonWords.has(account.normalized)
  const isOne = mayBe && (isSigned || (isNamed && endsClause(text, account, next)))
  return isOne ? { from: account.from, to: account.to } : null
}

const isCapital = ({ original }: Piece): boolean => /^\p{Lu}\p{Ll}+$/u.test(original)

interface Joint {
  /** Index of the piece that may be the account name. */
  at: number
  /** Whether an account name is likely to follow, and whether an @ was typed before it. */
  isNamed: boolean
  isSigned: boolean
}

/** Reads the words between a network and an account name: 'es', ':', 'como', '@'. */
function readJoint(pieces: readonly Piece[], network: number): Joint {
  const isNamed =
    beginsWithMine(pieces, network) || beginsClause(pieces, network) || isFoundThere(pieces, network)
  const joint = { at: network + 1, isNamed, isSigned: false }
  for (; joint.at <= network + mostPassed; joint.at += 1) {
    const word = pieces[joint.at]?.normalized ?? ''
    const isPassing =
      passedMarks.has(word) || (word === ',' && pieces[joint.at + 1]?.normalized === 'usuario')
    if (word === '@') joint.isSigned = true
    else if (naming.has(word)) joint.isNamed = true
    else if (word === 'como') joint.isNamed ||= isFoundThere(pieces, network)
    else if (!isPassing) break
  }
  return joint
}

/**
 * Returns whether 'mi' before the network begins a clause: 'Mi insta juanperez', but not 'me hackearon mi insta ayer'.
 */
function beginsWithMine(pieces: readonly Piece[], network: number): boolean {
  const before = pieces[network - 2]
  return (
    pieces[network - 1]?.normalized === 'mi' &&
    (!before || clauseMarks.has(before.normalized) || before.normalized === 'y')
  )
}

/** Returns whether the network begins a clause: 'Hago todo. Instagram juanperez'. */
const beginsClause = (pieces: readonly Piece[], network: number): boolean => {
  const before = pieces[network - 1]
  return !before || clauseMarks.has(before.normalized)
}

const isFoundThere = (pieces: readonly Piece[], network: number): boolean =>
  pieces
    .slice(Math.max(0, network - foundWithin), network)
    .some(({ normalized }) => foundThere.has(normalized))

/**
 * Returns whether the clause ends after the word. An account name ends it; an ordinary word does not: 'Instagram:
 * hermoso trabajo'.
 */
function endsClause(text: ContactText, account: Piece, next: Piece | undefined): boolean {
  if (!next || clauseMarks.has(next.normalized) || clauseWords.has(next.normalized)) return true
  return text.slice({ from: account.to, to: next.from }).includes('\n')
}
