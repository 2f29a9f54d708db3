import type { Span } from './contact-text'
import { providers } from './find-addresses'
import { isAccountLike, isPlainWord, type Piece } from './read-pieces'

/** Marks that people type instead of the @, or around the host. */
const marks = ['#', '&', '*', '%', '~', '^', '|', '-', '–', 'º', 'ª', '(', '[', '<']
const dots = ['.', 'punto', 'dot']
/** Spoken marks between two parts of an account name, as words in reverse order. */
const joints = [['punto'], ['dot'], ['bajo', 'guion'], ['bajo', 'guión'], ['guion'], ['guión']]
const hostTail = /^com(?:\.[a-z]{2})?$/
const gluedHosts = providers.filter((name) => name !== 'live').map((name) => `${name}.com`)
/** Maximum number of further parts of a name to read, to limit the work. */
const mostParts = 4

/** Words before a mail host that are no account name: 'entro a mi cuenta gmail.com'. */
const commonWords = new Set(
  `abre abrir abro acceder acceso anda andan ante app archivos avisos borro casilla casillas clave claves cliente con
  configurado configurar configuro contacto contactos correo correos cuenta cuentas datos del desde dominio ella
  email emails entra entrar entre entro error esa escribime escribinos escribir ese esta estan este fotos funciona
  funcionan hacia hackearon hasta ingresa ingresar ingreso iniciar inicio instalar las login los mail mails mandame
  mandar mande manden mensajes migrar mis nada nos nueva nuevo pagina paginas para pasar perfil por porque problema
  que recibe recibir recibo recupera recuperar red respaldo revisar sale servicio servidor sesion sin sincronizar
  sitio sobre solo spam sus tengo tiene tienen tipo tus una usa usaba usamos usan usar uso usuario usuarios ver vez
  via web webmail www`.split(/\s+/),
)

interface Host {
  /** Index of the last piece of the host. */
  last: number
  /** Whether the dot before the ending was spoken. People who mean the service write 'gmail' or 'gmail.com'. */
  isSaid: boolean
  hasTail: boolean
}

/**
 * Returns the ranges of mail addresses without an @ before a common mail host: 'juan.perez gmail.com', 'juanperez en
 * gmail punto com', 'juanperezgmail.com'.
 */
export function findPlainMails(pieces: readonly Piece[]): Span[] {
  return pieces.flatMap((piece, index) => {
    if (!piece.isWord) return []
    if (isGlued(piece)) return [{ from: piece.from, to: piece.to }]
    const host = hostAt(pieces, index)
    const first = host && accountBefore(pieces, index, host)
    const from = first === null ? undefined : pieces[first]?.from
    return host === null || from === undefined ? [] : [{ from, to: pieces[host.last]?.to ?? piece.to }]
  })
}

/**
 * Returns whether a word ends with a mail host, because the @ was left out or mistyped: 'juanperez2gmail.com'.
 * 'mail.yahoo.com' is an address of the service.
 */
function isGlued({ normalized }: Piece): boolean {
  return gluedHosts.some((host) => {
    const at = normalized.lastIndexOf(host)
    return at > 0 && !/[.-]/.test(normalized.charAt(at - 1))
  })
}

function hostAt(pieces: readonly Piece[], index: number): Host | null {
  const word = pieces[index]?.normalized ?? ''
  const dot = word.indexOf('.')
  const isWritten = dot >= 0
  if (!providers.includes(isWritten ? word.slice(0, dot) : word)) return null
  const tail = isWritten ? index : afterDot(pieces, index + 1)
  const hasTail = hostTail.test(isWritten ? word.slice(dot + 1) : (pieces[tail]?.normalized ?? ''))
  if (!hasTail) return isWritten ? null : { last: index, isSaid: false, hasTail }
  const country = afterDot(pieces, tail + 1)
  return { last: pieces[country]?.normalized === 'ar' ? country : tail, isSaid: !isWritten, hasTail }
}

const afterDot = (pieces: readonly Piece[], index: number): number =>
  dots.includes(pieces[index]?.normalized ?? '') ? index + 1 : index

/** Returns the index of the first piece of the account name before the host, or null without one. */
function accountBefore(pieces: readonly Piece[], index: number, { isSaid, hasTail }: Host): number | null {
  let at = index - 1
  const before = pieces[at]
  const isMark = before !== undefined && !before.isWord
  const joint = before?.normalized ?? ''
  if (isMark && !marks.includes(joint)) return null
  if (isMark || joint === 'en' || joint === 'de') at -= 1
  const account = pieces[at]
  if (!account?.isWord || providers.some((name) => account.normalized.startsWith(name))) return null
  if (isAccountLike(account)) return nameStart(pieces, at)
  const isWord = pieces[index]?.normalized === 'live'
  const isNamed = hasTail && !isWord && isPlainWord(account) && !commonWords.has(account.normalized)
  const mayBe = joint === 'en' ? isSaid : joint !== 'de'
  return isNamed && mayBe ? nameStart(pieces, at) : null
}

/** Returns the index of the first part of a spoken name: 'juan punto perez', 'juan guion bajo perez'. */
function nameStart(pieces: readonly Piece[], end: number): number {
  let at = end
  for (let part = 0; part < mostParts; part += 1) {
    const start = at
    const joint = joints.find((words) =>
      words.every((word, back) => pieces[start - 1 - back]?.normalized === word),
    )
    const next = start - 1 - (joint?.length ?? 0)
    if (!joint || !pieces[next]?.isWord) break
    at = next
  }
  return at
}
