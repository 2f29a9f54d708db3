const hidden = '•••'

/** Names of fields that contain a credential. Everything below them is hidden, too. */
const secretKeys =
  /token|secret|password|authorization|signature|security_code|cvv|fingerprint|qr_code|ticket_url|certificate|client_id|public_key/i
/**
 * Names of fields that identify or locate a person and that an admin does not need. Everything below them is hidden,
 * too.
 */
const personalKeys =
  /^(address|ip_address|phone|cardholder|birth|date_of_birth|latitude|longitude|first_six_digits|bin)$/i
/** Names of fields with numbers of people and cards; their last digits stay for comparison. */
const numberKeys = /^(number|card_number|cuit|cuil|dni|identification_number)$/i

const mails = /([^\s@<>()"]{1,2})[^\s@<>()"]*@([^\s@<>()"]+)/gu
/** Credentials of the provider and common token formats, anywhere in a text. */
const credentials = /\b(?:(?:APP_USR|TEST)-[\w-]{8,}|eyJ[\w-]+\.[\w-]+\.[\w-]*)|Bearer\s+\S+/g
/** Digits that stand alone; parts of a UUID are excluded. */
const longDigits = /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g

/**
 * Returns an answer of the provider as an admin may read it. Hides credentials, tokens, codes and addresses. Keeps the
 * last three or four digits of document and card numbers, and the beginning and host of mail addresses. Checks the
 * names of fields and the format of all texts, because the provider may rename its fields.
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

/** Whether the digits have a card's length and a valid checksum (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 13 || digits.length > 19) return false
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const weightedDigit = Number(digit) * (position % 2 === 1 ? 2 : 1)
    return total + (weightedDigit > 9 ? weightedDigit - 9 : weightedDigit)
  }, 0)
  return sum % 10 === 0
}
