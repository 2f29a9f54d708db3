/**
 * Sentences on the home page and the request form about the maximum number of professionals who see the client's
 * contact data. The number is a setting.
 */
export interface SeatsTexts {
  atMost: string
  contact: string
  cap: string
  seats: string
  description: string
}

const words = ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco']

/** Returns the sentences for that number of professionals per request. */
export function seatsTexts(leadsPerRequest: number): SeatsTexts {
  if (leadsPerRequest === 1) {
    return {
      atMost: 'Te contacta uno solo.',
      contact: 'Te escribe o te llama uno solo.',
      cap: 'Un profesional, no cincuenta',
      seats: 'Cada solicitud tiene un solo lugar. Cuando se ocupa, nadie más puede ver tu teléfono.',
      description: 'te contacta un profesional de tu zona',
    }
  }
  const word = words[leadsPerRequest] ?? String(leadsPerRequest)
  return {
    atMost: `Te contactan como máximo ${word}, y vos elegís.`,
    contact: `Te escriben o te llaman hasta ${word}.`,
    cap: `${word.slice(0, 1).toUpperCase()}${word.slice(1)} profesionales, no cincuenta`,
    seats: `Cada solicitud tiene ${word} lugares. Cuando se ocupan, nadie más puede ver tu teléfono.`,
    description: `te contactan hasta ${word} profesionales de tu zona`,
  }
}
