import { matchProvincia, type Provincia } from './match-provincia'

/**
 * Returns an error text if a postal code belongs to another province, or null. The first letter of a full code (CPA)
 * identifies the province; a code of four digits is not checked.
 */
export function postalCodeFault(
  postalCode: string | null | undefined,
  provincia: Pick<Provincia, 'isoLetter' | 'nombre'>,
  provincias: readonly Provincia[],
): string | null {
  const letter = /^\s*([a-z])\s*\d{4}/i.exec(postalCode ?? '')?.[1]
  if (!letter || letter.toUpperCase() === provincia.isoLetter) return null
  const expected = matchProvincia(provincias, `ar ${letter}`)
  return expected
    ? `Ese código postal es de ${expected.nombre}, y la provincia que dice es ${provincia.nombre}. Revisá los dos.`
    : `Ningún código postal empieza con ${letter.toUpperCase()}.`
}
