import { matchRank } from '../text/match-rank'
import type { LocalidadEntry } from './endpoints'
import { foldPlaceName } from './fold-place-name'

export interface SearchableLocalidad {
  localidad: LocalidadEntry
  name: string
  aliases: readonly string[]
  departamento: string
}

export interface FoundLocalidad {
  localidad: LocalidadEntry
  alias: string | null
}

/** Returns localities prepared for searching; call it once per list. */
export const searchableLocalidades = (list: readonly LocalidadEntry[]): SearchableLocalidad[] =>
  list.map((localidad) => ({
    localidad,
    name: foldPlaceName(localidad.nombre),
    aliases: localidad.aliases.map(foldPlaceName),
    departamento: foldPlaceName(localidad.departamento),
  }))

/**
 * Returns up to `max` localities that match the text, best first: an exact name or alias, then a prefix, a name
 * before an alias, and last a match of the departamento. Keeps the list's order among equals and for an empty text.
 */
export function findLocalidades(
  list: readonly SearchableLocalidad[],
  text: string,
  max: number,
): FoundLocalidad[] {
  const search = foldPlaceName(text)
  if (search === '') return list.slice(0, max).map(({ localidad }) => ({ localidad, alias: null }))
  return list
    .flatMap((candidate) => {
      const answer = answerOf(candidate, search)
      return answer ? [{ localidad: candidate.localidad, ...answer }] : []
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, max)
    .map(({ localidad, alias }) => ({ localidad, alias }))
}

/** A name ranks slightly above an equally good alias, and both above any departamento. */
function answerOf(
  { localidad, name, aliases, departamento }: SearchableLocalidad,
  search: string,
): { rank: number; alias: string | null } | null {
  if (name === search) return { rank: -2, alias: null }
  const exact = aliases.indexOf(search)
  if (exact !== -1) return { rank: -1, alias: localidad.aliases[exact] ?? null }
  const byName = matchRank(name, search)
  if (byName === 0) return { rank: 0, alias: null }
  const ranks = aliases.map((alias) => matchRank(alias, search) ?? Number.POSITIVE_INFINITY)
  const byAlias = Math.min(...ranks)
  if (Number.isFinite(byAlias) && (byName === null || byAlias < byName))
    return { rank: byAlias + 0.5, alias: localidad.aliases[ranks.indexOf(byAlias)] ?? null }
  if (byName !== null) return { rank: byName, alias: null }
  const byDepartamento = matchRank(departamento, search)
  return byDepartamento === null ? null : { rank: 3 + byDepartamento, alias: null }
}
