/** How home and request form say that only so many professionals get to know who asks; the number is a setting. */
export interface PlacesTexts {
  atMost: string
  contact: string
  cap: string
  places: string
  description: string
}

const words = ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco']

/** Returns the sentences for that many professionals a request. */
export function placesTexts(leadsPerRequest: number): PlacesTexts {
  if (leadsPerRequest === 1) {
    return {
      atMost: 'Te contacta uno solo.',
      contact: 'Te escribe o te llama uno solo.',
      cap: 'Un profesional, no cincuenta',
      places: 'Cada solicitud tiene un solo lugar. Cuando se ocupa, nadie más puede ver tus datos.',
      description: 'te contacta un profesional de tu zona',
    }
  }
  const word = words[leadsPerRequest] ?? String(leadsPerRequest)
  return {
    atMost: `Te contactan como máximo ${word}, y vos elegís.`,
    contact: `Te escriben o te llaman hasta ${word}.`,
    cap: `${word.slice(0, 1).toUpperCase()}${word.slice(1)} profesionales, no cincuenta`,
    places: `Cada solicitud tiene ${word} lugares. Cuando se ocupan, nadie más puede ver tus datos.`,
    description: `te contactan hasta ${word} profesionales de tu zona`,
  }
}
