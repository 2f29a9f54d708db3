const hidden = '•••'

/**
 * Digits of any kind (four, ４, ⁴, ④) with whatever between them but letters, and '$', which begins a price of its own.
 */
const digitRuns = /\+?\p{N}(?:[^\p{L}\p{N}$]*\p{N}){5,}/gu
const mails = /[^\s@<>()]+\s*@\s*[^\s@<>()]+(?:\s*\.\s*[^\s@<>().,]+)+/gu
/** Whoever writes only 'juan@gmail' is found as well. */
const mailStarts = /[^\s@<>()]+@[^\s@<>()]+/gu
const spokenMails = /\S+\s+(?:arroba|\(arroba\)|\[arroba\]|\(at\)|\[at\])\s+\S+(?:\s+punto\s+\S+)*/giu
const messengerLinks =
  /(?:https?:\/\/)?(?:wa\.me|api\.whatsapp\.com|t\.me|instagram\.com|facebook\.com|fb\.com)\/\S+/giu

function isPrice(text: string, offset: number, digits: number): boolean {
  return digits < 10 && /\$\s*$/.test(text.slice(0, offset))
}

/**
 * Returns a text in which phone numbers and mail addresses cannot be read, for whoever has not taken the lead. Six
 * digits and more count as a phone; a price after '$' stays.
 */
export function maskContact(text: string): string {
  return text
    .replace(messengerLinks, hidden)
    .replace(mails, hidden)
    .replace(mailStarts, hidden)
    .replace(spokenMails, hidden)
    .replace(digitRuns, (run, offset: number, whole: string) =>
      isPrice(whole, offset, run.replace(/\P{N}/gu, '').length) ? run : hidden,
    )
}
