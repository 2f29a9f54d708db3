const women = words(`
  Lucía Marcela Florencia Silvina Camila Graciela Romina Valeria Agustina Norma Julieta Carolina
  Micaela Andrea Soledad Paula Gabriela Mónica Daiana Verónica`)
const men = words(`
  Martín Hernán Facundo Sergio Nicolás Rubén Gustavo Leandro Ezequiel Daniel Matías Claudio Ramiro
  Walter Ignacio Damián Cristian Osvaldo Emanuel Pablo`)
const surnames = words(`
  Quiroga Fernández Acosta Rossi Benítez Sosa Villalba Peralta Giménez Bianchi Ledesma Ferreyra
  Molina Cabrera Maldonado Ojeda Vega Luna Ponce Cardozo Arias Godoy Moyano Ferrari Bustos Toledo
  Navarro Correa Medina Funes`)
/** Area codes whose seven-digit local numbers may begin with 4, 5 or 6. */
const areas = ['341', '351', '261', '381', '223', '221']

export interface Person {
  firstName: string
  lastName: string
  username: string
  email: string
  /** E.164, a mobile number. */
  phone: string
  /** Eleven digits with a valid check digit. */
  cuit: string
  /** A number for any other choice that may differ between people. */
  variant: number
}

/**
 * Makes up a person from an id. The same id gives the same person. Consecutive ids give people who differ in username,
 * phone and CUIT.
 */
export function personOf(id: string): Person {
  const number = Number.parseInt(id.slice(-8), 16)
  // Spreads neighbouring numbers, because a list would otherwise show the names in the order of the arrays.
  const variant = Math.imul(number, 0x9e3779b1) >>> 0
  const isWoman = (variant & 1) === 1
  const firstName = pick(isWoman ? women : men, variant >>> 1)
  const lastName = pick(surnames, variant >>> 8)
  const username = `${plain(firstName)}.${plain(lastName)}.${number % 100_000}`
  return {
    firstName,
    lastName,
    username,
    email: `${username}@example.com`,
    // The factor is a prime that does not divide the range, so two different numbers below the range give different
    // results.
    phone: `+549${pick(areas, variant >>> 16)}${4_000_000 + ((number * 7_919) % 1_000_000)}`,
    cuit: cuitOf(18_000_000 + ((number * 7_919) % 27_000_000), isWoman),
    variant,
  }
}

/** Returns one of the choices. The same variant gives the same choice. */
export function pick(choices: readonly string[], variant: number): string {
  return choices[variant % choices.length] ?? ''
}

/** Returns the CUIT of a natural person: kind, document number and check digit (modulo 11). */
function cuitOf(document: number, isWoman: boolean): string {
  const usual = `${isWoman ? 27 : 20}${document}`
  const digit = checkDigit(usual)
  if (digit < 10) return `${usual}${digit}`
  // No single check digit fits, so the CUIT gets the prefix 23.
  const other = `23${document}`
  return `${other}${checkDigit(other)}`
}

function checkDigit(digits: string): number {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return (11 - (sum % 11)) % 11
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
