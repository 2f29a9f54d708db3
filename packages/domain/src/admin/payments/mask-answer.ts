const hidden = '•••'

/** Names of fields whose value is a credential; with all that lies below them. */
const secretKeys =
  /token|secret|password|authorization|signature|security_code|cvv|fingerprint|qr_code|ticket_url|certificate|client_id|public_key/i
/** What names or places a person beyond what an admin needs to tell payments apart; with all that lies below. */
const personalKeys =
  /^(address|ip_address|phone|cardholder|birth|date_of_birth|latitude|longitude|first_six_digits|bin)$/i
/** Numbers of people and cards: the last digits are enough to compare. */
const numberKeys = /^(number|card_number|cuit|cuil|dni|identification_number)$/i

const mails = /([^\s@<>()"]{1,2})[^\s@<>()"]*@([^\s@<>()"]+)/gu
/** The credentials of the provider, and tokens of the usual kinds, wherever they turn up. */
const credentials = /\b(?:(?:APP_USR|TEST)-[\w-]{8,}|eyJ[\w-]+\.[\w-]+\.[\w-]*)|Bearer\s+\S+/g
/** Standing by themselves: the parts of a UUID are no card. */
const longDigits = /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g

/**
 * Returns an answer of the provider as an admin may read it: credentials, tokens, codes and addresses are hidden, of
 * document and card numbers the last three or four digits stay, of mail addresses the beginning and the host. It
 * hides by the name of a field and, everywhere, by the look of a text, because the provider may rename its fields.
 */
export function maskAnswer(value: unknown, key = ''): unknown {
  if (value === null || typeof value === 'boolean') return value
  if (secretKeys.test(key) || personalKeys.test(key)) return hidden
  if (Array.isArray(value)) return value.map((item) => maskAnswer(item, key))
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskAnswer(inner, name)]))
  }
  if (numberKeys.test(key)) return `${hidden}${String(value).slice(-3)}`
  if (typeof value === 'number') return isCardNumber(String(value)) ? hidden : value
  return typeof value === 'string' ? maskText(value) : hidden
}

function maskText(text: string): string {
  return text
    .replace(credentials, hidden)
    .replace(mails, (_, start: string, host: string) => `${start}${hidden}@${host}`)
    .replace(longDigits, (run) => (isCardNumber(run) ? `${hidden}${run.slice(-4)}` : run))
}

/** Whether the digits are as many as a card has and add up as a card's do (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 13 || digits.length > 19) return false
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const doubled = Number(digit) * (position % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
