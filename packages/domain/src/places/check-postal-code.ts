import { matchProvincia, type Provincia } from './match-provincia'

/**
 * Returns what is wrong with a postal code beside its province, or null. The first letter of a full code (CPA) is the
 * province's; four digits alone say nothing of it.
 */
export function postalCodeFault(
  postalCode: string | null | undefined,
  provincia: Pick<Provincia, 'isoLetter' | 'nombre'>,
  provincias: readonly Provincia[],
): string | null {
  const letter = /^\s*([a-z])\s*\d{4}/i.exec(postalCode ?? '')?.[1]
  if (!letter || letter.toUpperCase() === provincia.isoLetter) return null
  const named = matchProvincia(provincias, `ar ${letter}`)
  return named
    ? `Ese código postal es de ${named.nombre}, y la provincia que dice es ${provincia.nombre}. Revisá los dos.`
    : `Ningún código postal empieza con ${letter.toUpperCase()}.`
}
